import { useState } from 'react'
import { editComment } from '#contract/comments/writing.ts'
import { call } from '../../app/call.ts'
import { CallFailed } from '../../app/send.ts'
import classes from '../comments.module.css'
import { commentMessages } from '../messages.ts'
import type { Place, ShownComment } from '../shown.ts'
import { useRenewal, useWritten } from '../writing.ts'
import { Composer } from './Composer.tsx'
import { forgetDraft } from './draft.ts'

interface Props {
  readonly place: Place
  readonly comment: ShownComment
  readonly thread: number
  readonly isReply: boolean
  readonly isPublic: boolean
  readonly close: () => void
}

/** Changes the text. What another window changed meanwhile is shown above one's own, and is replaced only knowingly. */
export function EditBox({ place, comment, thread, isReply, isPublic, close }: Props) {
  const m = commentMessages()
  const [base, setBase] = useState({ text: comment.text!, version: comment.version! })
  const slot = `edit ${comment.id}`
  const [isTold, setTold] = useState(false)
  const written = useWritten()
  const renew = useRenewal()
  const isOther = isTold && comment.version !== undefined && comment.version !== base.version
  async function save(text: string, mentions: number[]): Promise<void> {
    const params = { companyId: place.companyId, commentId: comment.id }
    const version = isOther ? comment.version! : base.version
    try {
      const answer = await call(editComment, { params, body: { text, mentions, version } })
      setTold(false)
      forgetDraft(slot)
      // The old words are not shown again: the list is renewed before the field goes.
      await written(answer, m.saved)
      close()
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'comment.changed') {
        if (isOther) setBase({ text: comment.text!, version: comment.version! })
        setTold(true)
        await renew()
      }
      throw error
    }
  }
  return (
    <Composer
      place={place}
      slot={slot}
      label={isReply ? m.editReplyField : m.editField}
      sendLabel={m.save}
      emptyWords={isReply ? m.emptyReply : m.emptyComment}
      initial={base.text}
      thread={thread}
      isPublic={isPublic}
      hasFocus
      cancel={close}
      above={
        isOther && (
          <div className={classes.other} role="status">
            <p>{m.changedSince}</p>
            <blockquote className={classes.text} dir="auto">
              {comment.text}
            </blockquote>
          </div>
        )
      }
      send={save}
    />
  )
}
