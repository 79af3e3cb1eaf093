import { lazy, Suspense } from 'react'
import type { ExportPlace } from '#contract/exports/exports.ts'
import { ModalBody, ModalHeader } from '../ui/modals/ModalParts.tsx'
import { openModal } from '../ui/modals/modals.ts'
import type { ListSource } from './ExportTray.tsx'
import { exportMessages } from './messages.ts'

const Tray = lazy(async () => ({ default: (await import('./ExportTray.tsx')).ExportTray }))

interface Wish {
  readonly companies: readonly number[] | ListSource
  /** Where it is asked for. */
  readonly place?: ExportPlace
  /** Fiscal years that stand at first. */
  readonly from: number
  readonly to: number
}

/** The choice of a file in a modal, for a list that has no room for it. Closing it stops nothing. */
export async function openExport(wish: Wish): Promise<void> {
  const m = exportMessages()
  await openModal({
    label: m.title,
    width: 640,
    content: ({ close }) => (
      <>
        <ModalHeader title={m.title} onClose={close} />
        <ModalBody>
          <Suspense>
            <Tray place="comparison" hasTitle={false} {...wish} />
          </Suspense>
        </ModalBody>
      </>
    ),
  })
}
