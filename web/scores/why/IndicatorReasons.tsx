import type { Indicator } from '#contract/market/indicators.ts'
import type { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { formatNumber, formatScore, formatShare, formatYear } from '../../format.ts'
import { adjustmentMessages } from '../../scoring/adjustment-messages.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { useUnscoredSentence } from '../../scoring/unscored/use-unscored.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useIndicatorScore } from '../decomposition/use-decomposition.ts'
import classes from '../sheet/scores.module.css'
import { FilingLink } from './FilingLink.tsx'
import { InferenceWords } from './InferenceWords.tsx'
import { whyMessages } from './messages.ts'
import { PeerFigures } from './PeerFigures.tsx'
import { PercentileFormula } from './PercentileFormula.tsx'
import { SizeInputs } from './SizeInputs.tsx'
import { rankedText, rankedUnit, sizeName } from './value-text.ts'

interface Props {
  readonly companyId: number
  readonly indicator: Indicator
  readonly open: (key: string) => void
}

type IndicatorScore = Output<typeof getIndicatorScore>

/** Why an indicator ranks where it does: its own figure, its peers', and the way up to the total. */
export function IndicatorReasons({ companyId, indicator, open }: Props) {
  const m = whyMessages()
  const context = useScoreContext()
  const score = useIndicatorScore(companyId, indicator.code, context)
  const unscored = useUnscoredSentence(companyId, indicator.code, context)
  const groupName = useGroupName()
  if (score.isError) return <ErrorState error={score.error} retry={() => void score.refetch()} />
  if (!score.data) return <Skeleton rows={8} />
  const { data } = score
  const isAll = data.percentile === null
  const filing = data.year !== null && (
    <FilingLink companyId={companyId} indicator={indicator} year={data.figureYear ?? data.year} isAll={isAll}>
      {m.toFiling}
    </FilingLink>
  )
  if (data.percentile === null || data.origin === null) {
    return (
      <>
        <p className="note">{unscored ?? m.notScored}</p>
        <p className="note">{filing}</p>
      </>
    )
  }
  const size = data.size?.indicator
  const isOwn = data.origin === 'disclosed' || data.origin === 'estimated'
  return (
    <>
      <p className={`v ${data.origin === 'inferred' ? 'est' : ''}`}>
        {rankedText(data.ranked, indicator, size)}
        {data.ranked !== null && <small>{rankedUnit(indicator, size)}</small>}
      </p>
      <p className="note">
        {data.year !== null && formatYear(data.year)} · {originText(data)}
        {data.figureYear !== undefined && ` · ${m.figureYear(formatYear(data.figureYear))}`}
      </p>
      {unscored && <p className="note">{unscored}</p>}
      {isOwn && <p className="note">{filing}</p>}
      {data.size && <SizeInputs companyId={companyId} indicator={indicator} data={data} />}
      {data.direction !== indicator.direction && (
        <p className="note">{adjustmentMessages().turned(adjustmentMessages().directions[data.direction])}</p>
      )}
      <h3>{m.formula}</h3>
      <PercentileFormula data={data} />
      {data.inference && (
        <>
          <h3>{m.inference}</h3>
          <InferenceWords trail={data.inference} indicator={indicator} saysError={data.expected === null} />
        </>
      )}
      <h3>{m.peers}</h3>
      {data.reference && (
        <p className="note">
          {m.peerGroup(groupName(data.reference.code), formatNumber(data.figures))} · {m.best}
          {size !== undefined && ` · ${rankedUnit(indicator, size)}`}
        </p>
      )}
      <PeerFigures data={data} indicator={indicator} companyId={companyId} />
      <h3>{m.ladder}</h3>
      <ol className={classes.ladder}>
        {data.ladder.map(({ key, share, value }) => (
          <li key={key}>
            {key === indicator.code ? (
              <b>{key}</b>
            ) : (
              <button type="button" className="link" onClick={() => open(key)}>
                {scoreName(key)}
              </button>
            )}
            <span className="num">{formatShare(share, 1)}</span>
            <span className="num">{value === null ? '—' : formatScore(value)}</span>
          </li>
        ))}
      </ol>
      <div className="ends">
        <CopyButton className="btn" label={m.copyLink} text={() => location.href} />
      </div>
    </>
  )
}

function originText({ origin, size }: IndicatorScore): string {
  const m = whyMessages()
  if (!size || size.value !== null) return m.origin[origin!]
  const name = sizeName(size)
  return origin === 'worst-value' ? m.noSizeWorst(name) : m.noSize(name)
}
