import { useMutation } from '@tanstack/react-query'
import { resolveComment } from '#contract/comments/writing.ts'
import { call } from '../../app/call.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { commentMessages } from '../messages.ts'
import type { Place, ShownThread } from '../shown.ts'
import { useRenewal, wordsOfFailure } from '../writing.ts'

/** Says that a thread is done with, and takes it back. */
export function ResolveButton({ place, thread }: { place: Place; thread: ShownThread }) {
  const m = commentMessages()
  const { comment, resolved } = thread
  const renew = useRenewal()
  const turn = useMutation({
    mutationFn: (next: boolean) =>
      call(resolveComment, {
        params: { companyId: place.companyId, commentId: comment.id },
        body: { resolved: next },
      }),
    onSuccess: async (_, next) => {
      await renew()
      notify({
        text: next ? m.nowResolved : m.nowOpen,
        ...(next && { act: { label: m.reopen, run: () => turn.mutate(false) } }),
      })
    },
    onError: (error) => notify({ text: wordsOfFailure(error), tone: 'error' }),
  })
  const label = resolved ? m.reopen : m.resolve
  return (
    <button
      type="button"
      className="act"
      aria-label={m.of(label, comment.author ?? '—')}
      onClick={() => !turn.isPending && turn.mutate(resolved === null)}
    >
      {label}
    </button>
  )
}
