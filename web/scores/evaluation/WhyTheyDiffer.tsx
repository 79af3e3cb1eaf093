import type { OpenVendor, Ratings } from '#contract/scores/ratings.ts'
import { vendorName } from '../../app/vendors.ts'
import { BandGlyph } from '../../charts/Band.tsx'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber, formatPoints } from '../../format.ts'
import { useIsShown } from '../../scoring/use-ratings.ts'
import { Head } from '../../ui/rows/Head.tsx'
import classes from '../ratings.module.css'
import { evaluationMessages } from './evaluation-messages.ts'
import { bandOf } from './raters.ts'

interface Props {
  readonly ratings: Ratings | undefined
  readonly vendors: readonly OpenVendor[]
  readonly state: FigureState | undefined
}

type Disagreement = NonNullable<Ratings['disagreement']>

const parts = ['measurement', 'scope', 'weight', 'rest'] as const
const colors = {
  measurement: 'var(--ink)',
  scope: 'var(--series-ref)',
  weight: 'var(--series-peer)',
  rest: 'var(--rule)',
} as const
const pillars = ['E', 'S', 'G'] as const

/** The difference of the two raters that lie furthest apart, split by its sources, and all raters by pillar. */
export function WhyTheyDiffer({ ratings, vendors, state }: Props) {
  const m = evaluationMessages()
  const isShown = useIsShown()
  const disagreement = ratings?.disagreement ?? null
  const pair = disagreement && isShown(disagreement.a) && isShown(disagreement.b) ? disagreement : null
  return (
    <Figure
      id="why_ratings_differ"
      span={ratings && !disagreement ? 12 : 4}
      name={m.why}
      finding={ratings && (pair ? findingOf(pair) : disagreement ? m.whyHidden : m.whyNone)}
      state={state}
      views={[
        {
          key: 'split',
          label: m.split,
          content: (
            <>
              {pair && <Split disagreement={pair} />}
              <Pillars vendors={vendors} />
              {pair && (
                <p className={`note ${classes.limits}`}>{m.whyLimits(formatNumber(Math.min(pair.n.a, pair.n.b)))}</p>
              )}
            </>
          ),
        },
      ]}
      table={pair ? tableOf(pair, m.why) : undefined}
    />
  )
}

function findingOf(disagreement: Disagreement): string {
  const m = evaluationMessages()
  const largest = parts.toSorted((a, b) => Math.abs(disagreement[b]) - Math.abs(disagreement[a]))[0]!
  const word = m.parts[largest]
  return m.whyFinding(
    vendorName(disagreement.a),
    vendorName(disagreement.b),
    formatNumber(disagreement.gap * 100, 1),
    word.charAt(0).toLowerCase() + word.slice(1),
  )
}

function Split({ disagreement }: { disagreement: Disagreement }) {
  const m = evaluationMessages()
  const whole = parts.reduce((sum, part) => sum + Math.abs(disagreement[part]), 0)
  return (
    <>
      <div className="split" aria-hidden="true">
        {parts.map((part) => (
          <i
            key={part}
            style={{
              width: `${whole === 0 ? 0 : (Math.abs(disagreement[part]) / whole) * 100}%`,
              background: colors[part],
            }}
          />
        ))}
      </div>
      <dl className={classes.splitKey}>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <i style={{ background: colors[part] }} />
              {m.parts[part]}
            </dt>
            <dd>{m.partText[part]}</dd>
            <dd className="v">{formatPoints(disagreement[part] * 100)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** All raters that have figures by pillar, and how far they lie apart in each. */
function Pillars({ vendors }: { vendors: readonly OpenVendor[] }) {
  const m = evaluationMessages()
  const withPillars = vendors.filter(({ pillars: of }) => pillars.some((pillar) => of[pillar]?.axis != null))
  if (withPillars.length === 0) return null
  const range = (pillar: (typeof pillars)[number]) => {
    const axes = withPillars.flatMap(({ pillars: of }) => of[pillar]?.axis ?? [])
    return axes.length < 2 ? '—' : formatNumber((Math.max(...axes) - Math.min(...axes)) * 100)
  }
  return (
    <table className={`compact ${classes.pillarFigures}`}>
      <Head columns={[m.pillars, ...pillars.map((pillar) => ({ name: pillar, className: 'num gl' }))]} />
      <tbody>
        {withPillars.map(({ vendor, pillars: of }) => (
          <tr key={vendor}>
            <th scope="row">{vendorName(vendor)}</th>
            {pillars.map((pillar) => {
              const rating = of[pillar]
              const band = bandOf(rating)
              return (
                <td key={pillar} className="num">
                  {rating?.axis == null ? '—' : formatNumber(rating.axis * 100)}
                  <BandGlyph band={band === 'silent' ? 'none' : band} />
                </td>
              )
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">{m.range}</th>
          {pillars.map((pillar) => (
            <td key={pillar} className="num">
              <b>{range(pillar)}</b>
              <span className="gs" />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function tableOf(disagreement: Disagreement, caption: string): TableOf {
  const m = evaluationMessages()
  return {
    caption,
    columns: [{ label: m.why }, { label: m.points, isNumber: true }],
    rows: parts.map((part) => ({
      key: part,
      cells: [m.parts[part], figureCell(disagreement[part], (value) => formatPoints(value * 100))],
    })),
  }
}
