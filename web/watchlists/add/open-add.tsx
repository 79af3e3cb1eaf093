import { lazy, Suspense } from 'react'
import { openModal } from '../../ui/modals/modals.ts'
import { type AddedCompany, addTitle, paneWidth } from './AddToWatchlist.tsx'

const Pane = lazy(async () => ({ default: (await import('./AddPane.tsx')).AddPane }))

/** The same as a dialog, for companies that have no button on the screen to hang it on. */
export function openAddToWatchlist(companies: readonly AddedCompany[]): void {
  const title = addTitle(companies)
  void openModal({
    label: title,
    width: paneWidth + 80,
    closesOnNavigation: true,
    content: ({ close }) => (
      <Suspense>
        <Pane title={title} companies={companies.map(({ id }) => id)} close={close} />
      </Suspense>
    ),
  })
}
