import { Menu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { keepEscape } from './FloatingPanel.tsx'
import classes from './floating.module.css'

export interface MenuAction {
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: () => void
  /** Why it cannot be chosen now; it stays visible and says so. */
  readonly disabledReason?: string | undefined
}

/** `divider` is a line between groups; a heading names the group that follows. */
export type MenuEntry = MenuAction | { readonly heading: string } | 'divider'

interface Props {
  readonly target: ReactElement
  readonly items: readonly MenuEntry[]
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
  /** Opens when pointed at as well, and stays a moment after the pointer has left. */
  readonly opensOnHover?: boolean
}

export function FloatingMenu({ target, items, position = 'bottom-end', opensOnHover = false }: Props) {
  return (
    <Menu position={position} trigger={opensOnHover ? 'click-hover' : 'click'} withInitialFocusPlaceholder={false}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={`${classes.float} ${classes.floatMenu}`} onKeyDown={keepEscape}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a divider has no other name
          <Entry key={index} item={item} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Entry({ item }: { item: MenuEntry }) {
  if (item === 'divider') return <Menu.Divider role="separator" />
  if ('heading' in item) return <Menu.Label>{item.heading}</Menu.Label>
  const { label, icon, onSelect, disabledReason } = item
  const isDisabled = disabledReason !== undefined
  return (
    <Menu.Item
      leftSection={icon ?? (isDisabled && <Icon name="lock" />)}
      // Not `disabled`: the arrows must reach it, or its reason is never read.
      aria-disabled={isDisabled || undefined}
      closeMenuOnClick={!isDisabled}
      onClick={isDisabled ? undefined : onSelect}
    >
      {label} {isDisabled && <small>{disabledReason}</small>}
    </Menu.Item>
  )
}
