import type { GapCounts, MarkCounts, Regulation, RegulationIndicator } from '#contract/regulations/regulations.ts'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { DefinitionLink } from '../../indicators/DefinitionLink.tsx'
import { FactTag } from '../../indicators/FactTag.tsx'
import { Head } from '../../ui/rows/Head.tsx'
import { disclosedShare, expectedOf } from '../counts.ts'
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
export function GapTable({ regulation: { set, indicators }, countsOf, marksOf, isByScope }: Props) {
  const { gaps: m } = detailMessages()
  return (
    <table className={classes.gaps}>
      <Head
        columns={[
          m.indicator,
          set && nameOf(set),
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
          const named = counts.disclosed + counts['not-disclosed'] + counts.estimated
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
                <Rate counts={counts} marks={marksOf(indicator)} />
              </td>
              <td className={`num ${classes.wide}`}>{formatNumber(counts['not-disclosed'])}</td>
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

/** The rate, and where sources tell of any, how many of the disclosed values are under assurance. */
function Rate({ counts, marks }: { counts: GapCounts; marks: MarkCounts }) {
  const { gaps: m } = detailMessages()
  const share = disclosedShare(counts)
  if (share === null) return <span className="dim">—</span>
  return (
    <span className={classes.rate}>
      <WeightBar share={share} />
      <b>{formatShare(share, 1)}</b>
      <small>{m.of(formatNumber(counts.disclosed), formatNumber(expectedOf(counts)))}</small>
      {marks.assured > 0 && (
        <small className={classes.assured}>
          {m.assured(formatNumber(marks.assured), formatNumber(counts.disclosed))}
        </small>
      )}
    </span>
  )
}
