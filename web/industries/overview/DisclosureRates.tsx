import { useQuery } from '@tanstack/react-query'
import type { IndustryOverview } from '#contract/industries/industries.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { readIndustryId } from '#contract/market/industry-id.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { Elsewhere } from '../../app/market/Elsewhere.tsx'
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
export function DisclosureRates({ overview: { disclosure, industry } }: { overview: IndustryOverview }) {
  const m = overviewMessages()
  const name = useNames()
  const compared = disclosure.filter((row) => differenceOf(row) !== null)
  const more = compared.filter((row) => differenceOf(row)! > 0)
  // The whole market is not held against itself.
  const isMarket = readIndustryId(industry.id ?? '')?.code === 'market'
  const widest = disclosure.toSorted((a, b) => (b.market ?? -1) - (a.market ?? -1))[0]
  const ofMarket = widest ? m.disclosureOfMarket(name(widest.indicator), rateText(widest.market)) : ''
  const finding = isMarket ? ofMarket : m.disclosureFinding(String(more.length), String(compared.length))
  return (
    <Figure
      id="disclosure"
      number={4}
      name={m.disclosure}
      finding={compared.length > 0 ? finding : undefined}
      state={compared.length > 0 ? undefined : { kind: 'empty' }}
      views={[
        {
          key: 'rates',
          label: isMarket ? m.marketRate : m.industryRate,
          content: <Rates {...{ name, isMarket }} rows={disclosure} />,
        },
      ]}
      table={{
        caption: finding,
        columns: [
          { label: m.indicator },
          { label: m.category },
          ...(isMarket ? [] : [{ label: m.industryRate, isNumber: true }]),
          { label: m.marketRate, isNumber: true },
          ...(isMarket ? [] : [{ label: m.difference, isNumber: true }]),
          { label: m.standards },
        ],
        rows: disclosure.map((row) => ({
          key: row.indicator,
          cells: [
            name(row.indicator),
            scoreName(row.category),
            ...(isMarket ? [] : [shareCell(row.industry)]),
            shareCell(row.market),
            ...(isMarket ? [] : [pointsBetweenCell(row.industry, row.market)]),
            row.standards.map(referenceName).join('; '),
          ],
        })),
      }}
      notes={
        <>
          <p className="fig-note">{m.disclosureNote}</p>
          <Elsewhere categories={hardlyDisclosed(disclosure)} nameOf={scoreName} />
        </>
      }
    />
  )
}

/** Share of a market below which hardly anybody discloses. */
const hardlyAny = 0.1

/** Categories of which the market here has next to nothing. */
const hardlyDisclosed = (rows: readonly Row[]) =>
  categories.filter((category) => rows.every((row) => row.category !== category || (row.market ?? 0) < hardlyAny))

interface RatesProps {
  readonly rows: readonly Row[]
  readonly name: (code: string) => string
  readonly isMarket: boolean
}

function Rates({ rows, name, isMarket }: RatesProps) {
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
                  <span>{isMarket ? `${m.marketRate} ●` : `${m.industryRate} ● ${m.marketRate} |`}</span>
                  <span>100%</span>
                </span>
              ),
              className: 'strip-col',
            },
            ...(isMarket ? [] : [num(m.industryRate)]),
            num(m.marketRate),
            ...(isMarket ? [] : [num(m.difference)]),
            { name: m.standards, className: 'opt' },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.indicator}>
              <th scope="row">{name(row.indicator)}</th>
              <td className="opt mut">{scoreName(row.category)}</td>
              <td className="strip-col">
                <DotLine value={percent(row.industry)} average={isMarket ? null : percent(row.market)} height={20} />
              </td>
              {!isMarket && <td className="num">{rateText(row.industry)}</td>}
              <td className={isMarket ? 'num' : 'num mut'}>{rateText(row.market)}</td>
              {!isMarket && <td className="num">{pointsBetween(row.industry, row.market)}</td>}
              <td className={`opt mut ${classes.standards}`}>{row.standards.map(referenceName).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
