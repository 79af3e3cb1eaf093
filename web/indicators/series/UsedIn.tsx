import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Indicator } from '#contract/market/indicators.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { requestOf } from '../../app/query.ts'
import { CallFailed } from '../../app/send.ts'
import { formatScore, formatShare } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { useUnscoredSentence } from '../../scoring/unscored/use-unscored.ts'
import { useIndicatorContext } from '../../scoring/use-scores.ts'
import { QueryPanel } from '../../ui/states/QueryPanel.tsx'
import classes from './series.module.css'
import { seriesMessages } from './series-messages.ts'

interface Props {
  readonly companyId: number
  readonly indicator: Indicator
  readonly year: number
}

/** From the figure up: its percentile, and what share of its category, its pillar and the whole it is. */
export function UsedIn({ companyId, indicator, year }: Props) {
  const m = seriesMessages()
  const query = { ...useIndicatorContext(), year }
  const isScored = indicator.direction !== 'neutral' && indicator.large !== 'finance'
  const score = useQuery({
    ...requestOf(getIndicatorScore, { params: { companyId, indicator: indicator.code }, query }),
    enabled: isScored,
  })
  const unscored = useUnscoredSentence(companyId, indicator.code, query)
  if (indicator.large === 'finance' || (isOutside(score.error) && !unscored)) return null
  const isOpen = isScored && !isOutside(score.error)
  const own = score.data?.ladder.at(-1)
  return (
    <section aria-label={m.used}>
      <h3>
        {m.used}
        {own && (
          <Link
            to="/companies/$companyId/sustainability/score-decomposition"
            params={{ companyId }}
            search={{ why: indicator.code }}
          >
            {m.open}
          </Link>
        )}
      </h3>
      {!isScored && <p className="note">{m.neutral}</p>}
      {isScored && !isOpen && <p className="note">{unscored}</p>}
      {isOpen && (
        <QueryPanel query={score} shape={{ kind: 'text', rows: 4 }}>
          {({ ladder, inference }) =>
            ladder.length > 0 ? (
              <Steps ladder={ladder} isInferred={inference !== null} />
            ) : (
              <p className="note">{unscored ?? m.notScored}</p>
            )
          }
        </QueryPanel>
      )}
    </section>
  )
}

/** Indicators that no score is made of have no ladder to show. */
const isOutside = (error: unknown) => error instanceof CallFailed && error.code === 'indicator.not-found'

interface StepsProps extends Pick<Output<typeof getIndicatorScore>, 'ladder'> {
  /** Whether the score rests on a value in place of the figure: the percentile of that says nothing of the figure. */
  readonly isInferred: boolean
}

function Steps({ ladder, isInferred }: StepsProps) {
  const m = seriesMessages()
  const own = ladder.at(-1)!
  return (
    <dl className={classes.usedIn}>
      <dt>{m.percentile}</dt>
      <dd className={isInferred ? 'note' : 'num'}>
        {isInferred ? m.inferred : own.value === null ? '—' : formatScore(own.value)}
      </dd>
      {ladder
        .slice(0, -1)
        .reverse()
        .map(({ key, share }) => (
          <div key={key}>
            <dt>{m.usedIn(scoreName(key))}</dt>
            <dd className="num">{formatShare(share === 0 ? 0 : own.share / share, 1)}</dd>
          </div>
        ))}
    </dl>
  )
}
