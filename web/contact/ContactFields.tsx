import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent, KeyboardEvent } from 'react'
import { contactLimits, sendContact } from '#contract/account/contact.ts'
import { type Profile, profileLimits } from '#contract/account/profile.ts'
import { toMailText } from '#contract/wire/typed.ts'
import { call } from '../app/call.ts'
import { formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { dropDraft, keepDraft, readDraft } from '../ui/fields/drafts.ts'
import { Field } from '../ui/fields/Field.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { formFaults } from '../ui/fields/form.ts'
import { alertDialog, notify } from '../ui/modals/dialogs.ts'
import classes from './contact.module.css'
import { contactMessages } from './messages.ts'

export interface ContactFormProps {
  readonly onSent: () => void
  readonly onCancel: () => void
}

const noMessage = { title: '', comment: '' }

interface Values {
  name: string
  email: string
  company_name: string
  department_name: string
  title: string
  comment: string
}

function startOf(profile: Profile | undefined): Values {
  const { name = '', email = '', company_name = '', department_name = '' } = profile ?? {}
  return { name, email, company_name, department_name, ...noMessage }
}

/** Fields that stand in the way of sending. */
function faultyFields(values: Values): (keyof Values)[] {
  return Object.keys(formFaults(sendContact.body, { ...values, lang: language() })) as (keyof Values)[]
}

export function ContactFields({ onSent, onCancel, profile }: ContactFormProps & { profile: Profile | undefined }) {
  const m = contactMessages()
  const owner = profile?.email ?? ''
  const form = useForm<Values>({
    initialValues: readDraft<Values>('contact', owner) ?? startOf(profile),
    onValuesChange: (values) => keepDraft('contact', owner, values),
  })
  const contact = useMutation({
    mutationFn: (values: Values) => call(sendContact, { body: { ...values, lang: language() } }),
    onSuccess: () => {
      form.setValues(noMessage)
      dropDraft('contact')
      notify({ title: m.sent, text: m.sentText, tone: 'success' })
      onSent()
    },
  })
  const faulty = faultyFields(form.values)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (contact.isPending) return
    if (faulty.length === 0) contact.mutate(form.values)
    else void alertDialog({ title: m.error, text: m.missing(faulty.map((field) => m[field]).join(m.between)) })
  }

  return (
    <form className="contact" noValidate onSubmit={submit} onKeyDown={submitByKeys}>
      <p className="note">{m.required}</p>
      <Person form={form} isEmailFaulty={form.values.email !== '' && faulty.includes('email')} />
      <Field label={m.title} required maxLength={contactLimits.title} {...form.getInputProps('title')} />
      <Field
        kind="textarea"
        label={m.comment}
        required
        rows={6}
        maxLength={contactLimits.comment}
        hint={m.left(formatNumber(contactLimits.comment - form.values.comment.length))}
        {...form.getInputProps('comment')}
      />
      <FormError error={contact.error} />
      <div className="ends">
        <button type="button" className="btn" onClick={onCancel}>
          {m.cancel}
        </button>
        <button type="submit" className="btn go" disabled={faulty.length > 0 || contact.isPending}>
          {contact.isPending ? m.sending : m.send}
        </button>
      </div>
    </form>
  )
}

/** Ctrl or ⌘ with Enter sends from anywhere in the form, also from the message, where Enter alone is a new line. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

interface PersonProps {
  readonly form: ReturnType<typeof useForm<Values>>
  readonly isEmailFaulty: boolean
}

function Person({ form, isEmailFaulty }: PersonProps) {
  const m = contactMessages()
  return (
    <div className={classes.pair}>
      <Field
        label={m.name}
        required
        autoComplete="name"
        maxLength={profileLimits.name}
        {...form.getInputProps('name')}
      />
      <Field
        label={m.email}
        required
        inputMode="email"
        autoComplete="email"
        maxLength={profileLimits.email}
        normalize={toMailText}
        {...form.getInputProps('email')}
        error={isEmailFaulty && m.emailForm}
      />
      <Field
        label={m.company_name}
        required
        autoComplete="organization"
        maxLength={profileLimits.company_name}
        {...form.getInputProps('company_name')}
      />
      <Field
        label={m.department_name}
        mark={m.optional}
        maxLength={profileLimits.department_name}
        {...form.getInputProps('department_name')}
      />
    </div>
  )
}
