import { Popover } from '@mantine/core'
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react'
import classes from './floating.module.css'

interface Props {
  /** The button it hangs on. */
  readonly target: ReactElement<{ onClick?: (event: MouseEvent<HTMLElement>) => void }>
  /** The name assistive technology reads. */
  readonly label: string
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  readonly position?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end' | 'left' | 'right'
  readonly width?: number
  /** Whether its content comes after it: it then goes to the side that has the room when it has grown. */
  readonly growsLate?: boolean
  readonly onOpen?: () => void
  readonly onClose?: () => void
}

/** A panel that hangs on a button until Esc, a press elsewhere or its own content closes it. */
export function FloatingPanel({
  target,
  label,
  children,
  position = 'bottom-start',
  width,
  growsLate = false,
  ...ends
}: Props) {
  const { onOpen, onClose } = ends
  const [isOpen, setIsOpen] = useState(false)
  const name = useId()
  function turn(next: boolean): void {
    setIsOpen(next)
    if (next) onOpen?.()
    else if (isOpen) onClose?.()
  }
  return (
    <Popover
      opened={isOpen}
      onChange={turn}
      position={position}
      width={width ?? 'max-content'}
      preventPositionChangeWhenVisible={!growsLate}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        {cloneElement(target, {
          onClick(event) {
            target.props.onClick?.(event)
            turn(!isOpen)
          },
        })}
      </Popover.Target>
      <Popover.Dropdown className={classes.float} aria-labelledby={name} onKeyDown={keepEscape}>
        <span id={name} className="sr">
          {label}
        </span>
        {typeof children === 'function' ? children(() => turn(false)) : children}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Esc closes what floats, not also the modal it floats over. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}
