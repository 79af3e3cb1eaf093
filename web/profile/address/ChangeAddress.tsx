import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { changeAddress } from '#contract/account/address.ts'
import { longestPassword } from '#contract/account/password-rules.ts'
import { AccountEmail, getProfile, profileLimits } from '#contract/account/profile.ts'
import { toMailText } from '#contract/wire/typed.ts'
import { call } from '../../app/call.ts'
import { keyOf } from '../../app/query.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { FormError } from '../../ui/fields/FormError.tsx'
import { CancelButton, ModalBody, ModalFooter, ModalHeader, OkButton } from '../../ui/modals/ModalParts.tsx'
import type { ModalControls } from '../../ui/modals/modals.ts'
import { addressMessages } from './messages.ts'

interface Props {
  /** The address of today. */
  readonly present: string
  /** What stands in the field at first. */
  readonly initial: string
  readonly controls: ModalControls
}

/** Asks for a new address and the present password; the address counts once its link is confirmed. */
export function ChangeAddress({ present, initial, controls }: Props) {
  const m = addressMessages()
  const queries = useQueryClient()
  const [email, setEmail] = useState(initial)
  const [password, setPassword] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const asking = useMutation({
    mutationFn: () => call(changeAddress, { body: { email, password } }),
    onSuccess: (profile) => {
      queries.setQueryData(keyOf(getProfile, {}), profile)
      controls.resolve()
    },
  })
  const faults = {
    email: email === '' ? m.missing : AccountEmail.safeParse(email).success ? undefined : m.form,
    password: password === '' ? m.passwordMissing : undefined,
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setWasSent(true)
    if (!faults.email && !faults.password && !asking.isPending) asking.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <ModalHeader title={m.title} onClose={controls.close} />
      <ModalBody>
        <p>{m.lead(present)}</p>
        <Field
          label={m.next}
          defaultValue={initial}
          error={wasSent ? faults.email : undefined}
          inputMode="email"
          autoComplete="email"
          maxLength={profileLimits.email}
          normalize={toMailText}
          aria-required
          data-autofocus
          onChange={(text) => {
            setEmail(text)
            controls.setDirty(text !== initial)
          }}
        />
        <Field
          kind="password"
          label={m.password}
          error={wasSent ? faults.password : undefined}
          maxLength={longestPassword}
          autoComplete="current-password"
          aria-required
          onChange={setPassword}
        />
        <FormError error={asking.error} />
      </ModalBody>
      <ModalFooter>
        <CancelButton onClick={controls.close}>{m.cancel}</CancelButton>
        <OkButton type="submit" disabled={asking.isPending}>
          {asking.isPending ? m.sending : m.send}
        </OkButton>
      </ModalFooter>
    </form>
  )
}
