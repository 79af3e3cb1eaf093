import type { Ratings } from '#contract/scores/ratings.ts'
import { consensusFinding } from '#methodology/findings/ratings.ts'
import { vendorName } from '../../app/vendors.ts'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { openVendors, useIsShown, useRatings } from '../../scoring/use-ratings.ts'
import { RaterHistory } from '../evaluation/RaterHistory.tsx'
import { consensusRater, vendorRater } from '../evaluation/raters.ts'
import classes from '../ratings.module.css'
import { ScorePage, type ScoreScreen } from '../sheet/ScorePage.tsx'
import { Ranks } from './ConsensusRanks.tsx'
import { Correlations } from './Correlations.tsx'
import { consensusMessages } from './consensus-messages.ts'

/** What the vendors of the account say together, how far they agree, and what that cannot tell. */
export function Consensus() {
  return <ScorePage title={consensusMessages().title}>{(screen) => <Content {...screen} />}</ScorePage>
}

function Content({ companyId }: ScoreScreen) {
  const ratings = useRatings(companyId)
  const state: FigureState | undefined = ratings.isError
    ? { kind: 'error', error: ratings.error, retry: () => void ratings.refetch() }
    : ratings.data
      ? undefined
      : { kind: 'loading', height: 200 }
  return (
    <div className="grid">
      <Headline ratings={ratings.data} state={state} />
      <Ranks ratings={ratings.data} state={state} />
      <Correlations ratings={ratings.data} state={state} />
      <History ratings={ratings.data} state={state} />
      <Limits />
    </div>
  )
}

interface Props {
  readonly ratings: Ratings | undefined
  readonly state: FigureState | undefined
}

function Headline({ ratings, state }: Props) {
  const m = consensusMessages()
  const consensus = ratings?.consensus
  const finding = consensusFinding(
    consensus?.vendors.length ?? 0,
    consensus?.mean ?? Number.NaN,
    consensus?.dispersion ?? Number.NaN,
  )
  const content = consensus && (
    <dl className={classes.headline}>
      <div>
        <dt>{m.mean}</dt>
        <dd>
          {formatScore(consensus.mean)} <small>{m.ofHundred}</small>
        </dd>
      </div>
      <div>
        <dt>{m.dispersion}</dt>
        <dd>
          {formatNumber(consensus.dispersion, 2)} <small>{m.ofHalf}</small>
        </dd>
      </div>
      {consensus.rank && (
        <div>
          <dt>{m.rank}</dt>
          <dd>{m.rankText(formatNumber(consensus.rank.rank), formatNumber(consensus.rank.of))}</dd>
        </div>
      )}
      {consensus.previous !== null && (
        <div>
          <dt>{m.previous}</dt>
          <dd>{formatScore(consensus.previous)}</dd>
        </div>
      )}
      <div>
        <dt>{m.vendors}</dt>
        <dd>
          {consensus.vendors.length} <small>{consensus.vendors.map((vendor) => vendorName(vendor)).join(', ')}</small>
        </dd>
      </div>
    </dl>
  )
  return (
    <Figure
      id="consensus_score"
      number={1}
      name={m.name}
      finding={ratings && sentence(finding, findingMessages())}
      state={state}
      views={[{ key: 'figures', label: m.name, content }]}
    />
  )
}

function History({ ratings, state }: Props) {
  const m = consensusMessages()
  const isShown = useIsShown()
  const blended = ratings && consensusRater(ratings)
  const vendors = openVendors(ratings).filter(({ vendor }) => isShown(vendor))
  const raters = [...(blended ? [blended] : []), ...vendors.map(vendorRater)]
  const [first, last] = [blended?.history[0], blended?.history.at(-1)]
  const finding =
    first && last && first !== last
      ? m.historyFinding(String(first.year), String(last.year), first.text, last.text)
      : m.history
  const isEmpty = raters.every(({ history }) => history.length === 0)
  return (
    <Figure
      id="consensus_history"
      number={4}
      name={m.history}
      finding={ratings && (isEmpty ? m.historyNone : finding)}
      state={state}
      views={[{ key: 'years', label: m.history, content: !isEmpty && <RaterHistory raters={raters} /> }]}
    />
  )
}

function Limits() {
  const m = consensusMessages()
  return (
    <Figure
      id="consensus_limits"
      number={5}
      name={m.limits}
      finding={m.limitsFinding}
      views={[
        {
          key: 'list',
          label: m.limits,
          content: (
            <ul className={classes.limitList}>
              {m.limitList.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}
