import { useEffect, useId, useState } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { formatExact } from '../../format.ts'
import { unitWords } from '../../indicators/units.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'

interface Props {
  readonly name: string
  readonly indicator: Indicator | undefined
  readonly value: number
  /** As it is now; null where it is not disclosed. */
  readonly from: number | null
  readonly fault: string | undefined
  readonly set: (value: number) => void
}

/** Milliseconds after the last movement of a slider before the plan follows. */
const pause = 120

/** A changed figure: yes or no, or a slider and a field that say the same. */
export function ChangeField(props: Props) {
  const { name, indicator, value, set } = props
  const m = simulatorMessages()
  if (indicator?.type !== 'boolean') return <NumberField {...props} />
  return (
    <span className={`seg ${classes.yesNo}`}>
      {[1, 0].map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={value === each}
          aria-label={m.setTo(name, each === 1 ? m.yes : m.no)}
          onClick={() => set(each)}
        >
          {each === 1 ? m.yes : m.no}
        </button>
      ))}
    </span>
  )
}

function NumberField({ name, indicator, value, from, fault, set }: Props) {
  const m = simulatorMessages()
  const id = useId()
  const [text, setText] = useState(formatExact(value))
  const [moved, setMoved] = useState<number>()
  // What comes from elsewhere, such as the way back, is shown too.
  useEffect(() => setText(formatExact(value)), [value])
  useEffect(() => {
    if (moved === undefined || moved === value) return
    const later = setTimeout(() => set(moved), pause)
    return () => clearTimeout(later)
  }, [moved, value, set])
  const number = Number(text.normalize('NFKC').replaceAll(',', '').replace('−', '-'))
  const isNumber = text.trim() !== '' && Number.isFinite(number)
  const [least, most] = rangeOf({ value, from, isPercent: indicator?.unit === '%' })
  const keep = () => {
    if (isNumber && number !== value) set(number)
  }
  const words = isNumber ? fault : m.faults.number
  return (
    <span className={classes.field}>
      <input
        type="range"
        aria-label={m.slider(name)}
        min={least}
        max={most}
        step={(most - least) / 200}
        value={moved ?? value}
        onChange={({ target }) => {
          const next = Number(Number(target.value).toPrecision(4))
          setMoved(next)
          setText(formatExact(next))
        }}
      />
      <input
        type="text"
        inputMode="decimal"
        aria-label={m.field(name)}
        aria-invalid={words !== undefined || undefined}
        aria-describedby={words ? id : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep()
          if (key === 'Escape') setText(formatExact(value))
        }}
      />
      {indicator && unitWords(indicator.unit)}
      {words && (
        <small role="alert" id={id}>
          {words}
        </small>
      )}
    </span>
  )
}

/** Ends of the slider: all of a percentage, else twice what is there now or set. */
function rangeOf({ value, from, isPercent }: { value: number; from: number | null; isPercent: boolean }) {
  if (isPercent) return [0, 100] as const
  const max = 2 * Math.max(Math.abs(from ?? 0), Math.abs(value), 1)
  return [Math.min(0, from ?? 0, value) < 0 ? -max : 0, max] as const
}
