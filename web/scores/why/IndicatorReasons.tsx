import { Link } from '@tanstack/react-router'
import type { Indicator } from '#contract/market/indicators.ts'
import type { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { namesOf, useGroupName } from '../../companies/names.ts'
import { formatNumber, formatScore, formatShare, formatYear } from '../../format.ts'
import { unitWords } from '../../indicators/units.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useIndicatorScore } from '../decomposition/use-decomposition.ts'
import classes from '../sheet/scores.module.css'
import { InferenceWords } from './InferenceWords.tsx'
import { whyMessages } from './messages.ts'
import { valueText } from './value-text.ts'

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
  const groupName = useGroupName()
  if (score.isError) return <ErrorState error={score.error} retry={() => void score.refetch()} />
  if (!score.data) return <Skeleton rows={8} />
  const { data } = score
  const filing = data.year !== null && (
    <Link
      to="/companies/$companyId/raws"
      params={{ companyId }}
      search={{
        ...(data.percentile === null && { view: 'all' as const }),
        figure: `${indicator.code}.${data.year}.${indicator.boundary}.`,
      }}
    >
      {m.toFiling}
    </Link>
  )
  if (data.percentile === null || data.origin === null) {
    return (
      <>
        <p className="note">{m.notScored}</p>
        <p className="note">{filing}</p>
      </>
    )
  }
  return (
    <>
      <p className={`v ${data.origin === 'inferred' ? 'est' : ''}`}>
        {valueText(data.value, indicator)}
        {data.value !== null && indicator.type !== 'boolean' && <small>{unitWords(indicator.unit)}</small>}
      </p>
      <p className="note">
        {data.year !== null && formatYear(data.year)} · {m.origin[data.origin]}
      </p>
      {(data.origin === 'disclosed' || data.origin === 'estimated') && <p className="note">{filing}</p>}
      <h3>{m.formula}</h3>
      <p className="formula">{m.formulaRank}</p>
      <p className="formula">
        ({formatNumber(data.worse)} + {formatNumber(data.same)} ÷ 2) ÷ {formatNumber(data.figures)} ={' '}
        {formatNumber(data.percentile, 4)} → <b>{formatScore(data.percentile)}</b>
      </p>
      {data.inference && (
        <>
          <h3>{m.inference}</h3>
          <InferenceWords trail={data.inference} indicator={indicator} />
        </>
      )}
      <h3>{m.peers}</h3>
      {data.reference && (
        <p className="note">
          {m.peerGroup(groupName(data.reference.code), formatNumber(data.figures))} · {m.best}
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

/** Those nearest to it, and the ends. */
const nearest = 3

/** The figures it was ranked among; one that stands for a missing figure visits its place without a number. */
function PeerFigures({
  data,
  indicator,
  companyId,
}: {
  data: IndicatorScore
  indicator: Indicator
  companyId: number
}) {
  const m = whyMessages()
  const { peers } = data
  const isIn = peers.some(({ id }) => id === companyId)
  const place = isIn ? peers.findIndex(({ id }) => id === companyId) : peers.length - data.worse
  const isShown = (index: number) =>
    index < nearest || index >= peers.length - 1 || Math.abs(index - place + (isIn ? 0 : 0.5)) <= nearest
  const visitor = !isIn && (
    <tr key="visitor" className="sel">
      <td className="num dim">→</td>
      <th scope="row">{m.thisCompany}</th>
      <td className="num est">{valueText(data.value, indicator)}</td>
    </tr>
  )
  return (
    <table className={`compact ${classes.peerFigures}`}>
      <tbody>
        {peers.map((peer, index) => [
          index === place && visitor,
          isShown(index) ? (
            <tr key={peer.id} className={peer.id === companyId ? 'sel' : ''}>
              <td className="num dim">{formatNumber(index + 1)}</td>
              <th scope="row" lang={namesOf(peer).first.lang}>
                {namesOf(peer).first.text}
              </th>
              <td className="num">{valueText(peer.value, indicator)}</td>
            </tr>
          ) : (
            isShown(index - 1) && (
              <tr key={peer.id}>
                <td colSpan={3} className="dim">
                  ⋮
                </td>
              </tr>
            )
          ),
        ])}
        {place >= peers.length && visitor}
      </tbody>
    </table>
  )
}
