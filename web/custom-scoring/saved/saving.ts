import { useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/scores/own-methods.ts'
import { nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { call } from '../../app/call.ts'
import { CallFailed } from '../../app/send.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { formatNumber } from '../../format.ts'
import { busyWhile } from '../../ui/busy/busy.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { notify, promptDialog } from '../../ui/modals/dialogs.ts'
import { customMessages } from '../messages.ts'

type Recipe = Pick<contract.OwnMethod, 'industries' | 'weights' | 'adjustments' | 'groups'>

/** What can be done with methods of one's own; each says how it ended and reads the list anew. */
export function useSaving() {
  const queries = useQueryClient()
  async function runAndNotify<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
      return undefined
    } finally {
      void invalidate(queries, 'own-method')
    }
  }
  return {
    saveAs: (recipe: Recipe) => runAndNotify(() => saveAs(recipe)),
    overwrite: (method: contract.OwnMethod, recipe: Recipe) => runAndNotify(() => overwrite(method, recipe)),
    remove: (method: contract.OwnMethodHead) =>
      runAndNotify(async () => {
        const params = { methodId: method.id }
        await busyWhile(call(contract.removeOwnMethod, { params }))
        const m = customMessages().saved
        const restore = () =>
          void runAndNotify(async () => {
            await call(contract.restoreOwnMethod, { params })
            notify({ text: m.restored })
          })
        notify({ text: m.removed(method.name), act: { label: m.restore, run: restore } })
        return true
      }),
  }
}

/** Ask for a name until one can be used; the method saved, or null when the person gives up. */
async function saveAs(recipe: Recipe): Promise<contract.OwnMethod | null> {
  const m = customMessages().saved
  let initial = ''
  for (let text = m.nameText; ; text = m.taken(initial)) {
    const limits = { maxLength: nameWidth, counts: 'full-width', required: true } as const
    const typed = await promptDialog({ title: m.saveTitle, ok: m.ok, ...limits, initial, text })
    if (typed === null) return null
    initial = toOneLine(typed)
    try {
      const method = await busyWhile(call(contract.saveOwnMethod, { body: { name: initial, ...recipe } }))
      notify({ text: m.saved })
      return method
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'own-method.name-taken')) throw error
    }
  }
}

async function overwrite(
  { id, name, note, updatedAt }: contract.OwnMethod,
  recipe: Recipe,
): Promise<contract.OwnMethod> {
  const body = { name, note, updatedAt, ...recipe }
  const method = await busyWhile(call(contract.changeOwnMethod, { params: { methodId: id }, body }))
  notify({ text: customMessages().saved.overwritten(formatNumber(method.version)) })
  return method
}
