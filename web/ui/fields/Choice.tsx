import type { ReactNode } from 'react'

interface Props<Value extends string | number> {
  readonly label: ReactNode
  /** Whether the label is for screen readers alone. */
  readonly isNameless?: boolean
  readonly className?: string | undefined
  readonly value: Value
  /** Value and words. */
  readonly options: readonly (readonly [value: Value, words: ReactNode])[]
  readonly choose: (value: Value) => void
}

/** One of several, in the system's own list. */
export function Choice<const Value extends string | number>(props: Props<Value>) {
  const { label, isNameless = false, className, value, options, choose } = props
  return (
    <label className={className}>
      {isNameless ? <span className="sr">{label}</span> : label}{' '}
      <select value={value} onChange={({ target }) => choose(options[target.selectedIndex]![0])}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
