import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commentLimits } from '#contract/comments/text.ts'
import { CallFailed } from '../app/send.ts'
import { formatNumber } from '../format.ts'
import { Paginator } from '../ui/paginator/Paginator.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { QueryPanel } from '../ui/states/QueryPanel.tsx'
import classes from './comments.module.css'
import { NewComment } from './compose/NewComment.tsx'
import { commentMessages } from './messages.ts'
import { SignInLink } from './SignInLink.tsx'
import { commentIn, type Place, type ShownComments, useComments } from './shown.ts'
import { Thread } from './thread/Thread.tsx'

interface Props {
  readonly place: Place
  /** What stands above, once it is known whom the comments are about. */
  readonly head: (company: ShownComments['company'] | undefined) => ReactNode
}

/** Threads by newest activity, and the box for a new comment. */
export function CommentList({ place, head }: Props) {
  const { page, show } = useSearch({ from: '/companies/$companyId/comments' })
  const named = commentIn(useLocation().hash)
  const comments = useComments(place, { page, show, ...(named !== undefined && { comment: named }) })
  const isClosed = comments.error instanceof CallFailed && comments.error.code === 'comment.closed'
  if (isClosed) return <Closed head={head} />
  return (
    <>
      {(comments.data || comments.isError) && head(comments.data?.company)}
      <QueryPanel query={comments} shape={{ kind: 'text', rows: 12 }}>
        {(data) => (
          <div className={classes.list}>
            <Bar data={data} />
            {place.isSignedIn ? <NewComment place={place} isPublic={isPublic(data)} /> : <Invitation />}
            {data.threads.length === 0 && <Nothing place={place} data={data} />}
            <ol className={classes.threads}>
              {data.threads.map((thread) => (
                <Thread key={thread.comment.id} {...{ place, thread, named }} isPublic={isPublic(data)} />
              ))}
            </ol>
            {data.threads.length > 0 && <p className="note">{commentMessages().employers}</p>}
            <Pages data={data} />
          </div>
        )}
      </QueryPanel>
    </>
  )
}

/** Whether anybody with the link reads along; what strangers are answered is open by itself. */
const isPublic = (data: ShownComments) => data.isPublic ?? true

/** How many there are, and which are shown. */
function Bar({ data: { counts } }: { data: ShownComments }) {
  const m = commentMessages()
  const { show } = useSearch({ from: '/companies/$companyId/comments' })
  const navigate = useNavigate()
  const choose = (next: 'unresolved' | undefined) =>
    void navigate({ to: '.', search: (old) => ({ ...old, show: next, page: undefined }), hash: '', replace: true })
  if (counts.comments === 0) return <h2 className={classes.headline}>{m.title}</h2>
  return (
    <div className={classes.bar}>
      <h2 className={classes.headline}>{m.headline(formatNumber(counts.comments), formatNumber(counts.unresolved))}</h2>
      <fieldset className="seg plain" aria-label={m.filter}>
        <button type="button" aria-pressed={show === undefined} onClick={() => choose(undefined)}>
          {m.all}
        </button>
        <button type="button" aria-pressed={show !== undefined} onClick={() => choose('unresolved')}>
          {m.unresolved}
        </button>
      </fieldset>
    </div>
  )
}

function Pages({ data }: { data: ShownComments }) {
  const m = commentMessages()
  const { show } = useSearch({ from: '/companies/$companyId/comments' })
  const navigate = useNavigate()
  if (data.pages < 2) return null
  return (
    <Paginator
      total={show === undefined ? data.counts.comments : data.counts.unresolved}
      currentPage={data.page}
      perPage={commentLimits.perPage}
      sizes={[]}
      unit={m.unit}
      onPageChange={(page) =>
        void navigate({ to: '.', search: (old) => ({ ...old, page: page > 1 ? page : undefined }), hash: '' })
      }
    />
  )
}

function Nothing({ place, data }: { place: Place; data: ShownComments }) {
  const m = commentMessages()
  if (data.counts.comments > 0)
    return (
      <Empty title={m.noneUnresolved}>
        <p>{m.noneUnresolvedText}</p>
      </Empty>
    )
  return (
    <Empty title={m.none}>
      <p>{place.isSignedIn ? m.noneText : m.noneStranger}</p>
    </Empty>
  )
}

/** Where strangers would write. */
function Invitation() {
  const m = commentMessages()
  return (
    <p className={classes.invitation}>
      {m.signInToWrite} <SignInLink className="act">{m.signIn}</SignInLink>
    </p>
  )
}

/** Where the operator shows comments to the signed-in alone. */
function Closed({ head }: Pick<Props, 'head'>) {
  const m = commentMessages()
  return (
    <>
      {head(undefined)}
      <Empty title={m.closedTitle} actions={<SignInLink className="btn go">{m.signIn}</SignInLink>}>
        <p>{m.closedText}</p>
      </Empty>
    </>
  )
}
