import { lazy, Suspense, useMemo, useState } from 'react'
import type { MemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { newsBriefMessages } from '../../news/brief/brief-messages.ts'
import { NewsBrief } from '../../news/brief/NewsBrief.tsx'
import { useUnsaved } from '../../session/unsaved.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Skeleton } from '../../ui/states/ErrorState.tsx'
import { AddCompany } from './AddCompany.tsx'
import { ColumnChoice, IndicatorChoice } from './ColumnChoice.tsx'
import { Conflicts } from './Conflicts.tsx'
import { conflictsOf, isDirty, nameFault, rowsOf, sumsOf } from './draft.ts'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'
import { Head } from './Head.tsx'
import { headlineOf } from './headline.ts'
import type { ListFigures } from './list-figures.ts'
import { MemberTable } from './MemberTable.tsx'
import { StakeBar } from './StakeBar.tsx'
import { useDraft } from './use-draft.ts'

const ImportFile = lazy(async () => ({ default: (await import('../import/ImportFile.tsx')).ImportFile }))

interface Props {
  readonly list: Watchlist
  readonly figures: ListFigures | undefined
}

/** A list and what is typed over it. */
export function Editor({ list, figures }: Props) {
  const m = editMessages()
  const editing = useDraft(list)
  const { draft } = editing
  const [isImporting, setImporting] = useState(false)
  const rows = useMemo(() => rowsOf(list, draft), [list, draft])
  const byId = useMemo(
    () => new Map<number, MemberFigures>(figures?.members.map((one) => [one.companyId, one])),
    [figures],
  )
  const sums = sumsOf(rows)
  const conflicts = conflictsOf(list, draft)
  const isHeadChanged = draft.head !== null && draft.head.updatedAt !== list.updatedAt
  const name = draft.head?.name ?? list.name
  // Until somebody chooses, what is left cannot be saved.
  const isAllConflict = isDirty(draft) && draft.rows.size === conflicts.length && (draft.head === null || isHeadChanged)
  const waits = sums.isOver || sums.faults > 0 || nameFault(name) !== null || isAllConflict
  useUnsaved(isDirty(draft), editing.discard)
  return (
    <>
      <Head
        list={list}
        name={name}
        editing={editing}
        waits={waits}
        figures={figures}
        importFile={() => setImporting(!isImporting)}
        isImporting={isImporting}
      />
      <p className={classes.headline}>{figures ? headlineOf(rows, byId) : '\u00a0'}</p>
      {isImporting && (
        <Suspense fallback={<Skeleton rows={4} />}>
          <ImportFile close={() => setImporting(false)} into={list} />
        </Suspense>
      )}
      {(conflicts.length > 0 || isHeadChanged) && (
        <Conflicts list={list} conflicts={conflicts} isHeadChanged={isHeadChanged} editing={editing} />
      )}
      <AddCompany list={list} add={editing.add} />
      {list.members.length === 0 ? (
        <Empty title={m.emptyTitle}>
          <p>{m.emptyText}</p>
        </Empty>
      ) : (
        <>
          <StakeBar rows={rows} sums={sums} figures={byId} editing={editing} />
          <div className={classes.choices}>
            <ColumnChoice />
            <IndicatorChoice list={list} draft={draft} editing={editing} />
          </div>
          <MemberTable list={list} rows={rows} figures={figures} byId={byId} editing={editing} />
          <NewsBrief title={newsBriefMessages().ofList} scope={{ set: `watchlist-${list.id}` }} />
        </>
      )}
    </>
  )
}
