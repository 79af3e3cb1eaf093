import { useWatchlists } from '../../watchlists/use-watchlists.ts'
import { newsBriefMessages } from './brief-messages.ts'
import { NewsBrief } from './NewsBrief.tsx'

/** News about what one follows: of all one's watchlists, and of the market while none holds a company. */
export function FollowedNews() {
  const m = newsBriefMessages()
  const lists = useWatchlists()
  if (lists.isPending) return null
  const isFollowing = (lists.data ?? []).some(({ companies }) => companies > 0)
  return isFollowing ? (
    <NewsBrief title={m.followed} scope={{ set: 'watchlists' }} rows={3} />
  ) : (
    <NewsBrief title={m.market} scope={{}} rows={3} />
  )
}
