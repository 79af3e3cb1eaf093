import { useQuery } from '@tanstack/react-query'
import { getScoreDistributions, type ScoreDistributions } from '#contract/market/market.ts'
import { requestOf } from '../app/query.ts'
import { formatNumber, formatYear } from '../format.ts'
import { language } from '../i18n/language.ts'
import classes from './door.module.css'
import { sessionMessages } from './messages.ts'

const [width, height, left, right] = [900, 620, 118, 20]
/** Of a ridge above its line, in lines. */
const tallest = 4.6
const marks = [0, 25, 50, 75, 100]
const x = (points: number) => left + ((width - left - right) * points) / 100

/** How the total scores of each industry of this market lie, one ridge an industry: what the product is about, before signing in. */
export function Ridge() {
  const m = sessionMessages()
  const { data } = useQuery({ ...requestOf(getScoreDistributions, {}), staleTime: Number.POSITIVE_INFINITY })
  const distributions = data?.distributions
  if (!distributions) return <div className={classes.ridge} />
  const { companies, fiscalYear, industries } = distributions
  const text = m.ridges(formatNumber(industries.length), formatNumber(companies), formatYear(fiscalYear))
  return (
    <figure className={classes.ridge}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text}>
        <Ridges industries={industries} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  )
}

function Ridges({ industries }: Pick<ScoreDistributions, 'industries'>) {
  const step = (height - 120) / Math.max(1, industries.length - 1)
  const peak = Math.max(...industries.flatMap(({ density }) => density))
  return (
    <>
      {industries.map(({ code, nameJa, nameEn, density }, row) => {
        const base = 90 + row * step
        const points = density.map((value, at) => {
          const up = (value / peak) * step * tallest
          return `${x((at * 100) / (density.length - 1)).toFixed(1)} ${(base - up).toFixed(1)}`
        })
        const line = points.join('L')
        return (
          <g key={code}>
            <path d={`M${x(0)} ${base}L${line}L${x(100)} ${base}Z`} fill="var(--paper)" />
            <path
              d={`M${line}`}
              fill="none"
              stroke="var(--ink)"
              strokeOpacity={0.35 + (0.5 * row) / industries.length}
            />
            <text x={left - 10} y={base + 3} textAnchor="end">
              {language() === 'ja' ? nameJa : nameEn}
            </text>
          </g>
        )
      })}
      {marks.map((mark) => (
        <text key={mark} x={x(mark)} y={height - 8} textAnchor="middle">
          {mark}
        </text>
      ))}
    </>
  )
}
