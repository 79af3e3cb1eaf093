import { directions } from '#methodology/scores/custom/adjustments.ts'
import { transforms } from '#methodology/scores/custom/transforms.ts'
import { nameOf } from '../../i18n/names.ts'
import { adjustmentMessages } from '../../scoring/adjustment-messages.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { type Adjusted, withAdjustment } from './adjustments.ts'
import type { Start } from './model.ts'
import { NumberField } from './NumberField.tsx'

/** How indicators count besides their weights, and which are chosen for a group. */
export interface Adjusting {
  readonly adjusted: Adjusted
  readonly setAdjusted: (adjusted: Adjusted) => void
  readonly chosen: ReadonlySet<string>
  readonly choose: (code: string) => void
}

interface Props extends Adjusting {
  readonly indicator: Start[number]['indicators'][number]
  readonly share: number
  readonly setShare: (share: number) => void
}

/** An indicator: its share of the category, which way is better, and what becomes of its percentile. */
export function IndicatorRow({ indicator, share, setShare, adjusted, setAdjusted, chosen, choose }: Props) {
  const m = customMessages().weights
  const words = adjustmentMessages()
  const { code, direction: usual } = indicator
  const name = nameOf(indicator)
  const { direction = usual, transform = 'percentile' } = adjusted.get(code) ?? {}
  const change = (next: Parameters<typeof withAdjustment>[2]) => setAdjusted(withAdjustment(adjusted, indicator, next))
  return (
    <li data-excluded={share === 0 || undefined}>
      <label className={classes.choice}>
        <input type="checkbox" aria-label={m.choose(name)} checked={chosen.has(code)} onChange={() => choose(code)} />
      </label>
      <span className={classes.indicatorName}>
        <span className="code">{code}</span> {name}
      </span>
      <NumberField label={m.share(name)} value={share} set={setShare} />
      <span className={classes.adjusting}>
        <select
          aria-label={m.directionOf(name)}
          data-changed={direction !== usual || undefined}
          value={direction}
          onChange={({ target }) => change({ direction: directions.find((each) => each === target.value)! })}
        >
          {directions.map((each) => (
            <option key={each} value={each}>
              {words.directions[each]}
            </option>
          ))}
        </select>
        <select
          aria-label={m.transformOf(name)}
          data-changed={transform !== 'percentile' || undefined}
          value={transform}
          onChange={({ target }) => change({ transform: transforms.find((each) => each === target.value)! })}
        >
          {transforms.map((each) => (
            <option key={each} value={each}>
              {words.transforms[each]}
            </option>
          ))}
        </select>
      </span>
    </li>
  )
}
