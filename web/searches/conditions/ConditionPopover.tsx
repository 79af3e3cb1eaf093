import { Popover } from '@mantine/core'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import classes from './conditions.module.css'

interface Props {
  readonly isOpen: boolean
  /** `isBack` when the focus shall return to what it hangs on. */
  readonly close: (isBack: boolean) => void
  readonly label: string
  /** What it hangs on. */
  readonly target: ReactElement
  readonly children: ReactNode
}

/** Hangs on a chip or button, next to it in the order of reading, and leaves the rest of the screen usable. */
export function ConditionPopover({ isOpen, close, label, target, children }: Props) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    event.preventDefault()
    close(true)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => !next && close(false)}
      position="bottom-start"
      width="max-content"
      offset={9}
      withinPortal={false}
      withRoles={false}
      closeOnEscape={false}
      hideDetached={false}
      preventPositionChangeWhenVisible={false}
      middlewares={{ flip: false, shift: true }}
      transitionProps={{ duration: 0 }}
      zIndex={26}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className={classes.conPop} role="dialog" aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
