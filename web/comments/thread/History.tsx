import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getCommentHistory } from '#contract/comments/comments.ts'
import { requestOf } from '../../app/query.ts'
import { FloatingPanel } from '../../ui/floating/FloatingPanel.tsx'
import { tipOnText } from '../../ui/floating/tip.ts'
import { QueryPanel } from '../../ui/states/QueryPanel.tsx'
import classes from '../comments.module.css'
import { commentMessages } from '../messages.ts'
import { minuteOf, type Place, type ShownComment } from '../shown.ts'

interface Props {
  readonly place: Place
  readonly comment: ShownComment
  readonly children: ReactNode
}

/** That a comment was edited; the signed-in read what stood there before. */
export function History({ place, comment, children }: Props) {
  const m = commentMessages()
  if (!place.isSignedIn) return <span {...tipOnText(minuteOf(comment.editedAt!))}>{children}</span>
  return (
    <FloatingPanel
      label={m.history}
      width={360}
      growsLate
      target={
        <button type="button" className={classes.edited}>
          {children}
        </button>
      }
    >
      <Texts place={place} comment={comment} />
    </FloatingPanel>
  )
}

function Texts({ place, comment }: Omit<Props, 'children'>) {
  const m = commentMessages()
  const history = useQuery(
    requestOf(getCommentHistory, { params: { companyId: place.companyId, commentId: comment.id } }),
  )
  return (
    <QueryPanel query={history} shape={{ kind: 'text', rows: 3 }}>
      {(texts) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        <section className={classes.history} aria-label={m.history} tabIndex={0}>
          {texts.map(({ text, until }) => (
            <div key={until}>
              <p className="note">{m.historyUntil(minuteOf(until))}</p>
              <p className={classes.text} dir="auto">
                {text}
              </p>
            </div>
          ))}
        </section>
      )}
    </QueryPanel>
  )
}
