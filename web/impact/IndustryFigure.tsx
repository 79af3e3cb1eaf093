import type { CompanyImpact, ImpactYear } from '#contract/scores/impact.ts'
import { useGroupName } from '../app/peer-groups.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { DotLine } from '../charts/small/DotLine.tsx'
import { formatNumber, formatYear } from '../format.ts'
import { ratioText } from './figures.ts'
import classes from './impact.module.css'
import { impactMessages } from './messages.ts'

/** Where the company stands among the companies of its industry that have a total. */
export function IndustryFigure({ impact, row }: { impact: CompanyImpact; row: ImpactYear | undefined }) {
  const m = impactMessages()
  const groupName = useGroupName()
  const ratios = impact.peerRatios
  const finding = row?.rank ? m.rank(formatNumber(row.rank.rank), formatNumber(row.rank.of)) : m.industryNone
  const [low, high] = scaleOf(ratios)
  const at = (ratio: number) => ((ratio - low) / (high - low)) * 100
  const median = row?.industry.median ?? null
  return (
    <Figure
      id="impact_industry"
      number={3}
      span={5}
      name={m.industry}
      finding={finding}
      unit={`${groupName(impact.peers.code)}　${m.industryUnit}`}
      views={[
        {
          key: 'strip',
          label: m.industry,
          content: (
            <div className={classes.strip}>
              <DotLine
                value={row?.ratio == null ? null : at(row.ratio)}
                average={median === null ? null : at(median)}
                middle={
                  row?.industry.lower == null || row.industry.upper === null
                    ? null
                    : [at(row.industry.lower), at(row.industry.upper)]
                }
                peers={ratios.map(at)}
                height={44}
              />
              <p className={classes.ends}>
                <span>{ratioText(low)}</span>
                <span>{ratioText(high)}</span>
              </p>
              <p className="note">
                {m.industryFew(formatNumber(ratios.length))}
                {median !== null && (
                  <>
                    {m.stop}
                    {m.industryStrip(row?.ratio == null ? null : ratioText(row.ratio), ratioText(median))}
                  </>
                )}
              </p>
            </div>
          ),
        },
      ]}
      table={{
        caption: finding,
        rowsAre: 'years',
        columns: [
          { label: m.year },
          { label: m.views.payroll, isNumber: true },
          { label: m.median, isNumber: true },
          { label: m.rankHead, isNumber: true },
        ],
        rows: impact.years.map(({ year, ratio, rank, industry }) => ({
          key: String(year),
          cells: [
            formatYear(year),
            ratio === null ? null : { value: ratio, text: ratioText(ratio) },
            industry.median === null ? null : { value: industry.median, text: ratioText(industry.median) },
            rank && { value: rank.rank, text: `${formatNumber(rank.rank)} / ${formatNumber(rank.of)}` },
          ],
        })),
      }}
    />
  )
}

/** Ends of the strip: round shares around all ratios. */
function scaleOf(ratios: readonly number[]): readonly [number, number] {
  if (ratios.length === 0) return [0, 1]
  const low = Math.floor(ratios[0]! * 10) / 10
  return [low, Math.max(low + 0.1, Math.ceil(ratios.at(-1)! * 10) / 10)]
}
