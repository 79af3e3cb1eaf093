import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Ratings } from '#contract/scores/ratings.ts'
import type { Score } from '#contract/scores/score.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { getScores } from '#contract/scores/scores.ts'
import { inferenceModes } from '#methodology/inference/estimate.ts'
import { requestOf } from '../app/query.ts'
import { isBeingMade } from '../app/send.ts'
import { BandMark } from '../charts/Band.tsx'
import { pointsBetween } from '../charts/figure/difference.ts'
import { ScandalLevel } from '../charts/ScandalLevel.tsx'
import { DotLine } from '../charts/small/DotLine.tsx'
import { UnlikePeriods, unlikePeriodsText } from '../charts/small/UnlikePeriods.tsx'
import { WeightBar } from '../charts/small/WeightBar.tsx'
import { formatDifference, formatNumber, formatScore, formatShare } from '../format.ts'
import { tipOnText } from '../ui/floating/tip.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { useDisplayWords, useShownScores } from './displays.ts'
import { PeerChoice } from './PeerChoice.tsx'
import { ratingMessages } from './rating-messages.ts'
import { intervalShort, intervalSpan, intervalText, whyNoRank } from './reliance/reliance.ts'
import { relianceMessages } from './reliance/reliance-messages.ts'
import { whyUnscored, worstValueSentence } from './rest.ts'
import { disclosedCountText, scoreMessages, scoreName } from './score-messages.ts'
import classes from './score-strip.module.css'
import { Unscored } from './unscored/Unscored.tsx'
import { useRatings } from './use-ratings.ts'
import { scoreOf, useScoreContext, useScores } from './use-scores.ts'
import { VendorDots } from './VendorDots.tsx'

const pillars = ['e_score', 's_score', 'g_score'] as const

interface Props {
  readonly companyId: number
  /** Opens the reasons of a score; without it the figures are plain. */
  readonly open?: ((key: string) => void) | undefined
}

/** The company at a glance: total, three pillars, scandals, the total under each rule for missing figures, and the vendors. */
export function ScoreStrip({ companyId, open }: Props) {
  const m = scoreMessages()
  const context = useScoreContext()
  const scores = useScores(companyId, context)
  const displayScores = useShownScores(scores.data)
  const { labelled } = useDisplayWords()
  if (scores.isError) return <ErrorState error={scores.error} retry={() => void scores.refetch()} />
  if (!scores.data || !displayScores) {
    return isBeingMade(scores.failureReason) ? (
      <p className="strip-none note" role="status">
        {context.asOf ? m.preparingDay : m.preparing}
      </p>
    ) : (
      <Skeleton rows={3} />
    )
  }
  const total = scoreOf(displayScores.scores, 'sustainability_score')
  if (!total || total.value === null) {
    return (
      <p className="strip-none note">
        {total?.known ? whyUnscored(total.known, displayScores.recipe) : `${m.noScore}: ${m.noScoreText}`}
      </p>
    )
  }
  return (
    <div className={classes.room}>
      <section className={`strip scores ${scores.isPlaceholderData ? 'is-stale' : ''}`} aria-label={labelled(m.strip)}>
        <StripScore
          score={total}
          name={m.key.sustainability_score}
          open={open}
          noRank={whyNoRank(scores.data, 'sustainability_score')}
        >
          <p className="m">
            <PeerChoice peers={displayScores.peers} />
          </p>
        </StripScore>
        {pillars.map((key) => {
          const score = scoreOf(displayScores.scores, key)
          const noRank = whyNoRank(displayScores, key)
          return score && <StripScore key={key} score={score} name={m.letters[key]} open={open} noRank={noRank} />
        })}
        <Outside companyId={companyId}>
          <Policies scores={displayScores} />
        </Outside>
        {context.asOf && <Since companyId={companyId} then={total.value} year={scores.data.year} />}
      </section>
    </div>
  )
}

interface StripScoreProps {
  readonly score: Score
  readonly name: string
  readonly open: Props['open']
  /** Why there is no rank; undefined where there is one. */
  readonly noRank: string | undefined
  readonly children?: ReactNode
}

function StripScore({ score, name, open, noRank, children }: StripScoreProps) {
  const m = scoreMessages()
  const { key, value, coverage, known, rank, standing, previous, months, interval } = score
  const { intervalHint } = relianceMessages()
  const { name: display, unit } = useDisplayWords()
  // Beside the total it is said for all four; the pillars have no room for it.
  const isTotal = key === 'sustainability_score'
  const hasDisplay = isTotal && display !== undefined
  const figure = value === null ? '—' : formatScore(value)
  const label = value === null && known ? disclosedCountText(known) : figure
  const content = value === null && known ? <Unscored known={known} /> : <b>{figure}</b>
  return (
    <div>
      <p className="k">
        <span>{name}</span>
        <span className="cov" {...tipOnText(m.coverageOf(formatShare(coverage)))}>
          <WeightBar share={coverage} />
          {formatShare(coverage)}
        </span>
      </p>
      <p className="v">
        {open ? (
          <button
            type="button"
            className="fig-btn"
            aria-label={`${label} ${m.open(scoreName(key))}`}
            onClick={() => open(key)}
          >
            {content}
          </button>
        ) : (
          content
        )}
        {standing && <BandMark band={standing} />}
      </p>
      {interval && <DotLine value={value === null ? null : value * 100} interval={intervalSpan(score)} height={12} />}
      <p className="m">
        {hasDisplay && <span {...tipOnText(unit)}>{display}</span>}
        {rank && <span>{m.rank(formatNumber(rank.rank), formatNumber(rank.of))}</span>}
        {!rank && noRank && <span {...tipOnText(noRank)}>{relianceMessages().noRankShort}</span>}
        {interval && (
          <span className={classes.interval} {...tipOnText(`${intervalText(interval)} ${intervalHint}`)}>
            {intervalShort(interval)}
          </span>
        )}
        {value !== null && previous !== null && (
          <span {...tipOnText(months && !isTotal ? unlikePeriodsText(months) : undefined)}>
            {isTotal && <UnlikePeriods months={months} />}
            {m.yearOnYear(pointsBetween(value, previous))}
          </span>
        )}
      </p>
      {children}
    </div>
  )
}

/** What others say, on either side of the inferenceModes; without an answer the cells stay and say that they have none. */
function Outside({ companyId, children }: { companyId: number; children: ReactNode }) {
  const m = ratingMessages()
  const { data, isPending } = useRatings(companyId)
  return (
    <>
      <div className={classes.scandalCell}>
        <p className="k">{m.scandal}</p>
        {!isPending && <Controversy scandal={data?.scandal} />}
      </div>
      {children}
      <VendorDots ratings={data} />
    </>
  )
}

/** Nothing imported, nothing judged and no scandal are told apart, and a rule's reading of a title is called that. */
function Controversy({ scandal }: { scandal: Ratings['scandal'] | undefined }) {
  const m = ratingMessages()
  // Without an answer nothing is said of the news.
  if (!scandal) return <span className="dim">—</span>
  if (scandal.state === 'no-news') return <Unknown text={m.noNews} hint={m.noNewsHint} />
  const { level, events, items, unjudged, isByText } = scandal
  if (level === null) return <Unknown text={m.notJudged(formatNumber(items))} hint={m.notJudgedHint} />
  return (
    <>
      <ScandalLevel level={level} />
      <p className="m">
        <span>{m.events(formatNumber(events))}</span>
        {isByText && <span {...tipOnText(m.byTextHint)}>{m.byText}</span>}
        {unjudged > 0 && <span>{m.unjudged(formatNumber(unjudged))}</span>}
      </p>
    </>
  )
}

function Unknown({ text, hint }: { text: string; hint: string }) {
  return (
    <span className="dim" {...tipOnText(hint)}>
      — {text}
    </span>
  )
}

/** All inferenceModes for missing figures at once, on one axis, so that nobody has to switch to see what hangs on them. */
function Policies({ scores }: { scores: CompanyScores }) {
  const m = scoreMessages()
  const inference = scores.recipe.inference
  const why = worstValueSentence(scores, true)
  return (
    <div className={classes.policies}>
      <p className="k">
        <span>{m.policies}</span>
      </p>
      <dl>
        {inferenceModes.map((rule) => {
          const value = scores.policies.find(({ inference }) => inference === rule)?.value ?? null
          return (
            <div key={rule} data-on={rule === inference || undefined}>
              <dt>
                {m.policy[rule]}
                {rule === inference && <span className="sr"> ({m.chosen})</span>}
              </dt>
              <dd>
                <span className={classes.track} aria-hidden="true">
                  {value !== null && <i style={{ left: `${Math.max(0, Math.min(1, value)) * 100}%` }} />}
                </span>
                <b>{value === null ? '—' : formatScore(value)}</b>
              </dd>
            </div>
          )
        })}
      </dl>
      {why && (
        <p className="m">
          <span className={classes.why}>{why}</span>
        </p>
      )}
    </div>
  )
}

/** On a past day: what has become of the total since. */
function Since({ companyId, then, year }: { companyId: number; then: number; year: number | null }) {
  const m = scoreMessages()
  const { asOf: _, ...context } = useScoreContext()
  const query = { ...context, ...(year !== null && { year }) }
  const now = useQuery(requestOf(getScores, { params: { companyId }, query }))
  const value = scoreOf(useShownScores(now.data)?.scores, 'sustainability_score')?.value
  if (value === undefined || value === null) return null
  const change = (value - then) * 100
  return (
    <p className="since note">
      {Math.abs(change) < 0.05
        ? m.unchanged
        : m.sinceThen(formatDifference(value * 100, then * 100), formatScore(value))}
    </p>
  )
}
