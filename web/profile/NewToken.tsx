import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { longestPassword } from '#contract/account/password-rules.ts'
import { listTokens, makeToken, tokenDays, tokenLimits, usualTokenDays } from '#contract/account/tokens.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { call } from '../app/call.ts'
import { keyOf } from '../app/query.ts'
import { formatNumber } from '../format.ts'
import { Field } from '../ui/fields/Field.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { CancelButton, ModalBody, ModalFooter, ModalHeader, OkButton } from '../ui/modals/ModalParts.tsx'
import type { ModalControls } from '../ui/modals/modals.ts'
import { TokenText } from './TokenText.tsx'
import { tokenMessages } from './token-messages.ts'
import classes from './tokens.module.css'

type Days = (typeof tokenDays)[number]

/** Asks for a name and a time, makes the token and shows it, once. */
export function NewToken({ controls }: { controls: ModalControls }) {
  const m = tokenMessages()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [days, setDays] = useState<Days>(usualTokenDays)
  const [wasSent, setWasSent] = useState(false)
  const making = useMutation({
    mutationFn: () => call(makeToken, { body: { name, days, password } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listTokens) }),
    // Its answer stays with this dialog alone.
    gcTime: 0,
  })
  const isMissing = toOneLine(name) === ''
  const isUnproven = password === ''
  if (making.data) return <TokenText text={making.data.text} controls={controls} />

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setWasSent(true)
    if (!isMissing && !isUnproven && !making.isPending) making.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <ModalHeader title={m.makeTitle} onClose={controls.close} />
      <ModalBody>
        <Field
          label={m.name}
          hint={m.nameHint}
          error={wasSent && isMissing ? m.missing : undefined}
          maxLength={tokenLimits.name}
          autoComplete="off"
          aria-required
          data-autofocus
          onChange={(text) => {
            setName(text)
            controls.setDirty(text !== '')
          }}
        />
        <Period days={days} setDays={setDays} />
        <Field
          kind="password"
          label={m.password}
          hint={m.passwordHint}
          error={wasSent && isUnproven ? m.passwordMissing : undefined}
          maxLength={longestPassword}
          autoComplete="current-password"
          aria-required
          onChange={setPassword}
        />
        <FormError error={making.error} />
      </ModalBody>
      <ModalFooter>
        <CancelButton onClick={controls.close}>{m.cancel}</CancelButton>
        <OkButton type="submit" disabled={making.isPending}>
          {making.isPending ? m.creating : m.create}
        </OkButton>
      </ModalFooter>
    </form>
  )
}

function Period({ days, setDays }: { days: Days; setDays: (days: Days) => void }) {
  const m = tokenMessages()
  const group = useId()
  return (
    <fieldset className={classes.tokenDays}>
      <legend>{m.period}</legend>
      {tokenDays.map((choice) => (
        <label key={choice}>
          <input type="radio" name={group} checked={choice === days} onChange={() => setDays(choice)} />
          {m.days(formatNumber(choice))}
        </label>
      ))}
    </fieldset>
  )
}
