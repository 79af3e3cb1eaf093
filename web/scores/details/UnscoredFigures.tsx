import type { listUnscored } from '#contract/scores/unscored.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatExact, formatNumber, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { unscoredMessages } from '../../scoring/unscored/unscored-messages.ts'
import { useUnscored } from '../../scoring/unscored/use-unscored.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { FilingLink } from '../why/FilingLink.tsx'
import { valueText } from '../why/value-text.ts'

type Unscored = Output<typeof listUnscored>['figures'][number]

/** What is held of the company and reaches no score, each figure with the reason: nothing is left out without a word. */
export function UnscoredFigures({ companyId }: { companyId: number }) {
  const m = unscoredMessages()
  const { data } = useUnscored(companyId, useScoreContext())
  if (!data || data.figures.length === 0) return null
  return (
    <Figure
      id="unscored"
      name={m.title}
      finding={m.finding(formatNumber(data.figures.length))}
      views={[{ key: 'list', label: m.title, content: <UnscoredTable companyId={companyId} figures={data.figures} /> }]}
    />
  )
}

function UnscoredTable({ companyId, figures }: { companyId: number; figures: readonly Unscored[] }) {
  const m = unscoredMessages()
  const indicators = useIndicatorMap().data
  return (
    <div className="scroll">
      <table className="compact">
        <Head columns={[m.indicator, m.year, num(m.value), m.basis, m.why]} />
        <tbody>
          {figures.map(({ indicator: code, fiscalYear, boundary, value, reason }) => {
            const indicator = indicators?.get(code)
            return (
              <tr key={code}>
                <th scope="row">
                  {indicator ? (
                    <FilingLink companyId={companyId} indicator={{ ...indicator, boundary }} year={fiscalYear} isAll>
                      {nameOf(indicator)}
                    </FilingLink>
                  ) : (
                    code
                  )}
                </th>
                <td className="nw">{formatYear(fiscalYear)}</td>
                <td className="num nw">
                  {indicator ? (indicator.type === 'boolean' ? valueText(value, indicator) : formatExact(value)) : '—'}{' '}
                  {indicator && indicator.type !== 'boolean' && <small>{unitWords(indicator.unit)}</small>}
                </td>
                <td className="nw">{m.boundaries[boundary]}</td>
                <td className="note">{m.reasons[reason]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
