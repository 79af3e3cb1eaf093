import type { ScoreLeaf } from '#contract/scores/decomposition.ts'
import type { Score } from '#contract/scores/score.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { type ScoreKey, totals } from '#methodology/scores/hierarchy.ts'
import { totalFor } from '#methodology/scores/reliability/total-for.ts'
import { BandMark } from '../../charts/Band.tsx'
import { Histogram } from '../../charts/small/Histogram.tsx'
import { formatNumber, formatPoints, formatScore, formatShare, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { intervalText, whyNoRank } from '../../scoring/reliance/reliance.ts'
import { relianceMessages } from '../../scoring/reliance/reliance-messages.ts'
import { restSentence, whyUnscored } from '../../scoring/rest.ts'
import { disclosedOf, scoreMessages, scoreName } from '../../scoring/score-messages.ts'
import { scoreOf, useScoreContext } from '../../scoring/use-scores.ts'
import { WaysToFill } from '../../scoring/WaysToFill.tsx'
import { Head, num } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useDecomposition, usePeers } from '../decomposition/use-decomposition.ts'
import classes from '../sheet/scores.module.css'
import { MeanFormula } from './MeanFormula.tsx'
import { whyMessages } from './messages.ts'
import { RecipePart } from './RecipePart.tsx'

interface Props {
  readonly companyId: number
  readonly name: ScoreKey
  readonly scores: CompanyScores
  readonly open: (key: string) => void
}

/** Why a score is what it is. */
export function ScoreReasons({ companyId, name, scores, open }: Props) {
  const m = whyMessages()
  const words = scoreMessages()
  const { points } = useDisplayWords()
  const score = scoreOf(scores.scores, name)
  if (!score || score.value === null) {
    if (score?.known) {
      return (
        <>
          <p className="note">{whyUnscored(score.known, scores.recipe)}</p>
          <WaysToFill fillable={score.fillable} />
        </>
      )
    }
    return <p className="note">{scores.years.length === 0 ? words.noScoreText : m.notScored}</p>
  }
  const { coverage, rank, band, badge } = score
  return (
    <>
      <p className="v">
        {formatScore(score.value)}
        <small>/ 100</small> {score.standing && <BandMark band={score.standing} />}
      </p>
      <p className="note">
        {scores.year !== null && formatYear(scores.year)} · {words.badge[badge]} · {words.badgeHint}
        {rank && ` · ${words.rank(formatNumber(rank.rank), formatNumber(rank.of))}`}
        {band && ` · ${words.bands[band]}`}
      </p>
      <p className="note">{words.coverageOf(formatShare(coverage))}</p>
      {score.known && <p className="note">{disclosedOf(score.known)}</p>}
      {score.interval && (
        <p className="note">
          {intervalText(score.interval)} <span className="dim">{relianceMessages().intervalHint}</span>
        </p>
      )}
      {!rank && <p className="note">{whyNoRank(scores, totalFor(name))}</p>}
      {name === 'sustainability_score' && <p className="note">{restSentence(scores)}</p>}
      {points && <p className="note">{points}</p>}
      <Place companyId={companyId} score={score} scores={scores} />
      <h3>{m.formula}</h3>
      {name in totals ? <p className="formula">{m.formulaTotal}</p> : <MeanFormula companyId={companyId} name={name} />}
      <h3>{m.inputs}</h3>
      {name in totals ? (
        <CategoryInputs total={name as keyof typeof totals} scores={scores} open={open} />
      ) : (
        <IndicatorInputs companyId={companyId} name={name} open={open} />
      )}
      <Ladder name={name} scores={scores} open={open} />
      <RecipePart companyId={companyId} name={name} recipe={scores.recipe} />
    </>
  )
}

/** From the total down to the score: what share of the total each one is. Scores by tag and goal stand beside it. */
function Ladder({ name, scores, open }: Omit<Props, 'companyId'>) {
  const m = whyMessages()
  const pillar = (['e_score', 's_score', 'g_score'] as const).find((key) =>
    (totals[key] as readonly string[]).includes(name),
  )
  const path: readonly ScoreKey[] = ['sustainability_score', ...(pillar ? [pillar] : []), name]
  const rungs = path.flatMap((key) => scoreOf(scores.scores, key) ?? [])
  if (name === 'sustainability_score' || rungs.some(({ weight }) => weight === null)) return null
  return (
    <>
      <h3>{m.ladder}</h3>
      <ol className={classes.ladder}>
        {rungs.map(({ key, weight, value }) => (
          <li key={key}>
            {key === name ? (
              <b>{scoreName(key)}</b>
            ) : (
              <button type="button" className="link" onClick={() => open(key)}>
                {scoreName(key)}
              </button>
            )}
            <span className="num">{formatShare(weight!, 1)}</span>
            <span className="num">{value === null ? '—' : formatScore(value)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Place({ companyId, score, scores }: { companyId: number; score: Score; scores: CompanyScores }) {
  const m = whyMessages()
  const context = useScoreContext()
  const peers = usePeers(companyId, [score.key], context)
  const values = peers.data?.companies.flatMap(({ values: [value] }) => (value == null ? [] : [value * 100])) ?? []
  if (values.length < 2) return null
  return (
    <Histogram
      label={m.standsFor(formatNumber(values.length), m.levels[scores.peers.level])}
      values={values}
      own={score.value === null ? null : score.value * 100}
      average={score.average === null ? null : score.average * 100}
      range={[0, 100]}
    />
  )
}

interface Row {
  readonly key: string
  readonly name: string
  readonly share: number
  readonly score: number
}

function CategoryInputs({ total, scores, open }: Pick<Props, 'scores' | 'open'> & { total: keyof typeof totals }) {
  const parts = totals[total].flatMap((category) => {
    const score = scoreOf(scores.scores, category)
    return score?.value == null || !score.weight ? [] : [{ key: category, weight: score.weight, score: score.value }]
  })
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  const rows = parts.map(({ key, weight, score }) => ({ key, name: scoreName(key), share: weight / whole, score }))
  return <Inputs rows={rows} rest={0} open={open} sumWord={whyMessages().sum} />
}

const maxRows = 12

function IndicatorInputs({ companyId, name, open }: Pick<Props, 'companyId' | 'name' | 'open'>) {
  const context = useScoreContext()
  const decomposition = useDecomposition(companyId, name, context)
  const indicators = useIndicatorMap()
  if (decomposition.isError) {
    return <ErrorState error={decomposition.error} retry={() => void decomposition.refetch()} />
  }
  if (!decomposition.data) return <Skeleton rows={6} />
  const nameOf = ({ indicator }: ScoreLeaf) => {
    const row = indicators.data?.get(indicator)
    return (language() === 'ja' ? row?.nameJa : row?.nameEn) ?? indicator
  }
  const leaves = [...decomposition.data.leaves].sort((a, b) => b.contribution - a.contribution)
  const rows = leaves.map((leaf) => ({
    key: leaf.indicator,
    name: nameOf(leaf),
    share: leaf.share,
    score: leaf.percentile,
  }))
  const m = whyMessages()
  const sumWord = decomposition.data.mean ? m.mean : m.sum
  return <Inputs rows={rows} rest={Math.max(0, rows.length - maxRows)} open={open} sumWord={sumWord} />
}

interface InputsProps {
  readonly rows: readonly Row[]
  readonly rest: number
  readonly open: Props['open']
  /** What they add up to. */
  readonly sumWord: string
}

/** What it is made of; the contributions add to the score, or to the mean that is ranked again, and the foot says so. */
function Inputs({ rows, rest, open, sumWord }: InputsProps) {
  const m = whyMessages()
  const sum = rows.reduce((all, { share, score }) => all + share * score, 0)
  const top = rest > 0 ? rows.slice(0, maxRows) : rows
  const others = rows.slice(top.length).reduce((all, { share, score }) => all + share * score, 0)
  return (
    <table className="compact made-of">
      <Head columns={[m.input, num(m.share), num(m.score), num(m.adds)]} />
      <tbody>
        {top.map(({ key, name, share, score }) => (
          <tr key={key}>
            <th scope="row">
              <button type="button" className="link" onClick={() => open(key)}>
                {name}
              </button>
            </th>
            <td className="num">{formatShare(share, 1)}</td>
            <td className="num">{formatScore(score)}</td>
            <td className="num">{formatPoints(share * score * 100)}</td>
          </tr>
        ))}
        {rest > 0 && (
          <tr>
            <th scope="row">{m.more(formatNumber(rest))}</th>
            <td />
            <td />
            <td className="num">{formatPoints(others * 100)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sumWord}</th>
          <td />
          <td />
          <td className="num">
            <b>{formatScore(sum)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
