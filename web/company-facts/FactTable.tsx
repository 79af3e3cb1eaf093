import type { CompanyFacts, FactName } from '#contract/company-facts/company-facts.ts'
import { useClassifications } from '../companies/names.ts'
import { formatNumber, formatYearEnd } from '../format.ts'
import { language } from '../i18n/language.ts'
import classes from './company-facts.module.css'
import { FactRows } from './FactRows.tsx'
import { factMessages } from './messages.ts'
import { Days, Former, Origin } from './Origin.tsx'

const langs: Partial<Record<FactName, string>> = { name_ja: 'ja', name_kana: 'ja', address: 'ja', name_en: 'en' }

/** Every fact in a line: what it is, what it was, since when, and which file said so. */
export function FactTable({ data: { facts, isInvented } }: { data: CompanyFacts }) {
  const m = factMessages()
  const words = useWords()
  return (
    <FactRows>
      {facts.map(({ name, value, since, told, source, former }) => (
        <tr key={name}>
          <th scope="row">{m.names[name]}</th>
          <td className={classes.value}>
            {value === null ? (
              <span className="dim">{m.unknown}</span>
            ) : (
              <span lang={langs[name]}>{words(name, value)}</span>
            )}
            <Former former={former} words={(before) => words(name, before)} />
          </td>
          <td>{value !== null && <Days since={since} told={told} />}</td>
          <td className={classes.source}>{value !== null && <Origin source={source} isInvented={isInvented} />}</td>
        </tr>
      ))}
    </FactRows>
  )
}

/** A fact as a reader expects it. */
function useWords(): (name: FactName, value: string) => string {
  const m = factMessages()
  const { market } = useClassifications()
  return (name, value) => {
    if (name === 'is_listed' || name === 'has_consolidated') return m.yesNo[name][value === 'true' ? 0 : 1]!
    if (name === 'market_code') return market(value) ?? value
    // The exchange writes a dash for what is in none of its segments.
    if (name === 'size_segment' && value === '-') return m.noSegment
    if (name === 'fiscal_year_end' && /^\d\d-\d\d$/.test(value)) return formatYearEnd(value)
    if (name === 'capital_million_jpy' && Number.isFinite(Number(value))) return m.million(formatNumber(Number(value)))
    if (name === 'country' && /^[A-Z]{2}$/.test(value))
      return new Intl.DisplayNames([language() === 'ja' ? 'ja' : 'en'], { type: 'region' }).of(value) ?? value
    return value
  }
}
