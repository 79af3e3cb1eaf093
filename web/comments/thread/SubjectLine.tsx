import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import classes from '../comments.module.css'
import { commentMessages } from '../messages.ts'
import { SignInLink } from '../SignInLink.tsx'
import type { Place, ShownComment } from '../shown.ts'
import { useSubjectName } from '../subject-name.ts'

/** What a comment is about: for the signed-in a link to it by its name; strangers learn only that it is a figure or a view. */
export function SubjectLine({ comment, place }: { comment: ShownComment; place: Place }) {
  const m = commentMessages()
  if (comment.about === null) return null
  if (place.isSignedIn) return comment.link ? <SubjectLink link={comment.link} /> : null
  return (
    <p className={classes.subject}>
      {comment.about === 'figure' ? m.onFigure : m.onView}{' '}
      <SignInLink at={`comment-${comment.id}`}>{m.signInToSee}</SignInLink>
    </p>
  )
}

function SubjectLink({ link }: { link: string }) {
  const m = commentMessages()
  const name = useSubjectName()
  const navigate = useNavigate()
  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate({ href: link })
  }
  return (
    <p className={classes.subject}>
      {m.about}{' '}
      <a href={link} onClick={open}>
        {name(link)}
      </a>
    </p>
  )
}
