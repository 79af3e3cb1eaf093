import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { Icon } from '../ui/icons.tsx'
import { shellMessages } from './messages.ts'

const Drawer = lazy(async () => ({ default: (await import('./NarrowDrawer.tsx')).NarrowDrawer }))

/** On a narrow screen the left column and what the header has no room for are behind one button. */
export function NarrowMenu() {
  const m = shellMessages()
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <button type="button" className="menu icon-btn" aria-label={m.menu} aria-expanded={isOpen} onClick={open}>
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Suspense>
          <Drawer close={close} />
        </Suspense>
      )}
    </>
  )
}
