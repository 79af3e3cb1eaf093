import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { requestPasswordReset, resetMinutes, resetPauseMinutes } from '#contract/account/passwords.ts'
import { signInLimits } from '#contract/account/session.ts'
import { toMailText } from '#contract/wire/typed.ts'
import { call } from '../app/call.ts'
import { SignInLayout } from '../session/SignInLayout.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { submitOf } from '../ui/fields/form.ts'
import { passwordMessages } from './messages.ts'

/** Forgot the password: an address, and a link comes by mail. */
export function RequestReset() {
  const m = passwordMessages()
  const request = useMutation({
    mutationFn: (body: { email: string }) => call(requestPasswordReset, { body }),
  })
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (email ? null : m.emailMissing) },
  })
  if (request.isSuccess)
    return <MailSent email={request.variables.email} isMailed={request.data.isMailed} again={request.reset} />

  return (
    <SignInLayout title={m.forgotten} lead={m.forgottenLead}>
      <form noValidate onSubmit={submitOf(form, request)}>
        <Field
          label={m.email}
          inputMode="email"
          autoComplete="username"
          maxLength={signInLimits.email}
          normalize={toMailText}
          required
          {...form.getInputProps('email')}
        />
        <FormError error={request.error} />
        <button type="submit" className="btn go" disabled={request.isPending}>
          {request.isPending ? m.sending : m.send}
        </button>
        <p className="more">
          <Link to="/login" search={{}}>
            {m.toSignIn}
          </Link>
        </p>
      </form>
    </SignInLayout>
  )
}

interface SentProps {
  readonly email: string
  readonly isMailed: boolean
  readonly again: () => void
}

function MailSent({ email, isMailed, again }: SentProps) {
  const m = passwordMessages()
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => notice.current?.focus(), [])
  return (
    <SignInLayout title={isMailed ? m.mailSent : m.requestReceived}>
      <div role="status" ref={notice} tabIndex={-1} className="sent">
        <p className="door-note">{isMailed ? m.mailSentTo(email) : m.requestReceivedText}</p>
        {isMailed && <p className="mut">{m.mailAdvice(resetMinutes)}</p>}
        {isMailed && <p className="mut">{m.mailPause(resetPauseMinutes)}</p>}
      </div>
      <p className="more">
        <button type="button" onClick={again}>
          {m.otherAddress}
        </button>
        <Link to="/login" search={{}}>
          {m.toSignIn}
        </Link>
      </p>
    </SignInLayout>
  )
}
