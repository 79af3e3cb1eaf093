import type { SimulatedVendor } from '#contract/simulator/ratings.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { formatDay, formatNumber, formatShare, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'
import { isBetter } from './better.ts'

type Predicted = NonNullable<SimulatedVendor['before']>
type Place = Predicted['middle']

/** One vendor: its rating, what the model says now and with the plan, and what the model is worth. */
export function VendorRow({ vendor, isPlanned }: { vendor: SimulatedVendor; isPlanned: boolean }) {
  const { vendors: m } = simulatorMessages()
  const { actual, before, after, state, model } = vendor
  const name = language() === 'ja' ? vendor.nameJa : vendor.nameEn
  const estimate = isPlanned ? after : before
  if (state === 'locked' || !model)
    return (
      <tr>
        <th scope="row">{name}</th>
        <td>{actual ? <Actual actual={actual} /> : '—'}</td>
        <td colSpan={isPlanned ? 5 : 4} className="mut">
          {state === 'model' ? null : m.states[state]}
        </td>
      </tr>
    )
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{actual ? <Actual actual={actual} /> : m.unrated}</td>
      <td>{before ? <Range predicted={before} /> : m.states['no-score']}</td>
      {isPlanned && (
        <td>
          <b>{after ? <Range predicted={after} /> : '—'}</b>
        </td>
      )}
      <td className={classes.line}>
        {estimate && (
          <DotLine
            value={estimate.middle.axis * 100}
            middle={[estimate.low.axis * 100, estimate.high.axis * 100]}
            best={actual && actual.axis * 100}
          />
        )}
      </td>
      <td className={classes.wide}>
        <Errors model={model} />
      </td>
      <td className={classes.wide}>
        <Basis model={model} />
      </td>
    </tr>
  )
}

function Actual({ actual }: { actual: NonNullable<SimulatedVendor['actual']> }) {
  const { vendors: m } = simulatorMessages()
  return (
    <>
      {textOf(actual)}{' '}
      <small className="note">
        {formatDay(actual.ratedOn)}
        {actual.isSimulated && ` ${m.invented}`}
      </small>
    </>
  )
}

/** `A (BBB–AA)`. */
function Range({ predicted: { middle, low, high } }: { predicted: Predicted }) {
  const { vendors: m } = simulatorMessages()
  const [from, to] = [textOf(low), textOf(high)]
  return (
    <>
      {textOf(middle)} <small className="note">{from === to ? from : m.range(from, to)}</small>
    </>
  )
}

const textOf = ({ value, level }: Pick<Place, 'value' | 'level'>) =>
  level === null || level === value ? value : `${value} ${level}`

function Errors({ model }: { model: NonNullable<SimulatedVendor['model']> }) {
  const { vendors: m } = simulatorMessages()
  const { error, mean, lastYear, r2, coverage, spearman } = model.accuracy
  const points = (share: number) => formatNumber(share * 100, 1)
  return (
    <>
      {m.errors(points(error), points(mean))}
      <small className="note">
        {' '}
        {lastYear && m.lastYear(points(lastYear.error), points(lastYear.model))}{' '}
        {m.fit(formatNumber(r2, 2), formatNumber(spearman, 2), formatShare(coverage))} {!isBetter(model) && m.noBetter}
      </small>
    </>
  )
}

function Basis({ model }: { model: NonNullable<SimulatedVendor['model']> }) {
  const { vendors: m } = simulatorMessages()
  const groupName = useGroupName()
  const [first, last] = model.years
  return (
    <>
      {m.made(groupName(model.group), formatNumber(model.companies), formatNumber(model.ratings))}
      <small className="note">
        {' '}
        {first === last ? formatYear(first) : m.years(formatYear(first), formatYear(last))}{' '}
        {!model.isTimeOrdered && m.oneYear}{' '}
        {m.leading(
          model.coefficients
            .slice(0, 2)
            .map(({ feature }) =>
              feature in m.features ? m.features[feature as keyof typeof m.features] : scoreName(feature),
            )
            .join(m.comma),
        )}
      </small>
    </>
  )
}
