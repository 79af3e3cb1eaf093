import { useEffect, useState } from 'react'
import { Side } from '../../ui/slot.tsx'
import { sheetMessages } from './sheet-messages.ts'

export interface Section {
  readonly id: string
  readonly name: string
}

/** The sections of a screen in the left column; the one in sight is marked. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const current = useInSight(sections)
  return (
    <Side>
      <nav aria-label={sheetMessages().onThisPage}>
        <h3>{sheetMessages().onThisPage}</h3>
        <ol>
          {sections.map(({ id, name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={id === current ? 'on' : undefined}
                aria-current={id === current ? 'location' : undefined}
              >
                <i>{index + 1}</i>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Side>
  )
}

/** Height of what stays at the top of the window, and a little more. */
const top = 160

/** The last section whose head has passed the top of the window. */
function useInSight(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    function look(): void {
      const passed = sections.filter(({ id }) => {
        const section = document.getElementById(id)
        return section && section.offsetHeight > 0 && section.getBoundingClientRect().top < top
      })
      setCurrent((passed.at(-1) ?? sections[0])?.id)
    }
    look()
    document.addEventListener('scroll', look, { passive: true })
    return () => document.removeEventListener('scroll', look)
  }, [sections])
  return current
}
