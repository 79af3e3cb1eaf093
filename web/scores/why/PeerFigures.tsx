import type { Indicator } from '#contract/market/indicators.ts'
import type { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { namesOf } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import classes from '../sheet/scores.module.css'
import { whyMessages } from './messages.ts'
import { rankedText } from './value-text.ts'

/** Those nearest to it, and the ends. */
const nearest = 3

/** The figures it was ranked among; one that stands for a missing figure visits its place without a number. */
export function PeerFigures({
  data,
  indicator,
  companyId,
}: {
  data: Output<typeof getIndicatorScore>
  indicator: Indicator
  companyId: number
}) {
  const m = whyMessages()
  const { peers } = data
  const size = data.size?.indicator
  const isIn = peers.some(({ id }) => id === companyId)
  const place = isIn ? peers.findIndex(({ id }) => id === companyId) : peers.length - data.worse
  const isShown = (index: number) =>
    index < nearest || index >= peers.length - 1 || Math.abs(index - place + (isIn ? 0 : 0.5)) <= nearest
  // Nothing stands anywhere of whom nothing can be inferred.
  const visitor = !isIn && !(data.expected && data.ranked === null) && (
    <tr key="visitor" className="sel">
      <td className="num">→</td>
      <th scope="row">{m.thisCompany}</th>
      <td className="num est">{rankedText(data.ranked, indicator, size)}</td>
    </tr>
  )
  return (
    <table className={`compact ${classes.peerFigures}`}>
      <tbody>
        {peers.map((peer, index) => [
          index === place && visitor,
          isShown(index) ? (
            <tr key={peer.id} className={peer.id === companyId ? 'sel' : ''}>
              <td className={peer.id === companyId ? 'num' : 'num dim'}>{formatNumber(index + 1)}</td>
              <th scope="row" lang={namesOf(peer).first.lang}>
                {namesOf(peer).first.text}
              </th>
              <td className="num">{rankedText(peer.value, indicator, size)}</td>
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
