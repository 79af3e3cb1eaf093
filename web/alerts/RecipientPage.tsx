import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { agreeToAlert, getSubscription, stopAlertMail } from '#contract/alerts/recipients.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../app/call.ts'
import { keyOf, requestOf } from '../app/query.ts'
import { CallFailed } from '../app/send.ts'
import { SignInLayout } from '../session/SignInLayout.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { alertMessages } from './messages.ts'

type Subscription = Output<typeof getSubscription>

/** Where the links of an alert’s mails lead: to agree or to stop, without signing in. Nothing happens by opening it alone. */
export function RecipientPage() {
  const m = alertMessages().page
  const { token } = useParams({ from: '/door/alerts/mail/$token' })
  const request = { params: { token } }
  const subscription = useQuery({ ...requestOf(getSubscription, request), staleTime: 0 })
  const { error, data } = subscription
  if (error instanceof CallFailed && ['alert.link', 'request.invalid'].includes(error.code))
    return (
      <SignInLayout title={m.gone}>
        <p role="alert" className="mut">
          {m.goneText}
        </p>
      </SignInLayout>
    )
  return (
    <SignInLayout title={m.title} lead={data ? leadOf(data.owner) : undefined}>
      {error && <ErrorState error={error} retry={() => void subscription.refetch()} />}
      {data && <Decision token={token} subscription={data} />}
    </SignInLayout>
  )
}

/** Whose alert it is; the company stands there only as the operator set it. */
function leadOf({ name, company }: Subscription['owner']): string {
  const m = alertMessages().page
  return company === null ? m.leadWithoutCompany(name) : m.lead(name, company)
}

function Decision({ token, subscription }: { readonly token: string; readonly subscription: Subscription }) {
  const m = alertMessages().page
  const queries = useQueryClient()
  const request = { params: { token } }
  const decide = useMutation({
    mutationFn: (endpoint: typeof agreeToAlert | typeof stopAlertMail) => call(endpoint, request),
    onSuccess: (answer) => queries.setQueryData(keyOf(getSubscription, request), answer),
  })
  const { alert, email, state } = subscription
  const isOn = state === 'own' || state === 'agreed'
  return (
    <>
      <dl>
        <dt>{m.alert}</dt>
        <dd>{alert}</dd>
        <dt>{m.email}</dt>
        <dd>{email}</dd>
      </dl>
      <p role="status">{m[state]}</p>
      <FormError error={decide.error} />
      {!isOn && (
        <button
          type="button"
          className="btn go"
          disabled={decide.isPending}
          onClick={() => decide.mutate(agreeToAlert)}
        >
          {state === 'asked' ? m.agree : m.again}
        </button>
      )}
      {state !== 'stopped' && (
        <button type="button" className="btn" disabled={decide.isPending} onClick={() => decide.mutate(stopAlertMail)}>
          {state === 'asked' ? m.refuse : m.stop}
        </button>
      )}
    </>
  )
}
