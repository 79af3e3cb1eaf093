import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { SavedSearch } from '#contract/search/saved-searches.ts'
import * as contract from '#contract/search/saved-searches.ts'
import { nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { call } from '../app/call.ts'
import type { FailureCode } from '../app/failure-code.ts'
import { CallFailed } from '../app/send.ts'
import { busyWhile } from '../ui/busy/busy.ts'
import { failureText } from '../ui/failures/failure-text.ts'
import { freeName } from '../ui/fields/free-name.ts'
import { confirmDialog, notify, promptDialog } from '../ui/modals/dialogs.ts'
import { savedSearchMessages } from './messages.ts'
import { type Conditions, changedText, readSavedSearches, refreshSavedSearches } from './use-saved-searches.ts'

/** What can be done with saved searches. Each asks what it has to, says how it ended and reads the list anew. */
export function useSaving() {
  const queries = useQueryClient()
  async function notifyFailure<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (error) {
      complain(error)
      return undefined
    } finally {
      void refreshSavedSearches(queries)
    }
  }
  return {
    saveAs: (conditions: Conditions) => notifyFailure(() => saveAs(queries, conditions)),
    rename: (search: SavedSearch) => notifyFailure(() => rename(search)),
    overwrite: (search: SavedSearch, text: string) => notifyFailure(() => overwrite(queries, search, text)),
    copy: (search: SavedSearch) => notifyFailure(() => copy(queries, search)),
    /** Whether it is gone. */
    remove: async ({ id }: SavedSearch) =>
      (await notifyFailure(() => call(contract.removeSavedSearch, { params: { searchId: id } }))) !== undefined,
    restore: ({ id }: SavedSearch) =>
      notifyFailure(async () => {
        await call(contract.restoreSavedSearch, { params: { searchId: id } })
        notify({ text: savedSearchMessages().restored })
      }),
  }
}

function complain(error: unknown): void {
  notify({ text: failureText(error), tone: 'error' })
}

const isRefusal = (error: unknown, code: FailureCode) => error instanceof CallFailed && error.code === code

/** Ask for a name until one can be used, or until the person gives up. */
async function askName(
  words: { readonly title: string; readonly ok: string; readonly initial: string },
  use: (name: string) => Promise<boolean>,
): Promise<void> {
  const m = savedSearchMessages()
  let { initial } = words
  for (let text = m.nameText; ; text = m.nameTaken(initial)) {
    const limits = { maxLength: nameWidth, counts: 'full-width', required: true } as const
    const typed = await promptDialog({ ...words, ...limits, initial, text, placeholder: m.namePlaceholder })
    if (typed === null) return
    initial = toOneLine(typed)
    if (await use(initial)) return
  }
}

function saveAs(queries: QueryClient, { kind, search: text }: Conditions): Promise<void> {
  const m = savedSearchMessages()
  return askName({ title: m.saveTitle, ok: m.ok, initial: '' }, async (name) => {
    try {
      await busyWhile(call(contract.saveSearch, { body: { kind, name, search: text } }))
    } catch (error) {
      if (!isRefusal(error, 'search.name-taken')) throw error
      const there = (await readSavedSearches(queries)).find((search) => search.kind === kind && search.name === name)
      return there !== undefined && overwrite(queries, there, text, m.otherName)
    }
    notify({ text: m.saved })
    return true
  })
}

function rename(search: SavedSearch): Promise<void> {
  const m = savedSearchMessages()
  return askName({ title: m.renameTitle, ok: m.renameOk, initial: search.name }, async (name) => {
    const { id: searchId, updatedAt } = search
    try {
      if (name !== search.name)
        await busyWhile(call(contract.renameSavedSearch, { params: { searchId }, body: { name, updatedAt } }))
    } catch (error) {
      if (isRefusal(error, 'search.name-taken')) return false
      throw error
    }
    if (name !== search.name) notify({ text: m.renamed })
    return true
  })
}

/** Whether the present conditions took the place of the saved ones. What another tab saved meanwhile is lost only knowingly. */
async function overwrite(queries: QueryClient, search: SavedSearch, text: string, cancel?: string): Promise<boolean> {
  const m = savedSearchMessages()
  let explain = m.overwriteText
  for (let current = search; ; explain = m.overwriteChanged) {
    const words = { title: m.overwriteTitle(current.name), text: explain(changedText(current)), ok: m.overwrite }
    if (!(await confirmDialog({ ...words, ...(cancel && { cancel }), tone: 'danger' }))) return false
    const { id: searchId, updatedAt } = current
    try {
      const body = { search: text, updatedAt }
      await busyWhile(call(contract.overwriteSavedSearch, { params: { searchId }, body }))
      notify({ text: m.saved })
      return true
    } catch (error) {
      const now = isRefusal(error, 'search.changed')
        ? (await readSavedSearches(queries)).find(({ id }) => id === searchId)
        : undefined
      if (!now) throw error
      current = now
    }
  }
}

async function copy(queries: QueryClient, { id: searchId, kind, name }: SavedSearch): Promise<void> {
  const m = savedSearchMessages()
  const own = (await readSavedSearches(queries)).filter((search) => search.kind === kind)
  const names = new Set(own.map((search) => search.name))
  const copied = freeName(m.copyOf, name, names)
  await call(contract.copySavedSearch, { params: { searchId }, body: { name: copied } })
  notify({ text: m.copied(copied) })
}
