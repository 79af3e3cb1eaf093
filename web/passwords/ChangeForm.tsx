import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { longestPassword } from '#contract/account/password-rules.ts'
import { changePassword } from '#contract/account/passwords.ts'
import { getProfile, type Profile } from '#contract/account/profile.ts'
import { signInLimits } from '#contract/account/session.ts'
import { toMailText } from '#contract/wire/typed.ts'
import { changeAuth } from '../app/auth-store.ts'
import { call, freshAuth } from '../app/call.ts'
import { keyOf } from '../app/query.ts'
import { returnPath } from '../session/return-path.ts'
import { signOutByChoice } from '../session/sign-out.ts'
import { Field } from '../ui/fields/Field.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { submitOf } from '../ui/fields/form.ts'
import { alertDialog } from '../ui/modals/dialogs.ts'
import { faultsOf } from './faults.ts'
import { passwordMessages } from './messages.ts'
import { NewPassword } from './NewPassword.tsx'
import { useGuess } from './use-guess.ts'

export interface PasswordOwner {
  /** Who is signed in; null when nobody is, and while the password has run out. */
  readonly person: Profile | null
  readonly isSignedIn: boolean
  /** Address to begin with; empty where none is known. */
  readonly email: string
  /** Whether nothing else is open until it is done. */
  readonly isForced: boolean
}

export function ChangeForm({ person, isSignedIn, isForced, email }: PasswordOwner) {
  const m = passwordMessages()
  const guess = useGuess()
  const isGuessed = (values: { email: string; password: string }) => guess(values.password, person ?? values)
  const form = useForm({
    initialValues: { email, current: '', password: '', confirmation: '' },
    validate: (values) => ({
      ...(values.email === '' && { email: m.emailMissing }),
      ...(values.current === '' && { current: m.currentMissing }),
      ...faultsOf('change', values, isGuessed(values)),
    }),
  })
  const change = useChange(isSignedIn)

  return (
    <form noValidate onSubmit={submitOf(form, change)}>
      {person === null ? (
        <Field
          label={m.email}
          inputMode="email"
          autoComplete="username"
          maxLength={signInLimits.email}
          normalize={toMailText}
          required
          {...form.getInputProps('email')}
        />
      ) : (
        <AccountEmail email={email} />
      )}
      <Field
        kind="password"
        label={m.current}
        autoComplete="current-password"
        maxLength={longestPassword}
        required
        {...form.getInputProps('current')}
      />
      <NewPassword form={form} occasion="change" isGuessed={isGuessed(form.values)} />
      <FormError error={change.error} words={person === null ? {} : { 'session.credentials': m.currentWrong }} />
      <button type="submit" className="btn go" disabled={change.isPending}>
        {change.isPending ? m.saving : m.save}
      </button>
      <p className="more">{isForced ? <SignOut /> : <WayBack isSignedIn={isSignedIn} />}</p>
    </form>
  )
}

/** The email is displayed, not typed; password managers learn from the hidden field whose password it is. */
function AccountEmail({ email }: { email: string }) {
  const m = passwordMessages()
  return (
    <>
      <dl className="known">
        <dt>{m.email}</dt>
        <dd>{email}</dd>
      </dl>
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
    </>
  )
}

function SignOut() {
  const m = passwordMessages()
  return (
    <button type="button" onClick={() => void signOutByChoice()}>
      {m.signOut}
    </button>
  )
}

function WayBack({ isSignedIn }: { isSignedIn: boolean }) {
  const m = passwordMessages()
  return isSignedIn ? (
    <Link to="/mypage">{m.backToPage}</Link>
  ) : (
    <Link to="/login" search={{}}>
      {m.toSignIn}
    </Link>
  )
}

function useChange(isSignedIn: boolean) {
  const m = passwordMessages()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { r } = useSearch({ from: '/change/password' })
  return useMutation({
    mutationFn: async (body: { email: string; current: string; password: string; confirmation: string }) => {
      // The server spares the session that asks, which it knows by a token that is still good.
      if (isSignedIn) await freshAuth()
      return call(changePassword, { body })
    },
    onSuccess: async () => {
      await changeAuth({ password_expired: false })
      queries.removeQueries({ queryKey: ['whose-password'], type: 'inactive' })
      await queries.invalidateQueries({ queryKey: keyOf(getProfile) })
      await alertDialog({ title: m.saved, text: m.savedText, tone: 'plain' })
      if (!isSignedIn) await navigate({ to: '/login', search: {}, state: { note: 'password-changed' } })
      else if (r) await navigate({ href: returnPath(r), replace: true })
      else await navigate({ to: '/mypage' })
    },
  })
}
