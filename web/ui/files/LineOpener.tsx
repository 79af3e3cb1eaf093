import { formatNumber } from '../../format.ts'
import classes from './files.module.css'
import { lineMessages } from './line-messages.ts'

interface Props {
  readonly line: number
  readonly open: (line: number) => void
}

/** The number of a line in a table, which opens what can be said of it. */
export function LineOpener({ line, open }: Props) {
  const written = formatNumber(line)
  return (
    <button
      type="button"
      className={classes.opener}
      aria-label={lineMessages().title(written)}
      onClick={() => open(line)}
    >
      {written}
    </button>
  )
}
