import { useEffect, useRef } from 'react'
import type { CompanySummary } from '#contract/companies.ts'
import { Marked } from './Marked.tsx'
import { namesOf, useClassifications } from './names.ts'

interface Props {
  readonly company: CompanySummary
  readonly isActive: boolean
  readonly q: string
  readonly pick: () => void
}

/** One choice of the top bar's search. */
export function Pick({ company, isActive, q, pick }: Props) {
  const { first, second } = namesOf(company)
  const { industry } = useClassifications()
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys
    <div ref={option} id={`pick-${company.id}`} role="option" aria-selected={isActive} onClick={pick}>
      <span className="code">{company.ticker}</span>
      <span className="names">
        <span lang={first.lang}>
          <Marked text={first.text} q={q} />
        </span>
        {second && <small lang={second.lang}>{second.text}</small>}
      </span>
      <small>{industry(company)}</small>
    </div>
  )
}
