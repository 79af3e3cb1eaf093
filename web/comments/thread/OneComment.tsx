import { useEffect, useRef, useState } from 'react'
import { tip } from '../../ui/floating/tip.ts'
import classes from '../comments.module.css'
import { EditBox } from '../compose/EditBox.tsx'
import { commentMessages } from '../messages.ts'
import { minuteOf, type Place, type ShownComment } from '../shown.ts'
import { History } from './History.tsx'
import { RemoveButton, RestoreButton } from './RemoveButton.tsx'
import { SubjectLine } from './SubjectLine.tsx'

interface Props {
  readonly place: Place
  readonly comment: ShownComment
  /** The comment that the thread begins with. */
  readonly thread: number
  readonly isReply?: boolean
  /** Whether anybody with the link reads it. */
  readonly isPublic: boolean
  /** Whether the address names it. */
  readonly isNamed: boolean
}

/** A comment or reply: who, when, on what, the words, and what its reader may do about it. */
export function OneComment(props: Props) {
  const { place, comment, isNamed, isReply = false } = props
  const m = commentMessages()
  const [isEditing, setEditing] = useState(false)
  const article = useInSight(isNamed)
  const moment = minuteOf(comment.createdAt)
  return (
    <article
      ref={article}
      id={`comment-${comment.id}`}
      className={classes.comment}
      tabIndex={-1}
      data-named={isNamed || undefined}
      aria-label={m.comment(comment.author ?? '—', moment)}
    >
      <header className={classes.by}>
        {comment.author && <Author comment={comment} />}
        <a href={`#comment-${comment.id}`} {...tip(m.link)}>
          <time dateTime={comment.createdAt}>{moment}</time>
        </a>
        {comment.editedAt && (
          <History place={place} comment={comment}>
            {m.edited}
          </History>
        )}
      </header>
      <SubjectLine comment={comment} place={place} />
      {isEditing ? (
        <EditBox {...props} isReply={isReply} close={() => setEditing(false)} />
      ) : (
        <Words comment={comment} />
      )}
      {!isEditing && <Acts {...props} edit={() => setEditing(true)} />}
    </article>
  )
}

/** Who wrote it: the name is the person's own word, the company beside it the operator's. */
function Author({ comment }: { comment: ShownComment }) {
  const m = commentMessages()
  const { author, employer, formerNames } = comment
  return (
    <>
      <strong dir="auto">{author}</strong>
      {employer === null ? (
        <span>{m.noEmployer}</span>
      ) : (
        <span className={classes.employer} dir="auto">
          {employer}
        </span>
      )}
      {formerNames.length > 0 && <span dir="auto">{m.formerly(formerNames.join(m.comma))}</span>}
    </>
  )
}

/** The text, or why there is none. */
function Words({ comment }: { comment: ShownComment }) {
  const m = commentMessages()
  if (comment.state !== 'standing')
    return <p className={classes.gone}>{comment.state === 'hidden' ? m.hidden : m.deleted}</p>
  return (
    <p className={classes.text} dir="auto">
      {comment.text}
    </p>
  )
}

function Acts({ place, comment, isReply = false, edit }: Props & { edit: () => void }) {
  const m = commentMessages()
  const { author, isMine, canRestore } = comment
  const isThere = comment.state === 'standing'
  if (!canRestore && !(isThere && isMine)) return null
  return (
    <div className={classes.acts}>
      {isThere && isMine && (
        <button type="button" className="act" aria-label={m.of(m.edit, author!)} onClick={edit}>
          {m.edit}
        </button>
      )}
      {isThere && isMine && <RemoveButton place={place} comment={comment} isReply={isReply} />}
      {canRestore && <RestoreButton place={place} comment={comment} />}
    </div>
  )
}

/** What the address names is brought into sight and has the focus. */
function useInSight(isNamed: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isNamed) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'center' })
  }, [isNamed])
  return place
}
