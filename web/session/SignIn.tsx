import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn, signInLimits } from '#contract/session.ts'
import { call } from '../app/call.ts'
import { CallFailed } from '../app/send.ts'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { Brand } from '../ui/icons.tsx'
import { Preferences } from '../ui/Preferences.tsx'
import { sessionMessages } from './messages.ts'
import { Ridge } from './Ridge.tsx'
import { returnPath } from './return-path.ts'
import { writeAuth } from './store.ts'

/** The door: an address, a password, and back to where one wanted to go. */
export function SignIn() {
  const m = sessionMessages()
  const { r } = useSearch({ from: '/login' })
  return (
    <main className="door">
      <title>{`${m.title} – Satoyama`}</title>
      <DemoBanner />
      <section className="land">
        <p className="brand">
          <Brand />
        </p>
        <Ridge />
        <div className="say">
          <h2>{m.promise}</h2>
          <p>{m.promiseText}</p>
        </div>
      </section>
      <section className="form">
        <div className="lang util">
          <Preferences />
        </div>
        <SignInForm lead={returnPath(r) === '/' ? m.lead : m.back} to={returnPath(r)} />
      </section>
    </main>
  )
}

function SignInForm({ lead, to }: { lead: string; to: string }) {
  const m = sessionMessages()
  const navigate = useNavigate()
  const [isShown, setShown] = useState(false)
  const attempt = useMutation({
    mutationFn: (form: FormData) =>
      call(signIn, {
        body: { email: String(form.get('email')).normalize('NFKC').trim(), password: String(form.get('password')) },
      }),
    onSuccess: async ({ mente: _, ...auth }) => {
      await writeAuth(auth)
      await navigate({ href: to, replace: true })
    },
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!attempt.isPending) attempt.mutate(new FormData(event.currentTarget))
      }}
    >
      <h1>{m.title}</h1>
      <p className="lead">{lead}</p>
      <label htmlFor="email">{m.email}</label>
      <div className="in">
        <input
          id="email"
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          required
          maxLength={signInLimits.email}
        />
      </div>
      <label htmlFor="password">{m.password}</label>
      <div className="in">
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          maxLength={signInLimits.password}
        />
        <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? m.hide : m.show}
        </button>
      </div>
      {attempt.isError && (
        <p className="field-error" role="alert">
          {wordsOf(attempt.error)}
        </p>
      )}
      <button type="submit" className="btn go" disabled={attempt.isPending}>
        {attempt.isPending ? m.sending : m.submit}
      </button>
    </form>
  )
}

function wordsOf(error: Error): string {
  const m = sessionMessages()
  if (!(error instanceof CallFailed)) return m.failed
  if (error.code === 'session.too-many-attempts') return m.tooMany(Math.ceil((error.retryAfter ?? 60) / 60))
  return error.code === 'session.credentials' || error.code === 'request.invalid' ? m.credentials : m.failed
}
