import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { disclosedShare, expectedOf } from '#contract/regulations/counts.ts'
import type { GapCounts, MarkCounts, Regulation, RegulationIndicator } from '#contract/regulations/regulations.ts'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { DefinitionLink } from '../../indicators/DefinitionLink.tsx'
import { FactTag } from '../../indicators/FactTag.tsx'
import { tip } from '../../ui/floating/tip.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { detailMessages } from '../detail-messages.ts'
import classes from '../regulations.module.css'
import { OwnFigure } from './OwnFigure.tsx'

interface Props {
  readonly regulation: Regulation
  readonly countsOf: (indicator: RegulationIndicator) => GapCounts
  readonly marksOf: (indicator: RegulationIndicator) => MarkCounts
  readonly isByScope: boolean
}

/** A row for each indicator: the rate of those in scope, how the others stand, and one's own company or list beside. */
export function GapTable({ regulation: { code, set, indicators }, countsOf, marksOf, isByScope }: Props) {
  const { gaps: m } = detailMessages()
  return (
    <table className={classes.gaps}>
      <Head
        columns={[
          m.indicator,
          set !== null && nameOf(set),
          isByScope ? m.rate : m.marketRate,
          { name: m.silent, className: `num ${classes.wide}` },
          { name: m.estimated, className: `num ${classes.wide}` },
          { name: m.other, className: `num ${classes.wide}` },
          { name: m.mapping, className: classes.wide },
        ]}
      />
      <tbody>
        {indicators.map((indicator) => {
          const counts = countsOf(indicator)
          const other = Object.values(counts).reduce((sum, count) => sum + count, 0)
          const silent = counts['not-disclosed'] + counts['not-stated']
          const named = counts.disclosed + silent + counts.estimated
          return (
            <tr key={indicator.code}>
              <th scope="row">
                <DefinitionLink code={indicator.code}>{nameOf(indicator)}</DefinitionLink>{' '}
                <span className="code">{indicator.code}</span>
                {indicator.paragraphs.length > 0 && (
                  <small className={classes.paragraphs}>{m.paragraphs(indicator.paragraphs.join(', '))}</small>
                )}
              </th>
              {set && (
                <td>
                  {indicator.figure ? (
                    <OwnFigure companyId={set.id} indicator={indicator} />
                  ) : (
                    <Rate counts={indicator.set!} marks={indicator.marks.set!} />
                  )}
                </td>
              )}
              <td>
                <Rate
                  counts={counts}
                  marks={marksOf(indicator)}
                  search={isByScope ? searchOf(code, indicator, 'disclosed') : undefined}
                />
              </td>
              <td className={`num ${classes.wide}`}>
                <Count count={silent} search={isByScope ? searchOf(code, indicator, 'silent') : undefined} />
                {counts['not-stated'] > 0 && <small> {m.notStated(formatNumber(counts['not-stated']))}</small>}
              </td>
              <td className={`num ${classes.wide}`}>{formatNumber(counts.estimated)}</td>
              <td className={`num ${classes.wide}`}>{formatNumber(other - named)}</td>
              <td className={classes.wide}>
                <FactTag status={indicator.status} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface CompanySearch {
  readonly where: string
  readonly label: string
}

/** Companies in scope that disclose an indicator, or do not, as a search, which can be saved and followed by an alert. */
function searchOf(regulation: string, indicator: RegulationIndicator, which: 'disclosed' | 'silent'): CompanySearch {
  const { gaps: m } = detailMessages()
  const isSilent = which === 'silent'
  const name = nameOf(indicator)
  return {
    where: `regulation(${regulation}),${isSilent ? '!' : ''}${indicator.code}(${indicator.unit === 'yes/no' ? 'yes,no' : '..'},disclosed)`,
    label: isSilent ? m.searchSilent(name) : m.searchDisclosed(name),
  }
}

function Searched({ search, children }: { search: CompanySearch | undefined; children: ReactNode }) {
  if (!search) return children
  return (
    <Link to="/v2/comparisons" search={{ where: search.where }} {...tip(search.label)}>
      {children}
      <span className="sr">{search.label}</span>
    </Link>
  )
}

function Count({ count, search }: { count: number; search: CompanySearch | undefined }) {
  return <Searched search={count > 0 ? search : undefined}>{formatNumber(count)}</Searched>
}

/** The rate, and where sources tell of any, how many of the disclosed values are under assurance. */
function Rate({ counts, marks, search }: { counts: GapCounts; marks: MarkCounts; search?: CompanySearch | undefined }) {
  const { gaps: m } = detailMessages()
  const share = disclosedShare(counts)
  if (share === null) return <span className="dim">—</span>
  return (
    <span className={classes.rate}>
      <WeightBar share={share} />
      <b>{formatShare(share, 1)}</b>
      <small>
        <Searched search={counts.disclosed > 0 ? search : undefined}>
          {m.of(formatNumber(counts.disclosed), formatNumber(expectedOf(counts)))}
        </Searched>
      </small>
      {marks.assured > 0 && (
        <small className={classes.assured}>
          {m.assured(formatNumber(marks.assured), formatNumber(counts.disclosed))}
        </small>
      )}
    </span>
  )
}
