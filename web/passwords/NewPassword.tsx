import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { longestPassword } from '#contract/password-rules.ts'
import { Field } from '../ui/Field.tsx'
import { checklist, type Occasion } from './checklist.ts'
import { passwordMessages } from './messages.ts'
import { RuleList } from './RuleList.tsx'

export interface NewPasswordValues {
  readonly password: string
  readonly confirmation: string
  /** The present one, where it is asked for. */
  readonly current?: string
}

/** The new password, once more, and what it still lacks. */
export function NewPassword<V extends NewPasswordValues>(props: { form: UseFormReturnType<V>; occasion: Occasion }) {
  const m = passwordMessages()
  const list = useId()
  const { form, occasion } = props
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
      <RuleList id={list} checks={checklist(occasion, form.values)} />
    </>
  )
}
