import { useQuery } from '@tanstack/react-query'
import type { IndustryOverview } from '#contract/industries/industries.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { requestOf } from '../../app/query.ts'
import { pointsBetween, pointsBetweenCell } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { formatNumber } from '../../format.ts'
import { referenceName } from '../../indicators/reference-names.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { nameOf, percent, shareCell } from '../figures.ts'
import classes from '../industries.module.css'
import { overviewMessages } from './overview-messages.ts'

type Row = IndustryOverview['disclosure'][number]

/** Names of indicators by code. */
function useNames(): (code: string) => string {
  const { data } = useQuery({
    ...requestOf(listIndicators, {}),
    staleTime: Number.POSITIVE_INFINITY,
    select: (rows) => new Map(rows.map((row) => [row.code, row])),
  })
  return (code) => {
    const match = data?.get(code)
    return match ? nameOf(match) : code
  }
}

/** As fine as the difference that stands beside it. */
const rateText = (rate: number | null) => (rate === null ? '—' : `${formatNumber(rate * 100, 1)}%`)

const differenceOf = ({ industry, market }: Row) => (industry === null || market === null ? null : industry - market)

/** How many disclose what weighs most, beside the market. */
export function DisclosureRates({ overview: { disclosure } }: { overview: IndustryOverview }) {
  const m = overviewMessages()
  const name = useNames()
  const compared = disclosure.filter((row) => differenceOf(row) !== null)
  const more = compared.filter((row) => differenceOf(row)! > 0)
  const finding = m.disclosureFinding(String(more.length), String(compared.length))
  return (
    <Figure
      id="disclosure"
      number={4}
      name={m.disclosure}
      finding={compared.length > 0 ? finding : undefined}
      state={compared.length > 0 ? undefined : { kind: 'empty' }}
      views={[{ key: 'rates', label: m.industryRate, content: <Rates rows={disclosure} name={name} /> }]}
      table={{
        caption: finding,
        columns: [
          { label: m.indicator },
          { label: m.category },
          { label: m.industryRate, isNumber: true },
          { label: m.marketRate, isNumber: true },
          { label: m.difference, isNumber: true },
          { label: m.standards },
        ],
        rows: disclosure.map((row) => ({
          key: row.indicator,
          cells: [
            name(row.indicator),
            scoreName(row.category),
            shareCell(row.industry),
            shareCell(row.market),
            pointsBetweenCell(row.industry, row.market),
            row.standards.map(referenceName).join('; '),
          ],
        })),
      }}
      notes={<p className="fig-note">{m.disclosureNote}</p>}
    />
  )
}

function Rates({ rows, name }: { rows: readonly Row[]; name: (code: string) => string }) {
  const m = overviewMessages()
  return (
    <div className="scroll">
      <table className="compact">
        <Head
          columns={[
            m.indicator,
            { name: m.category, className: 'opt' },
            {
              name: (
                <span className="scale-head">
                  <span>0%</span>
                  <span>
                    {m.industryRate} ● {m.marketRate} |
                  </span>
                  <span>100%</span>
                </span>
              ),
              className: 'strip-col',
            },
            num(m.industryRate),
            num(m.marketRate),
            num(m.difference),
            { name: m.standards, className: 'opt' },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.indicator}>
              <th scope="row">{name(row.indicator)}</th>
              <td className="opt mut">{scoreName(row.category)}</td>
              <td className="strip-col">
                <DotLine value={percent(row.industry)} average={percent(row.market)} height={20} />
              </td>
              <td className="num">{rateText(row.industry)}</td>
              <td className="num mut">{rateText(row.market)}</td>
              <td className="num">{pointsBetween(row.industry, row.market)}</td>
              <td className={`opt mut ${classes.standards}`}>{row.standards.map(referenceName).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
