import type { ValueModel } from '#contract/value-models/value.ts'
import classes from '../value.module.css'
import { shareText, ways } from './accuracy.ts'
import { worthMessages } from './messages.ts'

/** Out-of-sample R² of the industry's mean, without ESG and with it, on one axis with zero. */
export function ThreeBars({ accuracy }: Pick<ValueModel, 'accuracy'>) {
  const m = worthMessages()
  const values = ways.map((way) => accuracy[way])
  const [least, most] = [Math.min(0, ...values), Math.max(0.05, ...values)]
  const at = (value: number) => (100 * (value - least)) / (most - least)
  return (
    <dl className={classes.bars}>
      {ways.map((way) => (
        <div key={way}>
          <dt>{m.bars[way]}</dt>
          <dd>
            <span className={classes.track} aria-hidden="true">
              <i
                data-way={way}
                style={{ left: `${at(Math.min(0, accuracy[way]))}%`, width: `${Math.abs(at(accuracy[way]) - at(0))}%` }}
              />
              <b style={{ left: `${at(0)}%` }} />
            </span>
            <span className="num">{shareText(accuracy[way])}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
