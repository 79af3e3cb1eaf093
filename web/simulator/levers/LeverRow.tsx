import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Lever, Levers } from '#contract/simulator/simulator.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber, formatPoints } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { categoryName } from '../../indicators/categories.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { useSimulatorAddress, withChange } from '../address.ts'
import { figureText } from '../figure-text.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'
import { LeverScale } from './LeverScale.tsx'

interface Props {
  readonly lever: Lever
  readonly levers: Levers
  readonly companyId: number
}

/** One lever: where the figure stands, where it would go, what that brings, and who did it. */
export function LeverRow({ lever, levers, companyId }: Props) {
  const m = simulatorMessages()
  const indicators = useIndicatorMap().data
  const [{ changes }, change] = useSimulatorAddress()
  const indicator = indicators?.get(lever.indicator)
  const name = indicator ? nameOf(indicator) : lever.indicator
  const isIn = changes.some((each) => each.indicator === lever.indicator)
  const put = () => change({ changes: withChange(changes, lever.indicator, isIn ? undefined : lever.to) })
  const { from, rank } = lever
  const figure = indicator && levers.year !== null && `${lever.indicator}.${levers.year}.${indicator.boundary}.`
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="note">
          {' '}
          {categoryName(lever.category)} <span className="code">{lever.indicator}</span>
        </small>
      </th>
      <td className={classes.scale}>
        <LeverScale lever={lever} indicator={indicator} />
      </td>
      <td className="num">
        {figure ? (
          <Link to="/companies/$companyId/raws" params={{ companyId }} search={{ view: 'all', figure }}>
            {from.value === null ? m.undisclosed : figureText(from.value, indicator)}
          </Link>
        ) : (
          figureText(from.value, indicator)
        )}{' '}
        → {figureText(lever.to, indicator)}
      </td>
      <td className="num">
        <b>{formatPoints(lever.effect * 100)}</b>
      </td>
      <td className="num">{rankText(levers, rank)}</td>
      <td>
        {precedentText(lever)}
        <Fastest lever={lever} />
      </td>
      <td className="num">{lever.perYear === null ? '—' : formatPoints(lever.perYear * 100)}</td>
      <td>
        <button
          type="button"
          className="act"
          aria-pressed={isIn}
          aria-label={isIn ? m.takeOut(name) : m.putIn(name)}
          onClick={put}
        >
          {isIn ? m.out : m.in}
        </button>
      </td>
    </tr>
  )
}

/** Who made the step, the fastest first. */
function Fastest({ lever: { precedents } }: { lever: Lever }) {
  const m = simulatorMessages()
  if (precedents.fastest.length === 0) return null
  return (
    <small className="note">
      {precedents.fastest.map((peer, index) => {
        const { first } = namesOf(peer)
        return (
          <Fragment key={peer.id}>
            {index > 0 && m.comma}
            <Link to="/companies/$companyId/simulation/simulator" params={{ companyId: peer.id }} lang={first.lang}>
              {shortName(first)}
            </Link>
            {peer.years !== null && m.inYears(formatNumber(peer.years))}
          </Fragment>
        )
      })}
    </small>
  )
}

function rankText({ rank: before }: Levers, after: Lever['rank']): string {
  if (!before || !after) return '—'
  const [from, to, of] = [before.rank, after.rank, after.of].map((number) => formatNumber(number))
  return from === to ? `${to} / ${of}` : `${from} → ${to} / ${of}`
}

function precedentText({ precedents: { of, n, years }, from }: Lever): string {
  const m = simulatorMessages()
  if (of === 0) return m.noPeers
  if (n === 0) return m.nobody(formatNumber(of))
  const did = m.did(formatNumber(n), formatNumber(of))
  if (years === null) return from.value === null ? did : '—'
  return m.didIn(did, formatNumber(years, Number.isInteger(years) ? 0 : 1))
}
