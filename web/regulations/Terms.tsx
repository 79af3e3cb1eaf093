import type { RegulationTerm } from '#contract/regulations/regulations.ts'
import { language } from '../i18n/language.ts'
import { FactTag } from '../indicators/FactTag.tsx'
import { tipOnText } from '../ui/floating/tip.ts'
import { detailMessages } from './detail-messages.ts'
import { termYears } from './words.ts'

interface Props {
  readonly terms: readonly RegulationTerm[]
  /** End of the first fiscal year that binds a company, to name the years of each term. */
  readonly yearEnd?: string | null
}

/** What the text says beside its dates, such as assurance a year later; each with its source and how far it was checked. */
export function Terms({ terms, yearEnd = null }: Props) {
  const m = detailMessages()
  const isJa = language() === 'ja'
  return (
    <ul>
      {terms.map((term) => {
        const years = termYears(term, yearEnd)
        return (
          <li key={term.kind}>
            {years && <b>{years}</b>}
            <span {...tipOnText(m.sourceOf(isJa ? term.sourceJa : term.sourceEn))}>
              {isJa ? term.whatJa : term.whatEn}
            </span>{' '}
            {term.force === 'planned' && <span className="tag warn">{m.planned}</span>} <FactTag status={term.status} />
          </li>
        )
      })}
    </ul>
  )
}
