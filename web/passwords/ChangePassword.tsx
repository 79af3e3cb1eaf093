import { useQuery } from '@tanstack/react-query'
import { passwordDays } from '#contract/account/password-rules.ts'
import { getProfile } from '#contract/account/profile.ts'
import { changeAuth, readAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { CallFailed } from '../app/send.ts'
import { SignInLayout } from '../session/SignInLayout.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { ChangeForm, type PasswordOwner } from './ChangeForm.tsx'
import { passwordMessages } from './messages.ts'

/** Changes the password, by choice, or by force when it has expired. */
export function ChangePassword() {
  const m = passwordMessages()
  const person = useQuery({
    queryKey: ['whose-password'],
    queryFn: ({ signal }) => findOwner(signal),
    staleTime: 0,
  })
  const isForced = person.data?.isForced === true
  return (
    <SignInLayout title={m.changeTitle} lead={isForced ? m.forcedLead(passwordDays) : m.changeLead}>
      {person.isPending && <Skeleton rows={6} />}
      {person.isError && <ErrorState error={person.error} retry={() => void person.refetch()} />}
      {person.isSuccess && <ChangeForm {...person.data} />}
    </SignInLayout>
  )
}

/** Whose password it is. What the server says of its age overrules what the browser has stored. */
async function findOwner(signal: AbortSignal): Promise<PasswordOwner> {
  const auth = await readAuth()
  if (!auth) return { person: null, isSignedIn: false, isForced: false, email: '' }
  try {
    const person = await call(getProfile, {}, signal)
    await changeAuth({ password_expired: false })
    return { person, isSignedIn: true, isForced: false, email: person.email }
  } catch (error) {
    if (!(error instanceof CallFailed && error.code === 'password.expired')) throw error
    await changeAuth({ password_expired: true })
    // The server tells no more of the person: the address is the one that was typed to sign in, and can be corrected.
    return { person: null, isSignedIn: true, isForced: true, email: auth.email ?? '' }
  }
}
