import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dropNewAddress, resendAddressLink } from '#contract/account/address.ts'
import { getProfile, type NewAddress, type Profile } from '#contract/account/profile.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { call } from '../../app/call.ts'
import { keyOf } from '../../app/query.ts'
import { formatMinute } from '../../format.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import { openModal } from '../../ui/modals/modals.ts'
import { profileMessages } from '../messages.ts'
import classes from '../profile.module.css'
import { ChangeAddress } from './ChangeAddress.tsx'
import { addressMessages } from './messages.ts'

/** The address that one signs in with and gets mail at, with what is asked of it: a new one, or a proof. */
export function Address({ profile }: { readonly profile: Profile }) {
  const m = addressMessages()
  const change = (email: string) =>
    void openModal({
      label: m.title,
      width: 560,
      content: (controls) => <ChangeAddress present={profile.email} initial={email} controls={controls} />,
    })
  return (
    <div>
      <dt>{profileMessages().email}</dt>
      <dd>
        {profile.email}
        <button type="button" className={`act ${classes.change}`} aria-haspopup="dialog" onClick={() => change('')}>
          {m.change}
        </button>
        {!profile.is_address_proven && profile.new_address === null && (
          <small>
            {m.unproven}{' '}
            <button type="button" className="act" aria-haspopup="dialog" onClick={() => change(profile.email)}>
              {m.prove}
            </button>
          </small>
        )}
        {profile.new_address && <Pending asked={profile.new_address} present={profile.email} />}
      </dd>
    </div>
  )
}

/** A new address whose link was not confirmed yet: what happens meanwhile, and ways to go on. */
function Pending({ asked, present }: { readonly asked: NewAddress; readonly present: string }) {
  const m = addressMessages()
  const queries = useQueryClient()
  const act = useMutation({
    mutationFn: (endpoint: typeof resendAddressLink | typeof dropNewAddress) => call(endpoint, {}),
    onSuccess: (profile, endpoint) => {
      queries.setQueryData(keyOf(getProfile, {}), profile)
      const isSent = endpoint === resendAddressLink
      notify({ text: isSent ? (asked.is_mailed ? m.resent : m.resentToOperator) : m.dropped, tone: 'success' })
    },
  })
  const until = formatMinute(tokyoTime(new Date(asked.expires_at)))
  return (
    <div role="status" className={classes.pending}>
      <p>{asked.is_mailed ? m.pending(asked.email, until) : m.pendingAtOperator(asked.email, until)}</p>
      <p>{m.meanwhile(present)}</p>
      <FormError error={act.error} />
      <button type="button" className="act" disabled={act.isPending} onClick={() => act.mutate(resendAddressLink)}>
        {asked.is_mailed ? m.resend : m.anew}
      </button>
      <button type="button" className="act" disabled={act.isPending} onClick={() => act.mutate(dropNewAddress)}>
        {m.drop}
      </button>
    </div>
  )
}
