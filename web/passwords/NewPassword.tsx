import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { longestPassword } from '#contract/account/password-rules.ts'
import { Field } from '../ui/fields/Field.tsx'
import { checklist, type Occasion } from './checklist.ts'
import { passwordMessages } from './messages.ts'
import { RuleList } from './RuleList.tsx'

export interface NewPasswordValues {
  readonly password: string
  readonly confirmation: string
  /** The current password, where the form has a field for it. */
  readonly current?: string
}

interface Props<V> {
  readonly form: UseFormReturnType<V>
  readonly occasion: Occasion
  /** Whether it is easily guessed, as far as one can tell. */
  readonly isGuessed: boolean | undefined
}

/** The new password, once more, and what it still lacks. */
export function NewPassword<V extends NewPasswordValues>(props: Props<V>) {
  const m = passwordMessages()
  const list = useId()
  const { form, occasion, isGuessed } = props
  const shared = {
    kind: 'password',
    autoComplete: 'new-password',
    maxLength: longestPassword,
    required: true,
  } as const

  return (
    <>
      <Field label={m.next} {...shared} describedBy={list} {...form.getInputProps('password' as never)} />
      <Field label={m.confirmation} {...shared} {...form.getInputProps('confirmation' as never)} />
      <RuleList id={list} checks={checklist(occasion, form.values, isGuessed)} />
    </>
  )
}
