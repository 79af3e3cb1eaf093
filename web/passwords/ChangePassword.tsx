import { useQuery } from '@tanstack/react-query'
import { passwordDays } from '#contract/account/password-rules.ts'
import { getProfile, type Profile } from '#contract/account/profile.ts'
import { changeAuth, readAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { Door } from '../session/Door.tsx'
import { Skeleton, Trouble } from '../ui/states/Trouble.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { passwordMessages } from './messages.ts'

/** Change the password: asked of whoever comes, and of somebody whose password has run out before anything else. */
export function ChangePassword() {
  const m = passwordMessages()
  const person = useQuery({
    queryKey: ['profile', 'whose-password'],
    queryFn: ({ signal }) => findPerson(signal),
    staleTime: 0,
  })
  const isForced = person.data?.password_expired === true
  return (
    <Door title={m.changeTitle} lead={isForced ? m.forcedLead(passwordDays) : m.changeLead}>
      {person.isPending && <Skeleton rows={6} />}
      {person.isError && <Trouble error={person.error} retry={() => void person.refetch()} />}
      {person.isSuccess && <ChangeForm person={person.data} isForced={isForced} />}
    </Door>
  )
}

/** The signed-in person; null when nobody is. What the server says of the password's age overrules what the browser kept. */
async function findPerson(signal: AbortSignal): Promise<Profile | null> {
  if (!(await readAuth())) return null
  const person = await call(getProfile, {}, signal)
  await changeAuth({ password_expired: person.password_expired })
  return person
}
