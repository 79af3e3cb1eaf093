import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { readRatio } from '#contract/watchlists/ratio.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { call } from '../../app/call.ts'
import { requestOf } from '../../app/query.ts'
import { CallFailed } from '../../app/send.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { formatNumber } from '../../format.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { conflictsOf, type Draft, dropRow, noDraft, type RowEdit, rebaseRow } from './draft.ts'
import { editMessages } from './edit-messages.ts'

/** What is typed over a list until it is saved, and the saving of it. */
export function useDraft(list: contract.Watchlist) {
  const [draft, setDraft] = useState<Draft>(noDraft)
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()
  const show = (watchlist: contract.Watchlist) =>
    queries.setQueryData(
      requestOf(contract.getWatchlist, { params: { watchlistId: watchlist.id } }).queryKey,
      watchlist,
    )

  async function saying(work: () => Promise<void>): Promise<void> {
    setSaving(true)
    try {
      await work()
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    } finally {
      setSaving(false)
      await invalidate(queries, 'watchlist')
    }
  }

  const save = () =>
    saying(async () => {
      const { left, saved } = await saveRows(list, draft, show)
      setDraft({ rows: left, head: draft.head })
      const head = await saveHead(list, draft, show)
      if (head !== 'changed') setDraft({ rows: left, head: null })
      // Where nothing could be saved, the conflicts alone say so.
      const m = editMessages()
      if (left.size === 0 && head !== 'changed') notify({ text: m.saved })
      else if (saved > 0 || head === 'saved')
        notify({ text: left.size > 0 ? m.savedWith(formatNumber(left.size)) : m.savedButHead })
    })

  return {
    draft,
    isSaving,
    change: useCallback((next: (draft: Draft) => Draft) => setDraft(next), []),
    discard: () => setDraft(noDraft),
    save,
    /** Companies come in at once: what is typed lies over the list and stays. */
    add: (companyId: number, name: string) =>
      saying(async () => {
        const params = { watchlistId: list.id }
        const { watchlist } = await call(contract.addMembers, { params, body: { companies: [companyId] } })
        show(watchlist)
        notify({ text: editMessages().added(name) })
      }),
    takeTheirs: (companyId: number) => setDraft((before) => dropRow(before, companyId)),
    keepMine: (companyId: number) =>
      saying(async () => {
        const theirs = list.members.find((member) => member.companyId === companyId)
        if (theirs) return setDraft((before) => rebaseRow(before, companyId, theirs.updatedAt))
        const params = { watchlistId: list.id }
        const { watchlist } = await call(contract.addMembers, { params, body: { companies: [companyId] } })
        show(watchlist)
        const member = watchlist.members.find((one) => one.companyId === companyId)
        if (member) setDraft((before) => rebaseRow(before, companyId, member.updatedAt))
      }),
    takeTheirHead: () => setDraft((before) => ({ ...before, head: null })),
    keepMyHead: () =>
      setDraft((before) => ({ ...before, head: before.head && { ...before.head, updatedAt: list.updatedAt } })),
  }
}

type Show = (watchlist: contract.Watchlist) => void

interface SavedRows {
  readonly left: ReadonlyMap<number, RowEdit>
  readonly saved: number
}

/** Saves the rows that nobody changed meanwhile; answers those that are left. */
async function saveRows(list: contract.Watchlist, { rows }: Draft, show: Show): Promise<SavedRows> {
  const conflictIds = new Set(conflictsOf(list, { rows, head: null }).map(({ companyId }) => companyId))
  const there = new Set(list.members.map(({ companyId }) => companyId))
  const own = [...rows].filter(([companyId]) => !conflictIds.has(companyId) && there.has(companyId))
  const left = new Map([...rows].filter(([companyId]) => conflictIds.has(companyId)))
  if (own.length === 0) return { left, saved: 0 }
  const { watchlist, conflicts } = await call(contract.changeMembers, {
    params: { watchlistId: list.id },
    body: {
      changes: own.flatMap(([companyId, edit]) => (edit.isRemoved ? [] : [changeOf(companyId, edit)])),
      removals: own.flatMap(([companyId, { isRemoved, updatedAt }]) => (isRemoved ? [{ companyId, updatedAt }] : [])),
    },
  })
  show(watchlist)
  for (const { companyId } of conflicts) left.set(companyId, rows.get(companyId)!)
  return { left, saved: own.length - conflicts.length }
}

function changeOf(companyId: number, { stake, note, updatedAt }: RowEdit) {
  return {
    companyId,
    updatedAt,
    ...(stake !== undefined && { stake: readRatio(stake).stake }),
    ...(note !== undefined && { note }),
  }
}

/** A name, indicators or an order that somebody changed meanwhile is shown beside one's own, and not written over. */
async function saveHead(
  list: contract.Watchlist,
  { head }: Draft,
  show: Show,
): Promise<'unchanged' | 'saved' | 'changed'> {
  if (!head) return 'unchanged'
  if (head.updatedAt !== list.updatedAt) return 'changed'
  const { name, indicators, order, updatedAt } = head
  try {
    show(
      await call(contract.changeWatchlist, {
        params: { watchlistId: list.id },
        body: {
          updatedAt,
          ...(name !== undefined && { name }),
          ...(indicators && { indicators: [...indicators] }),
          ...(order && { order: [...order] }),
        },
      }),
    )
    return 'saved'
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== 'watchlist.changed') throw error
    show(await call(contract.getWatchlist, { params: { watchlistId: list.id } }))
    return 'changed'
  }
}
