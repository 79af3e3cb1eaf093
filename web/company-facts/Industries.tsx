import type { CompanyFacts, CompanyIndustry } from '#contract/company-facts/company-facts.ts'
import { companyMessages } from '../companies/messages.ts'
import { useClassificationTerms } from '../companies/names.ts'
import { nameOf } from '../i18n/names.ts'
import classes from './company-facts.module.css'
import { FactRows } from './FactRows.tsx'
import { factMessages } from './messages.ts'
import { Days, Former, Origin } from './Origin.tsx'

/** The industry on each basis, from the widest group down; what follows from another basis says so. */
export function Industries({ data: { industries, isInvented } }: { data: CompanyFacts }) {
  const m = factMessages()
  const terms = useClassificationTerms()
  const isUnlicensed = industries.some(({ basis, chain }) => basis === 'gics2023' && chain.length === 0)
  const systems: Partial<Record<CompanyIndustry['basis'], string>> = {
    tse33: 'tse33',
    tse17: 'tse17',
    gics2023: 'gics',
  }
  return (
    <>
      <FactRows>
        {industries.map(({ basis, chain, derivedFrom, origin, told, source, former }) => (
          <tr key={basis}>
            <th scope="row">{m.bases[basis]}</th>
            <td className={classes.value}>
              {chain.length === 0 ? <span className="dim">{m.notTold}</span> : chain.map(wordOf).join(' › ')}
              <Former former={former} words={(code) => terms(systems[basis] ?? '', code) || code} />
            </td>
            <td>{chain.length > 0 && (derivedFrom === null || told) && <Days since={null} told={told} />}</td>
            <td className={classes.source}>
              {chain.length > 0 &&
                (derivedFrom && !source ? (
                  <span className="dim">{m.derived(m.bases[derivedFrom])}</span>
                ) : (
                  <>
                    {origin && <span>{companyMessages().industryOrigins[origin]} </span>}
                    <Origin source={source} isInvented={isInvented} />
                  </>
                ))}
            </td>
          </tr>
        ))}
      </FactRows>
      {isUnlicensed && <p className="note">{m.licensed}</p>}
    </>
  )
}

const wordOf = (group: CompanyIndustry['chain'][number]) =>
  group.code ? `${nameOf(group)} (${group.code})` : nameOf(group)
