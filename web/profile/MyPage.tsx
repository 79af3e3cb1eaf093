import { useProfile } from '../app/use-profile.ts'
import { Side } from '../ui/slot.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { profileMessages } from './messages.ts'
import { Registration } from './Registration.tsx'
import { Sessions } from './Sessions.tsx'
import { Tokens } from './Tokens.tsx'
import './profile.module.css'

/** Registration info: who one is to the product, where one is signed in, and with what one's programs are. */
export function MyPage() {
  const m = profileMessages()
  const profile = useProfile()
  return (
    <>
      <Side />
      <main className="screen" id="content" tabIndex={-1}>
        <title>{`${m.title} – Satoyama`}</title>
        <div className="page-head">
          <h1>
            {m.title}
            {profile.data?.is_trial && <span className="tag">{m.trial}</span>}
          </h1>
        </div>
        {profile.isPending && <Skeleton rows={10} />}
        {profile.isError && <ErrorState error={profile.error} retry={() => void profile.refetch()} />}
        {profile.data && <Registration profile={profile.data} />}
        <Sessions />
        <Tokens />
      </main>
    </>
  )
}
