import { useMutation } from '@tanstack/react-query'
import { deleteComment, restoreComment } from '#contract/comments/writing.ts'
import { call } from '../../app/call.ts'
import { confirmDialog, notify } from '../../ui/modals/dialogs.ts'
import { commentMessages } from '../messages.ts'
import type { Place, ShownComment } from '../shown.ts'
import { useRenewal, wordsOfFailure } from '../writing.ts'

interface Props {
  readonly place: Place
  readonly comment: ShownComment
}

const whichOf = ({ place, comment }: Props) => ({ companyId: place.companyId, commentId: comment.id })

/** Takes the deletion of one's own comment back. */
function useRestore(props: Props) {
  const renew = useRenewal()
  return useMutation({
    mutationFn: () => call(restoreComment, { params: whichOf(props) }),
    onSuccess: async () => {
      await renew()
      notify({ text: commentMessages().restored })
    },
    onError: (error) => notify({ text: wordsOfFailure(error), tone: 'error' }),
  })
}

export function RestoreButton(props: Props) {
  const m = commentMessages()
  const restore = useRestore(props)
  return (
    <button type="button" className="act" onClick={() => !restore.isPending && restore.mutate()}>
      {m.restore}
    </button>
  )
}

/** Deletes one's own comment, once asked; the note takes it back. */
export function RemoveButton(props: Props & { readonly isReply: boolean }) {
  const m = commentMessages()
  const renew = useRenewal()
  const restore = useRestore(props)
  const remove = useMutation({
    mutationFn: () => call(deleteComment, { params: whichOf(props) }),
    onSuccess: async () => {
      await renew()
      notify({ text: m.removed, act: { label: m.restore, run: () => restore.mutate() } })
    },
    onError: (error) => notify({ text: wordsOfFailure(error), tone: 'error' }),
  })
  async function ask(): Promise<void> {
    const options = { title: m.removeTitle, text: m.removeText, ok: m.remove, tone: 'danger' } as const
    if (!remove.isPending && (await confirmDialog(options))) remove.mutate()
  }
  return (
    <button type="button" className="act" aria-label={m.of(m.remove, props.comment.author!)} onClick={() => void ask()}>
      {m.remove}
    </button>
  )
}
