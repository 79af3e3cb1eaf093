import { useState } from 'react'
import type { SavedSearch } from '#contract/search/saved-searches.ts'
import { formatNumber } from '../format.ts'
import { ModalBody, ModalFooter, ModalHeader, OkButton } from '../ui/modals/ModalParts.tsx'
import { forReaders, Head } from '../ui/rows/Head.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { ManagedRow } from './ManagedRow.tsx'
import { savedSearchMessages } from './messages.ts'
import { RemovedRow } from './RemovedRow.tsx'
import { SaveSearch } from './SaveSearch.tsx'
import classes from './saved.module.css'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { useSavedSearches } from './use-saved-searches.ts'

/** From how many on one looks for a name rather than reads. */
const many = 10

/** All saved searches of both kinds with what can be done with each. What is removed keeps its row, with the way back, until the dialog closes. */
export function Manager({ close, ...screen }: SavedSearchesProps & { close: () => void }) {
  const m = savedSearchMessages()
  const list = useSavedSearches()
  const [removed, setRemoved] = useState<readonly SavedSearch[]>([])
  const [find, setFind] = useState('')
  const there = list.data ?? []
  const gone = removed.filter(({ id }) => there.every((search) => search.id !== id))
  const rows = inOrder([...there, ...gone])
  const matches = rows.filter(({ name }) => toFind(name).includes(toFind(find)))
  return (
    <>
      <ModalHeader title={m.title} onClose={close} />
      <ModalBody>
        <div className={classes.savedTools}>
          <SaveSearch kind={screen.kind} text={screen.text} />
          {rows.length > many && (
            <input
              type="search"
              aria-label={m.find}
              placeholder={m.find}
              onChange={(event) => setFind(event.target.value)}
            />
          )}
          {there.length > 0 && <p className="note">{m.count(formatNumber(there.length))}</p>}
        </div>
        {list.isPending && <Skeleton rows={4} />}
        {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <Empty title={m.empty}>
            <p>{m.emptyText}</p>
          </Empty>
        )}
        {rows.length > 0 && (
          <table className={classes.savedTable}>
            <Head columns={[m.name, m.changed, forReaders(m.action)]} />
            <tbody>
              {matches.map((search) =>
                gone.includes(search) ? (
                  <RemovedRow key={search.id} search={search} />
                ) : (
                  <ManagedRow
                    key={search.id}
                    search={search}
                    {...screen}
                    close={close}
                    onRemoved={() => setRemoved((before) => [...before.filter(({ id }) => id !== search.id), search])}
                  />
                ),
              )}
            </tbody>
          </table>
        )}
        {rows.length > 0 && matches.length === 0 && <p role="status">{m.noMatch}</p>}
      </ModalBody>
      <ModalFooter>
        <OkButton onClick={close}>{m.close}</OkButton>
      </ModalFooter>
    </>
  )
}

const toFind = (name: string) => name.normalize('NFKC').toLowerCase().trim()

/** As the server orders them. */
function inOrder(searches: readonly SavedSearch[]): SavedSearch[] {
  return searches.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt) || other.id - one.id)
}
