import type { PortfolioStrip } from '#contract/portfolio/figures.ts'
import type { getPortfolioHistory } from '#contract/portfolio/history.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { isBeingMade } from '../../app/send.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatDay, formatNumber, formatScore } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { Head, num } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { type PortfolioSearch, usePortfolioAddress } from '../address.ts'
import { degreesText, heldName, intensityText, percentText, signed } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { useChange, useHistory } from '../use-portfolio.ts'
import { HistoryLine } from './HistoryLine.tsx'

type Points = Output<typeof getPortfolioHistory>['points']
type Name = NonNullable<PortfolioSearch['drawn']>

const names: readonly Name[] = [
  'waci',
  'score',
  'financed',
  'footprint',
  'quality',
  'temperature',
  'validated',
  'excluded',
]
const formats: Record<Name, (value: number) => string> = {
  waci: intensityText,
  score: formatScore,
  financed: (value) => formatNumber(value),
  footprint: intensityText,
  quality: (value) => formatNumber(value, 1),
  temperature: (value) => degreesText(value),
  validated: (share) => `${percentText(share)}%`,
  excluded: (share) => `${percentText(share)}%`,
}
function figureOf(strip: Pick<PortfolioStrip, 'waci' | 'score'> & Partial<PortfolioStrip>, name: Name): number | null {
  if (name === 'validated') return strip.validated ?? null
  if (name === 'excluded') return strip.excluded?.weight ?? null
  return strip[name]?.value ?? null
}

/** Any figure of the strip over the days held, and why the intensity moved between two of them. */
export function Time() {
  const m = portfolioMessages().time
  const history = useHistory()
  if (history.isError) return <ErrorState error={history.error} retry={() => void history.refetch()} />
  if (!history.data) return <Skeleton rows={12} />
  const { points, left } = history.data
  if (points.length < 2) {
    return <p className="note c12">{points.length === 1 ? m.single : m.noDates}</p>
  }
  return (
    <>
      <Line points={points} left={left} />
      <Why points={points} />
    </>
  )
}

function Line({ points, left }: { points: Points; left: number }) {
  const m = portfolioMessages().time
  const words = portfolioMessages()
  const [{ drawn: figure = 'waci' }, change] = usePortfolioAddress()
  const format = formats[figure]
  const own = points.map(({ strip }) => figureOf(strip, figure))
  const other = points.map(({ benchmark }) =>
    benchmark && (figure === 'waci' || figure === 'score') ? figureOf(benchmark, figure) : null,
  )
  const [first, last] = [own.find((value) => value !== null), own.findLast((value) => value !== null)]
  const finding =
    first == null || last == null ? words.strip[figure] : m.finding(words.strip[figure], format(first), format(last))
  return (
    <Figure
      id="history"
      number={1}
      name={m.name}
      finding={finding}
      unit={figure === 'excluded' || figure === 'validated' ? words.climate.weight : words.units[figure]}
      span={7}
      views={[
        {
          key: 'chart',
          label: words.climate.chart,
          isPicture: true,
          content: (
            <>
              <div className={classes.choices}>
                <Choice
                  label={m.figure}
                  value={figure}
                  options={names.map((name) => [name, words.strip[name]])}
                  choose={(name) => change({ drawn: name === 'waci' ? undefined : (name as Name) })}
                />
              </div>
              <HistoryLine points={points} own={own} other={other} format={format} label={finding} />
            </>
          ),
        },
      ]}
      table={{
        caption: finding,
        columns: [
          { label: m.date },
          ...names.map((name) => ({ label: words.strip[name], isNumber: true })),
          { label: `${m.benchmark} ${words.strip.waci}`, isNumber: true },
        ],
        rows: points.map(({ date, strip, benchmark }) => ({
          key: date,
          cells: [
            formatDay(date),
            ...names.map((name) => figureCell(figureOf(strip, name), formats[name])),
            figureCell(benchmark?.waci.value ?? null, intensityText),
          ],
        })),
      }}
      notes={left > 0 ? <p className="note">{m.left(formatNumber(left))}</p> : undefined}
    />
  )
}

const parts = ['trades', 'emissions', 'sales', 'coverage', 'restated'] as const

function Why({ points }: { points: Points }) {
  const m = portfolioMessages().time
  const [{ from, date }, choose] = usePortfolioAddress()
  const to = date ?? points.at(-1)!.date
  const earlier = points.map((point) => point.date).filter((one) => one < to)
  const start = from !== undefined && earlier.includes(from) ? from : (earlier.at(-5) ?? earlier[0])
  const change = useChange(start, to)
  const answer = change.data
  const moved = (value: number) => signed(value, intensityText)
  const sentence =
    answer?.parts && answer.before !== null && answer.after !== null
      ? m.moved(betweenText(answer.after, answer.before, intensityText), formatDay(answer.from)) +
        m.partsLine(parts.map((part) => `${m.parts[part]} ${moved(answer.parts![part])}`).join(', '))
      : m.why
  return (
    <Figure
      id="change"
      number={2}
      name={m.why}
      finding={sentence}
      unit={m.unit}
      span={5}
      state={
        change.isError && !isBeingMade(change.error)
          ? { kind: 'error', error: change.error, retry: () => void change.refetch() }
          : undefined
      }
      views={[
        {
          key: 'parts',
          label: m.why,
          content: (
            <>
              <div className={classes.choices}>
                <Choice
                  label={m.from}
                  value={start ?? ''}
                  options={earlier.toReversed().map((one) => [one, formatDay(one)])}
                  choose={(one) => choose({ from: one })}
                />
              </div>
              {change.isPending && (
                <p className="note" role="status">
                  {m.preparing}
                </p>
              )}
              {answer && (
                <table className="compact">
                  <Head columns={[m.movers, num(m.effect), num(m.trades), num(m.own)]} />
                  <tbody>
                    {answer.movers.map(({ company, effect, trades, own }) => (
                      <tr key={company.id}>
                        <td>{heldName(company)}</td>
                        <td className="num">{moved(effect)}</td>
                        <td className="num">{moved(trades)}</td>
                        <td className="num">{moved(own)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
