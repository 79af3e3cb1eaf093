import { useState } from 'react'
import { commentLimits } from '#contract/comments/text.ts'
import { formatNumber } from '../../format.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from '../comments.module.css'
import { hasDraft } from '../compose/draft.ts'
import { ReplyBox } from '../compose/ReplyBox.tsx'
import { commentMessages } from '../messages.ts'
import { minuteOf, type Place, type ShownThread, useComments } from '../shown.ts'
import { OneComment } from './OneComment.tsx'
import { ResolveButton } from './ResolveButton.tsx'

interface Props {
  readonly place: Place
  readonly thread: ShownThread
  readonly isPublic: boolean
  /** The comment that the address names. */
  readonly named: number | undefined
}

/** A comment with its replies, the earlier ones folded. */
export function Thread({ place, thread, isPublic, named }: Props) {
  const m = commentMessages()
  const { comment, resolved } = thread
  const [isOpen, setOpen] = useState(false)
  const [isReplying, setReplying] = useState(() => hasDraft(replySlot(comment.id)))
  const whole = useComments(place, { comment: comment.id }, isOpen)
  const all = isOpen ? whole.data?.threads.find((one) => one.comment.id === comment.id) : undefined
  const { replies, replyCount } = all ?? thread
  const folded = replyCount - replies.length
  const shared = { place, thread: comment.id, isPublic }
  const canReply = place.isSignedIn && comment.state === 'standing'
  return (
    <li className={classes.thread} data-resolved={resolved !== null || undefined}>
      {resolved && (
        <p className={classes.resolved}>
          <Icon name="check" /> {m.resolvedBy(withEmployer(resolved), minuteOf(resolved.at))}
        </p>
      )}
      <OneComment {...shared} comment={comment} isNamed={named === comment.id} />
      {folded > 0 && (
        <button type="button" className={`act ${classes.earlier}`} onClick={() => setOpen(true)}>
          <Icon name="down" /> {m.earlier(formatNumber(folded))}
        </button>
      )}
      {replies.length > 0 && (
        <ol className={classes.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <OneComment {...shared} comment={reply} isReply isNamed={named === reply.id} />
            </li>
          ))}
        </ol>
      )}
      {place.isSignedIn && !isReplying && (
        <div className={classes.threadActs}>
          {canReply && replyCount < commentLimits.replies && (
            <button
              type="button"
              className="act"
              aria-label={m.of(m.reply, comment.author!)}
              onClick={() => setReplying(true)}
            >
              {m.reply}
            </button>
          )}
          {canReply && replyCount >= commentLimits.replies && <span className="note">{m.refused['comment.full']}</span>}
          <ResolveButton place={place} thread={thread} />
        </div>
      )}
      {canReply && isReplying && (
        <ReplyBox {...{ place, isPublic }} to={comment} slot={replySlot(comment.id)} close={() => setReplying(false)} />
      )}
    </li>
  )
}

/** A name with its company, where the operator set one. */
function withEmployer({ by, employer }: NonNullable<ShownThread['resolved']>): string {
  return employer === null ? by : commentMessages().named(by, employer)
}

const replySlot = (id: number) => `reply ${id}`
