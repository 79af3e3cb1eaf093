import type { Score } from '#contract/scores/score.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { UnlikePeriods } from '../../charts/small/UnlikePeriods.tsx'
import { useContext } from '../../context/search.ts'
import { formatDifference } from '../../format.ts'
import { useDisplayWords, useShownScores } from '../../scoring/displays.ts'
import { worstValueSentence } from '../../scoring/rest.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { scoreOf, useScores, useStandardContext } from '../../scoring/use-scores.ts'
import { percentOf } from '../profile-axes.ts'
import { scoreText } from '../score-table.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import classes from '../sheet/sheet.module.css'
import { useScoresAddress } from '../use-address.ts'
import { RecipePart } from '../why/RecipePart.tsx'
import { decompositionMessages } from './decomposition-messages.ts'
import { useReference } from './reference.ts'

/** What else to read the score against: earlier, elsewhere, under other rules, and made again. */
export function References({ screen, score }: { screen: ScoreScreen; score: Score }) {
  const m = decompositionMessages()
  const { companyId, scores } = screen
  const { unit } = useDisplayWords()
  return (
    <aside className={`fig c3 ${classes.references}`} aria-label={m.compared}>
      <h2 className="label">{m.compared}</h2>
      {unit && <p className="unit">{unit}</p>}
      <Marks companyId={companyId} score={score} />
      {score.key === 'sustainability_score' && <Rules scores={scores} />}
      <div className={classes.proofBox}>
        <h2 className="label">{m.proof}</h2>
        <RecipePart companyId={companyId} name={score.key} recipe={scores.recipe} />
      </div>
    </aside>
  )
}

function Marks({
  companyId,
  score: { key, value, previous, average, best, months },
}: {
  companyId: number
  score: Score
}) {
  const m = decompositionMessages()
  const [, change] = useScoresAddress()
  const { usual } = useReference()
  const standard = useStandardScore(companyId, key)
  const marks = [
    ...(usual === 'standard'
      ? [{ name: m.against.standard, mark: standard, show: () => change({ against: undefined, view: undefined }) }]
      : []),
    { name: m.lastYear, mark: previous, show: () => change({ against: 'last-year', view: undefined }) },
    {
      name: m.topTen,
      mark: average,
      show: () => change({ against: usual === 'average' ? undefined : 'average', view: undefined }),
    },
    { name: m.best, mark: best, show: undefined },
  ]
  return (
    <table className={`compact ${classes.marks}`}>
      <tbody>
        {marks.map(({ name, mark, show }) => (
          <tr key={name}>
            <th scope="row">
              {show ? (
                <button type="button" className="row-opener" onClick={show}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            <td className="num">
              <b>{scoreText(mark)}</b>
            </td>
            <td className="num mut">
              <UnlikePeriods months={name === m.lastYear ? months : undefined} />
              {value === null || mark === null ? '—' : formatDifference(value * 100, mark * 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same score by the standard method, in the display of the context. */
function useStandardScore(companyId: number, key: ScoreKey): number | null {
  const { data } = useScores(companyId, useStandardContext())
  return scoreOf(useShownScores(data)?.scores, key)?.value ?? null
}

/** The context's word for no inference is shorter than the method's. */
const rules = { industry: undefined, 'time-series': 'time-series', 'worst-value': 'worst-value' } as const

function Rules({ scores }: Pick<ScoreScreen, 'scores'>) {
  const { policies, recipe } = scores
  const why = worstValueSentence(scores)
  const m = decompositionMessages()
  const words = scoreMessages()
  const [, change] = useContext()
  return (
    <>
      <h2 className="label">{m.policies}</h2>
      <ul className="rules">
        {(Object.keys(rules) as (keyof typeof rules)[]).map((rule) => {
          const value = policies.find(({ inference }) => inference === rule)?.value ?? null
          const isOn = recipe.inference === rule
          return (
            <li key={rule}>
              <button type="button" aria-pressed={isOn} onClick={() => change({ inference: rules[rule] })}>
                <span>
                  {words.policy[rule]}
                  {isOn && ` (${m.chosen})`}
                </span>
                <b>{scoreText(value)}</b>
              </button>
              <DotLine value={percentOf(value)} height={12} />
            </li>
          )
        })}
      </ul>
      {why && <p className="note">{why}</p>}
    </>
  )
}
