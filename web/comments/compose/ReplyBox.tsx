import { replyToComment } from '#contract/comments/writing.ts'
import { call } from '../../app/call.ts'
import classes from '../comments.module.css'
import { commentMessages } from '../messages.ts'
import type { Place, ShownComment } from '../shown.ts'
import { useWritten } from '../writing.ts'
import { Composer } from './Composer.tsx'
import { forgetDraft } from './draft.ts'

interface Props {
  readonly place: Place
  readonly to: ShownComment
  readonly isPublic: boolean
  /** Where its draft is kept. */
  readonly slot: string
  readonly close: () => void
}

export function ReplyBox({ place, to, isPublic, slot, close }: Props) {
  const m = commentMessages()
  const written = useWritten()
  return (
    <div className={classes.reply}>
      <Composer
        place={place}
        slot={slot}
        label={m.replyField(to.author!)}
        sendLabel={m.sendReply}
        emptyWords={m.emptyReply}
        thread={to.id}
        isPublic={isPublic}
        hasFocus
        cancel={close}
        send={async (text, mentions) => {
          const params = { companyId: place.companyId, commentId: to.id }
          const answer = await call(replyToComment, { params, body: { text, mentions } })
          forgetDraft(slot)
          close()
          await written(answer, m.replied)
        }}
      />
    </div>
  )
}
