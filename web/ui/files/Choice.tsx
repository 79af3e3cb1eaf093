interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly choose: (value: string) => void
}

/** One of several ways in which a file can be read. */
export function Choice({ label, value, options, choose }: Props) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
