import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { getPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { clearAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { requestOf } from '../app/query.ts'
import { CallFailed } from '../app/send.ts'
import { SignInLayout } from '../session/SignInLayout.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { submitOf } from '../ui/fields/form.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { faultsOf } from './faults.ts'
import { passwordMessages } from './messages.ts'
import { NewPassword } from './NewPassword.tsx'
import { useGuess } from './use-guess.ts'

/** Where a reset link leads: a new password while the link is good, a new link when it is not. */
export function ResetPassword() {
  const m = passwordMessages()
  const { token } = useParams({ from: '/door/reset/$token' })
  const link = useQuery({
    ...requestOf(getPasswordReset, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isExpired(link.error)) return <Expired />
  if (link.data) return <ResetForm token={token} />
  return (
    <SignInLayout title={m.resetTitle} lead={m.resetLead}>
      {link.isPending && <p role="status">{m.checking}</p>}
      {link.isError && <ErrorState error={link.error} retry={() => void link.refetch()} />}
    </SignInLayout>
  )
}

/** A link that was cut short on its way is no better than an old one. */
function isExpired(error: unknown): boolean {
  return error instanceof CallFailed && ['password.link-expired', 'request.invalid'].includes(error.code)
}

function ResetForm({ token }: { token: string }) {
  const m = passwordMessages()
  const navigate = useNavigate()
  const guess = useGuess()
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: (values) => faultsOf('reset', values, guess(values.password, {})),
  })
  const reset = useMutation({
    mutationFn: (values: typeof form.values) => call(resetPassword, { body: { token, ...values } }),
    onSuccess: async () => {
      // Every session of the account is over, so the one of this browser is too.
      await clearAuth()
      await navigate({ to: '/login', search: {}, state: { note: 'password-reset' }, replace: true })
    },
  })
  // It ran out while the form was open.
  if (reset.error instanceof CallFailed && reset.error.code === 'password.link-expired') return <Expired />

  return (
    <SignInLayout title={m.resetTitle} lead={m.resetLead}>
      <form noValidate onSubmit={submitOf(form, reset)}>
        <NewPassword form={form} occasion="reset" isGuessed={guess(form.values.password, {})} />
        <FormError error={reset.error} />
        <button type="submit" className="btn go" disabled={reset.isPending}>
          {reset.isPending ? m.saving : m.set}
        </button>
      </form>
    </SignInLayout>
  )
}

function Expired() {
  const m = passwordMessages()
  return (
    <SignInLayout title={m.linkExpired}>
      <p role="alert" className="mut">
        {m.linkExpiredText}
      </p>
      <Link to="/reset" search={{}} className="btn go">
        {m.anew}
      </Link>
      <p className="more">
        <Link to="/login" search={{}}>
          {m.toSignIn}
        </Link>
      </p>
    </SignInLayout>
  )
}
