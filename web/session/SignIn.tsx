import './door.module.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { signIn, signInLimits } from '#contract/account/session.ts'
import { toMailText } from '#contract/wire/typed.ts'
import { writeAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { announceToOtherTabs } from '../app/turns.ts'
import { Field } from '../ui/fields/Field.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { sessionMessages } from './messages.ts'
import { returnName } from './return-name.ts'
import { returnPath } from './return-path.ts'
import { SignInLayout } from './SignInLayout.tsx'

/** The sign-in form; afterwards the screen that was requested opens. */
export function SignIn() {
  const m = sessionMessages()
  const { r } = useSearch({ from: '/door/login' })
  const note = useRouterState({ select: ({ location }) => location.state.note })
  const to = returnPath(r)
  return (
    <SignInLayout title={m.title} lead={to === '/' ? m.lead : m.back(returnName(to))}>
      {note && (
        <p className="door-note" role="status">
          {m.notes[note]}
        </p>
      )}
      <SignInForm to={to} />
    </SignInLayout>
  )
}

function SignInForm({ to }: { to: string }) {
  const m = sessionMessages()
  const [missing, setMissing] = useState<readonly string[]>([])
  const attempt = useSignIn(to)

  // What stands in the fields counts, not what was typed: password managers fill them without a key.
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { email: toMailText(String(form.get('email'))), password: String(form.get('password')) }
    const empty = (['email', 'password'] as const).filter((field) => credentials[field] === '')
    setMissing(empty)
    if (empty[0]) event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
    else if (!attempt.isPending) attempt.mutate(credentials)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field
        id="email"
        label={m.email}
        name="email"
        inputMode="email"
        autoComplete="username"
        normalize={toMailText}
        maxLength={signInLimits.email}
        required
        error={missing.includes('email') && m.emailMissing}
      />
      <Field
        id="password"
        kind="password"
        label={m.password}
        name="password"
        autoComplete="current-password"
        maxLength={signInLimits.password}
        required
        error={missing.includes('password') && m.passwordMissing}
      />
      <FormError
        error={attempt.error}
        words={{ 'request.invalid': m.credentials }}
        advice={{ 'session.too-many-attempts': m.noWait }}
      />
      <button type="submit" className="btn go" disabled={attempt.isPending}>
        {attempt.isPending ? m.sending : m.submit}
      </button>
      <p className="more">
        <Link to="/reset" search={{}}>
          {m.forgot}
        </Link>
      </p>
    </form>
  )
}

/** Keeps the session, then goes where the answer says: maintenance, a new password, or the requested screen. */
function useSignIn(to: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(signIn, { body }),
    onSuccess: async ({ mente, ...auth }, { email }) => {
      queries.clear()
      await writeAuth({ ...auth, email })
      announceToOtherTabs({ entered: email.toLowerCase() })
      const isHome = to === '/'
      if (mente) await navigate({ to: '/maintenance', state: isHome ? {} : { back: to } })
      else if (auth.password_expired)
        await navigate({ to: '/change/password', search: isHome ? {} : { r: to }, replace: true })
      else await navigate({ href: to, replace: true })
    },
  })
}
