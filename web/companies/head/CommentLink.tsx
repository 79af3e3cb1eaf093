import { Link, useLocation } from '@tanstack/react-router'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { companyMessages } from '../messages.ts'

interface Props {
  readonly companyId: number
  /** A button of words among others, as in the panel of a figure. */
  readonly look?: 'icon' | 'words'
}

/** The present view with the figure that is open in it, as a comment on it keeps it; none where comments are read. */
export function useCommentedView(): string | undefined {
  const { pathname, searchStr } = useLocation()
  return pathname.endsWith('/comments') ? undefined : pathname + searchStr
}

/** Leads to the box for a comment that keeps the link of the present view. */
export function CommentLink({ companyId, look = 'icon' }: Props) {
  const m = companyMessages()
  const about = useCommentedView()
  return (
    <Link
      className="btn"
      to="/companies/$companyId/comments"
      params={{ companyId }}
      search={{ about }}
      {...(look === 'icon' ? { 'aria-label': m.comment, ...tip(m.comment) } : {})}
    >
      {look === 'icon' ? <Icon name="comment" /> : m.comment}
    </Link>
  )
}
