import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getProfile, type Profile, profileLimits, saveProfile } from '#contract/account/profile.ts'
import { changeAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { keyOf } from '../app/query.ts'
import { mayLeave, useUnsaved } from '../session/unsaved.ts'
import { dropDraft, keepDraft, readDraft } from '../ui/fields/drafts.ts'
import { Field } from '../ui/fields/Field.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { submitOf } from '../ui/fields/form.ts'
import { notify } from '../ui/modals/dialogs.ts'
import { faultsOf, fieldOrder, manners, type Values, valuesOf } from './fields.ts'
import { profileMessages } from './messages.ts'
import classes from './profile.module.css'

export function ProfileForm({ profile, close }: { profile: Profile; close: () => void }) {
  const m = profileMessages()
  const [draft] = useState(() => readDraft<Values>('profile', profile.email))
  const form = useForm<Values>({
    initialValues: valuesOf(profile),
    validate: faultsOf,
    onValuesChange: (values) => keepDraft('profile', profile.email, values),
  })
  const { setValues } = form
  useEffect(() => {
    if (draft) setValues(draft)
  }, [draft, setValues])
  const save = useSave(close)
  useUnsaved(form.isDirty(), () => dropDraft('profile'))

  async function cancel(): Promise<void> {
    if (!(await mayLeave())) return
    dropDraft('profile')
    close()
  }

  return (
    <form className={classes.profileForm} noValidate onSubmit={submitOf(form, save)}>
      {draft && (
        <p className="note" role="status">
          {m.restored}
        </p>
      )}
      {fieldOrder.map((field) => (
        <Field
          key={field}
          label={m.fields[field]}
          mark={'required' in manners[field] ? undefined : m.optional}
          hint={m.hints[field]}
          maxLength={profileLimits[field]}
          {...manners[field]}
          {...form.getInputProps(field)}
        />
      ))}
      <FormError error={save.error} />
      <div className="ends">
        <button type="button" className="btn" onClick={() => void cancel()}>
          {m.cancel}
        </button>
        <button type="submit" className="btn go" disabled={save.isPending}>
          {save.isPending ? m.saving : m.save}
        </button>
      </div>
    </form>
  )
}

function useSave(close: () => void) {
  const m = profileMessages()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Values) => call(saveProfile, { body }),
    onSuccess: async (saved) => {
      queries.setQueryData(keyOf(getProfile, {}), saved)
      await changeAuth({ name: saved.name })
      dropDraft('profile')
      notify({ text: m.saved, tone: 'success' })
      close()
    },
  })
}
