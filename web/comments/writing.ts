import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { countComments, listComments } from '#contract/comments/comments.ts'
import type { Written } from '#contract/comments/writing.ts'
import { keyOf } from '../app/query.ts'
import { CallFailed } from '../app/send.ts'
import { formatNumber } from '../format.ts'
import { failureText } from '../ui/failures/failure-text.ts'
import { notify } from '../ui/modals/dialogs.ts'
import { commentMessages } from './messages.ts'

/** Fetch anew what a change has made old. */
export function useRenewal(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(listComments) }),
      queries.invalidateQueries({ queryKey: keyOf(countComments) }),
    ])
  }
}

/** Why something could not be written. */
export function wordsOfFailure(error: unknown): string {
  const { refused, tooMany } = commentMessages()
  if (!(error instanceof CallFailed)) return failureText(error)
  const { code, retryAfter } = error
  if (code === 'request.too-many' && retryAfter) return tooMany(formatNumber(Math.ceil(retryAfter / 60)))
  return refused[code] ?? failureText(error)
}

/** Say what was written and who is told of it, and go there. */
export function useWritten(): (written: Written, done: string) => Promise<void> {
  const renew = useRenewal()
  const navigate = useNavigate()
  return async ({ comment, mailed, withheld }, done) => {
    const m = commentMessages()
    const sentences = [
      done,
      mailed.length > 0 ? m.mailed(mailed.join(m.nameComma)) : '',
      withheld === 'trial' ? m.withheldTrial : '',
      withheld === 'limit' ? m.withheldLimit : '',
    ]
    await renew()
    await navigate({
      to: '.',
      search: ({ page: _, about: __, ...old }: Record<string, unknown>) => old,
      hash: `comment-${comment.id}`,
      replace: true,
      resetScroll: false,
    })
    notify({ text: sentences.filter(Boolean).join(' ') })
  }
}
