import { Icon } from '../../ui/icons.tsx'
import { esgMessages } from './esg-messages.ts'

interface Props {
  readonly isOpen: boolean
  readonly name: string
  readonly toggle: () => void
}

/** Opens and closes what stands below a row. */
export function FoldButton({ isOpen, name, toggle }: Props) {
  const m = esgMessages()
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={isOpen}
      aria-label={isOpen ? m.fold(name) : m.expand(name)}
      onClick={toggle}
    >
      <Icon name={isOpen ? 'down' : 'right'} />
    </button>
  )
}
