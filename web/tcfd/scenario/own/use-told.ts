import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { keyOf } from '../../../app/query.ts'
import { failureText } from '../../../ui/failures/failure-text.ts'
import { notify } from '../../../ui/modals/dialogs.ts'

/** Does something and says how it ended, unless there is nothing to say; what depends on it is asked for anew. */
export function useRunAndNotify() {
  const queries = useQueryClient()
  return async <T>(work: () => Promise<T>, messageOf: (done: T) => string, ...again: readonly Endpoint[]) => {
    try {
      const done = await work()
      const text = messageOf(done)
      if (text !== '') notify({ text })
      return true
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
      return false
    } finally {
      for (const endpoint of again) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
    }
  }
}
