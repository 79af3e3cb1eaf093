import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { rawMessages } from '../messages.ts'
import { columnNames } from './RawHead.tsx'

interface Props {
  readonly columns: readonly string[]
  readonly hasSubsidiaries: boolean
  readonly change: (next: Record<string, unknown>) => void
}

/** Which optional columns and rows stand. Closes on Esc and on a press elsewhere. */
export function ColumnMenu({ columns, hasSubsidiaries, change }: Props) {
  const m = rawMessages()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    function onPress(event: PointerEvent): void {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  function onKeyDown(event: React.KeyboardEvent<HTMLDetailsElement>): void {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.preventDefault()
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details ref={menu} onKeyDown={onKeyDown}>
      <summary className="act">
        {m.columns} <Icon name="down" />
      </summary>
      <div>
        {columnNames.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={columns.includes(name)}
              onChange={() => change({ columns: toggled(columns, name) })}
            />
            {m.columnNames[name]}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={hasSubsidiaries}
            onChange={() => change({ subsidiaries: hasSubsidiaries ? undefined : 1 })}
          />
          {m.subsidiaries}
        </label>
      </div>
    </details>
  )
}

/** One that is added is wanted most. */
function toggled(columns: readonly string[], name: string): string {
  const others = columns.filter((each) => each !== name)
  return (others.length < columns.length ? others : [name, ...others]).join()
}
