import { lazy, Suspense } from 'react'
import { formatNumber } from '../format.ts'
import { openModal } from '../ui/modals/modals.ts'
import { Skeleton } from '../ui/states/ErrorState.tsx'
import { savedSearchMessages } from './messages.ts'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { useSavedSearches } from './use-saved-searches.ts'

const Manager = lazy(async () => ({ default: (await import('./Manager.tsx')).Manager }))

/** Opens the manager; says how many there are of the screen’s kind. */
export function SavedSearches(props: SavedSearchesProps) {
  const { data } = useSavedSearches(props.kind)
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
