import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { confirmAddress, getAddressLink } from '#contract/account/address.ts'
import { getProfile } from '#contract/account/profile.ts'
import { call } from '../../app/call.ts'
import { keyOf, requestOf } from '../../app/query.ts'
import { CallFailed } from '../../app/send.ts'
import { SignInLayout } from '../../session/SignInLayout.tsx'
import { FormError } from '../../ui/fields/FormError.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { addressMessages } from './messages.ts'

/** Where the link in the mail to a new address leads. Opening it changes nothing: programs open links too, and only a person presses the button. */
export function ConfirmAddress() {
  const m = addressMessages()
  const { token } = useParams({ from: '/door/address/$token' })
  const queries = useQueryClient()
  const link = useQuery({
    ...requestOf(getAddressLink, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirm = useMutation({
    mutationFn: () => call(confirmAddress, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getProfile) }),
  })
  if (confirm.data)
    return (
      <SignInLayout title={m.confirmed}>
        <p role="status">{m.confirmedText(confirm.data.email)}</p>
        <Onward />
      </SignInLayout>
    )
  if (isExpired(link.error) || isExpired(confirm.error))
    return (
      <SignInLayout title={m.expired}>
        <p role="alert" className="mut">
          {m.expiredText}
        </p>
        <Onward />
      </SignInLayout>
    )
  return (
    <SignInLayout title={m.confirmTitle} lead={link.data ? m.confirmLead : undefined}>
      {link.isPending && <p role="status">{m.checking}</p>}
      {link.isError && <ErrorState error={link.error} retry={() => void link.refetch()} />}
      {link.data && (
        <>
          <dl className="known">
            <dt>{m.account}</dt>
            <dd>{link.data.name}</dd>
            <dt>{m.next}</dt>
            <dd>{link.data.email}</dd>
          </dl>
          <p className="mut">{m.notYou}</p>
          <FormError error={confirm.error} words={{ 'profile.email-taken': m.taken }} />
          <button type="button" className="btn go" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
            {confirm.isPending ? m.confirming : m.confirm}
          </button>
        </>
      )}
    </SignInLayout>
  )
}

/** A link that was cut short on its way is no better than an old one. */
function isExpired(error: unknown): boolean {
  return error instanceof CallFailed && ['address.link-expired', 'request.invalid'].includes(error.code)
}

function Onward() {
  return (
    <p className="more">
      <Link to="/mypage">{addressMessages().toPage}</Link>
    </p>
  )
}
