import { lazy, Suspense } from 'react'
import { openModal } from '../ui/modals/modals.ts'
import { shellMessages } from './messages.ts'

const Notes = lazy(async () => ({ default: (await import('../releases/ReleaseNotes.tsx')).ReleaseNotes }))
const Keys = lazy(async () => ({ default: (await import('./KeyboardHelp.tsx')).KeyboardHelp }))

const smallWidth = 480

export function openReleaseNotes(): void {
  void openModal({
    label: shellMessages().releases,
    width: smallWidth,
    closesOnNavigation: true,
    content: ({ close }) => (
      <Suspense>
        <Notes title={shellMessages().releases} close={close} />
      </Suspense>
    ),
  })
}

export function openShortcuts(): void {
  void openModal({
    label: shellMessages().keys.title,
    width: smallWidth,
    closesOnNavigation: true,
    content: ({ close }) => (
      <Suspense>
        <Keys close={close} />
      </Suspense>
    ),
  })
}
