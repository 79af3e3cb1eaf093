import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import type { WatchlistFileRow } from '#contract/watchlists/watchlist-file.ts'
import { addWatchlist, importMembers, type Watchlist } from '#contract/watchlists/watchlists.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { call } from '../../app/call.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { formatNumber } from '../../format.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import { nameFault } from '../edit/draft.ts'
import classes from './import.module.css'
import { importMessages } from './import-messages.ts'
import { type Plan, takenRows } from './plan.ts'
import type { useFile } from './use-file.ts'

interface Props {
  readonly file: ReturnType<typeof useFile>
  readonly rows: readonly WatchlistFileRow[]
  readonly plan: Plan
  readonly list: Watchlist | undefined
  readonly isOver: boolean
  readonly close: () => void
}

/** Saves the rows that are taken, into a list or as a new one. */
export function SaveImport({ file, rows, plan, list, isOver, close }: Props) {
  const m = importMessages()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState(file.file?.name.replace(/\.[^.]+$/, '') ?? '')
  const [fault, setFault] = useState<string>()
  const members = takenRows(rows, plan).map(({ company, stake }) => ({ companyId: company!.id, stake }))
  const saving = useMutation({
    mutationFn: () => save(list, { name: toOneLine(name), members, mode: plan.mode }),
    onSuccess: async ({ text, id }) => {
      await invalidate(queries, 'watchlist')
      close()
      if (!list) await navigate({ to: '/watchlist/$watchlistId', params: { watchlistId: String(id) }, search: {} })
      notify({ text })
    },
  })
  const isOff = members.length === 0 || isOver || saving.isPending || !file.reading.isSuccess
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = list ? null : nameFault(name)
    setFault(wrong === null ? undefined : wrong === 'missing' ? m.nameMissing : m.nameLong)
    if (wrong === null && !isOff) saving.mutate()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {!list && (
        <label>
          {m.name}
          <input
            className={classes.name}
            value={name}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'import-name' : undefined}
            onChange={({ target }) => setName(target.value)}
            autoComplete="off"
          />
        </label>
      )}
      <button type="submit" className="btn go" aria-disabled={isOff || undefined}>
        {m.save}
      </button>
      {fault && (
        <span className="field-error" role="alert" id="import-name">
          {fault}
        </span>
      )}
      {members.length === 0 && <span className="note">{m.nothing}</span>}
      {saving.isError && <FormError error={saving.error} />}
    </form>
  )
}

interface ImportRequest {
  readonly name: string
  readonly members: { companyId: number; stake: number | null }[]
  readonly mode: Plan['mode']
}

async function save(list: Watchlist | undefined, { name, members, mode }: ImportRequest) {
  const m = importMessages()
  if (!list) {
    const made = await call(addWatchlist, { body: { name, members } })
    return { id: made.id, text: m.made(made.name, formatNumber(made.companies)) }
  }
  const done = await call(importMembers, { params: { watchlistId: list.id }, body: { members, mode } })
  const [added, changed, removed] = [done.added, done.changed, done.removed].map((count) => formatNumber(count))
  const isNothing = done.added + done.changed + done.removed === 0
  return { id: list.id, text: isNothing ? m.doneNothing : m.done(added!, changed!, removed!) }
}
