import { Icon } from '../ui/icons.tsx'
import classes from './portfolio.module.css'

interface Props {
  readonly text: string
  /** What taking it away is called. */
  readonly label: string
  readonly remove: () => void
}

/** Something chosen that can be taken away again. */
export function Chip({ text, label, remove }: Props) {
  return (
    <span className={classes.chip}>
      {text}
      <button type="button" className="icon-btn" aria-label={label} onClick={remove}>
        <Icon name="close" />
      </button>
    </span>
  )
}
