import type { OpenVendor, Rating } from '#contract/scores/ratings.ts'
import { formatDay } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import classes from '../ratings.module.css'
import { evaluationMessages } from './evaluation-messages.ts'
import { LockRow, RaterBand } from './RaterCells.tsx'
import { type Rater, written } from './raters.ts'

const pillars = ['E', 'S', 'G'] as const

/** Every rater on its own scale. */
export function RaterOriginals({
  raters,
  vendors,
  locked,
}: {
  raters: readonly Rater[]
  vendors: readonly OpenVendor[]
  locked: readonly string[]
}) {
  const m = evaluationMessages()
  const pillarOf = (rater: Rater, pillar: (typeof pillars)[number]): Rating | null =>
    vendors.find(({ vendor }) => vendor === rater.key)?.pillars[pillar] ?? null
  return (
    <div className="scroll">
      <table className={classes.evals}>
        <Head
          columns={[
            m.rater,
            m.scale,
            num(m.value),
            m.level,
            ...pillars.map(num),
            m.band,
            num(m.before),
            num(m.updated),
          ]}
        />
        <tbody>
          {raters.map((rater) => (
            <tr key={rater.key}>
              <th scope="row" className="name">
                {rater.name}
              </th>
              <td className={classes.typ}>{rater.scale}</td>
              <td className={`num ${classes.orig}`}>{rater.value ?? '—'}</td>
              <td>{rater.level ?? ''}</td>
              {pillars.map((pillar) => {
                const rating = pillarOf(rater, pillar)
                return (
                  <td key={pillar} className="num">
                    {rating ? written(rating.value) : <span className="und">—</span>}
                  </td>
                )
              })}
              <td>
                <RaterBand rater={rater} />
              </td>
              <td className="num mut">{rater.before ?? '—'}</td>
              <td className="num mut">{rater.updated ? formatDay(rater.updated) : '—'}</td>
            </tr>
          ))}
          {locked.map((vendor) => (
            <LockRow key={vendor} vendor={vendor} columns={9} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
