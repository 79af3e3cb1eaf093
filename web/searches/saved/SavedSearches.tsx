import { lazy, Suspense } from 'react'
import { formatNumber } from '../../format.ts'
import { openModal } from '../../ui/modals.ts'
import { Skeleton } from '../../ui/Trouble.tsx'
import { savedSearchMessages } from './messages.ts'
import { useSavedSearches } from './use-saved-searches.ts'

const Manager = lazy(async () => ({ default: (await import('./Manager.tsx')).Manager }))

export interface SavedSearchesProps {
  /** The present conditions: what overwriting takes. */
  readonly text: string
  /** Takes conditions over where the search screen is open already; otherwise it is gone to. */
  readonly onOpen?: ((text: string) => void) | undefined
}

/** Opens the manager; says how many there are. */
export function SavedSearches(props: SavedSearchesProps) {
  const { data } = useSavedSearches()
  return (
    <button type="button" className="act" aria-haspopup="dialog" onClick={() => openSavedSearches(props)}>
      {savedSearchMessages().title} {data && <b>{formatNumber(data.length)}</b>}
    </button>
  )
}

/** The manager of saved searches, as a dialog. */
export function openSavedSearches(props: SavedSearchesProps): void {
  void openModal({
    label: savedSearchMessages().title,
    width: 760,
    closesOnNavigation: true,
    content: (controls) => (
      <Suspense fallback={<Skeleton rows={4} />}>
        <Manager {...props} close={controls.close} />
      </Suspense>
    ),
  })
}
