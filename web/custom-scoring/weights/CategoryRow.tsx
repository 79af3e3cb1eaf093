import { memo, useId, useState } from 'react'
import { formatNumber } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { type Adjusting, IndicatorRow } from './IndicatorRow.tsx'
import { type Start, type Weights, withCategory, withIndicator } from './model.ts'
import { NumberField } from './NumberField.tsx'

interface Props {
  readonly category: Start[number]
  readonly weights: Weights
  readonly set: (weights: Weights) => void
  readonly isLocked: boolean
  readonly toggle: () => void
  readonly adjusting: Adjusting
}

/** The slider’s end, until a weight goes beyond it. */
const usualMost = 100

/** A category: slider, number, lock, and its indicators below. */
export const CategoryRow = memo(function CategoryRow({ category, weights, set, isLocked, toggle, adjusting }: Props) {
  const m = customMessages().weights
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { key, indicators } = category
  const name = scoreName(key)
  const value = weights.categories[key]
  const changed = indicators.filter(({ code }) => weights.indicators.has(code) || adjusting.adjusted.has(code)).length
  const move = (weight: number) => set(withCategory(weights, key, weight))
  const count = formatNumber(indicators.length)
  return (
    <div className={classes.category} data-excluded={value === 0 || undefined}>
      <span className={classes.name}>{name}</span>
      <input
        type="range"
        aria-label={m.slider(name)}
        min={0}
        max={Math.max(usualMost, value)}
        step={0.5}
        value={value}
        disabled={isLocked}
        onChange={({ target }) => move(Number(target.value))}
      />
      <NumberField label={m.field(name)} value={value} isDisabled={isLocked} set={move} />
      <button type="button" className={classes.lock} aria-label={m.lock(name)} aria-pressed={isLocked} onClick={toggle}>
        <Icon name="lock" />
      </button>
      <div className={classes.unfold}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={m.indicatorsOf(name, count)}
          onClick={() => setOpen(!isOpen)}
        >
          {m.indicators(count)}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
        {changed > 0 && <span className="tag">{m.changed(formatNumber(changed))}</span>}
      </div>
      <div id={listId} className={classes.indicators} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className="fig-note">{m.shareNote}</p>
            <ul>
              {indicators.map((indicator) => (
                <IndicatorRow
                  key={indicator.code}
                  indicator={indicator}
                  share={weights.indicators.get(indicator.code) ?? 1}
                  setShare={(share) => set(withIndicator(weights, indicator.code, share))}
                  {...adjusting}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
})
