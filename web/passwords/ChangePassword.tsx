import { useQuery } from '@tanstack/react-query'
import { passwordDays } from '#contract/account/password-rules.ts'
import { getProfile, type Profile } from '#contract/account/profile.ts'
import { changeAuth, readAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { SignInLayout } from '../session/SignInLayout.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { passwordMessages } from './messages.ts'

/** Changes the password, by choice, or by force when it has expired. */
export function ChangePassword() {
  const m = passwordMessages()
  const person = useQuery({
    queryKey: ['whose-password'],
    queryFn: ({ signal }) => findPerson(signal),
    staleTime: 0,
  })
  const isForced = person.data?.password_expired === true
  return (
    <SignInLayout title={m.changeTitle} lead={isForced ? m.forcedLead(passwordDays) : m.changeLead}>
      {person.isPending && <Skeleton rows={6} />}
      {person.isError && <ErrorState error={person.error} retry={() => void person.refetch()} />}
      {person.isSuccess && <ChangeForm person={person.data} isForced={isForced} />}
    </SignInLayout>
  )
}

/** The signed-in person; null when nobody is. What the server says of the password's age overrules what the browser has stored. */
async function findPerson(signal: AbortSignal): Promise<Profile | null> {
  if (!(await readAuth())) return null
  const person = await call(getProfile, {}, signal)
  await changeAuth({ password_expired: person.password_expired })
  return person
}
