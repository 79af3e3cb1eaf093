import { Link } from '@tanstack/react-router'
import type { Levers, Simulation } from '#contract/simulator/simulator.ts'
import { formatDifference, formatNumber, formatPoints, formatScore, formatShare } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { forReaders, Head, num } from '../../ui/rows/Head.tsx'
import { useSimulatorAddress, withChange } from '../address.ts'
import { figureText } from '../figure-text.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'
import { useLevers } from '../use-simulation.ts'
import { WideTable } from '../WideTable.tsx'
import { ChangeField } from './ChangeField.tsx'

interface Props {
  readonly simulation: Simulation
  readonly companyId: number
}

type Step = Simulation['steps'][number]

/** The figures that are changed, in their order: each can be set, and says what it brings. */
export function PlanFigure({ simulation, companyId }: Props) {
  const m = simulatorMessages()
  const [{ changes }, change] = useSimulatorAddress()
  const { before, after } = simulation.scores.find(({ key }) => key === simulation.key)!
  const apart = apartText(simulation, useLevers(companyId).data)
  // What the headline says of the same plan.
  const total =
    before.score === null || after.score === null ? '—' : formatDifference(after.score * 100, before.score * 100)
  return (
    <section className="fig c12" aria-labelledby="simulated-plan">
      <header>
        <p className="label">
          <i>2</i>
          <span>{m.planTitle}</span>
        </p>
        <h2 className="sr" id="simulated-plan">
          {m.planTitle}
        </h2>
        <p className="unit">{m.planUnit}</p>
      </header>
      <div className={classes.choices}>
        <CopyButton className="btn" text={() => location.href} label={m.copyLink} />
        <button type="button" className="btn" onClick={() => change({ changes: [] })}>
          {m.empty}
        </button>
      </div>
      <WideTable name={m.planTitle}>
        <Head
          columns={[
            m.indicator,
            num(m.now),
            m.simulated,
            num(m.percentile),
            num(m.points),
            num(m.score),
            num(m.rank),
            forReaders(m.plan),
          ]}
        />
        <tbody>
          {changes.map(({ indicator, value }) => (
            <PlanRow
              key={indicator}
              companyId={companyId}
              year={simulation.year}
              indicator={indicator}
              value={value}
              step={simulation.steps.find((step) => step.indicator === indicator)}
              fault={simulation.rejected.find((rejected) => rejected.indicator === indicator)}
            />
          ))}
        </tbody>
        {simulation.steps.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {m.sum}
              </th>
              <td className="num">
                <b>{total}</b>
              </td>
              <td colSpan={3} />
            </tr>
          </tfoot>
        )}
      </WideTable>
      <p className="fig-note">
        {apart !== null && <span>{m.apart(apart, total)} </span>}
        {m.planNote}
      </p>
    </section>
  )
}

/** What the levers of a plan add each alone, where it is made of levers only and this is not what they add together. */
function apartText({ key, steps, rejected, scores }: Simulation, levers: Levers | undefined): string | null {
  // Levers speak of the whole.
  if (key !== 'sustainability_score' || steps.length < 2 || rejected.length > 0) return null
  const alone = steps.map(({ indicator, to }) => {
    const lever = levers?.levers.find((each) => each.indicator === indicator && each.to === to)
    return lever?.effect ?? null
  })
  if (alone.includes(null)) return null
  const sum = formatPoints(alone.reduce<number>((total, effect) => total + effect!, 0) * 100)
  const { before, after } = scores.find((score) => score.key === key)!
  if (before.score === null || after.score === null) return null
  return sum === formatDifference(after.score * 100, before.score * 100) ? null : sum
}

interface RowProps {
  readonly companyId: number
  readonly year: number | null
  readonly indicator: string
  readonly value: number
  readonly step: Step | undefined
  readonly fault: Simulation['rejected'][number] | undefined
}

function PlanRow({ companyId, year, indicator: code, value, step, fault }: RowProps) {
  const m = simulatorMessages()
  const indicator = useIndicatorMap().data?.get(code)
  const [{ changes }, change] = useSimulatorAddress()
  const name = indicator ? nameOf(indicator) : code
  const share = (percentile: number | null) => (percentile === null ? '—' : formatShare(percentile))
  const isLowered = step?.from.value === null && step.effect !== null && step.effect < 0
  return (
    <tr>
      <th scope="row">
        {name} <small className="note code">{code}</small>
        {isLowered && (
          <small className={classes.remark}>{m.belowInferred(formatPoints(-step.effect! * 100).slice(1))}</small>
        )}
      </th>
      <td className="num">
        {step && indicator && year !== null ? (
          <Link
            to="/companies/$companyId/raws"
            params={{ companyId }}
            search={{ view: 'all', figure: `${code}.${year}.${indicator.boundary}.` }}
          >
            {step.from.value === null ? m.undisclosed : figureText(step.from.value, indicator)}
          </Link>
        ) : (
          '—'
        )}
      </td>
      <td>
        <ChangeField
          name={name}
          indicator={indicator}
          value={value}
          from={step?.from.value ?? null}
          fault={fault && faultText(fault)}
          set={(next) => change({ changes: withChange(changes, code, next) })}
        />
      </td>
      <td className="num">{step ? `${share(step.percentile.before)} → ${share(step.percentile.after)}` : '—'}</td>
      <td className="num">
        <b>{step?.effect == null ? '—' : formatPoints(step.effect * 100)}</b>
      </td>
      <td className="num">{step?.after.score == null ? '—' : formatScore(step.after.score)}</td>
      <td className="num">
        {step?.after.rank ? `${formatNumber(step.after.rank.rank)} / ${formatNumber(step.after.rank.of)}` : '—'}
      </td>
      <td>
        <button
          type="button"
          className="act"
          aria-label={m.takeOut(name)}
          onClick={() => change({ changes: withChange(changes, code, undefined) })}
        >
          {m.out}
        </button>
      </td>
    </tr>
  )
}

function faultText({ reason, least, most }: NonNullable<RowProps['fault']>): string {
  const { faults } = simulatorMessages()
  if (reason !== 'range') return faults[reason]
  return faults.range(formatNumber(least ?? 0), most !== null && most < 1e9 ? formatNumber(most) : null)
}
