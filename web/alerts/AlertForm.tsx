import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import * as contract from '#contract/alerts/alerts.ts'
import { call } from '../app/call.ts'
import { Field } from '../ui/fields/Field.tsx'
import { FormError } from '../ui/fields/FormError.tsx'
import { notify } from '../ui/modals/dialogs.ts'
import { TrialGate } from '../ui/states/Gate.tsx'
import classes from './alerts.module.css'
import { addressesIn, type Draft, type Faults, faultsOf, isSame, watchOf } from './draft.ts'
import { alertMessages } from './messages.ts'
import { Preview } from './Preview.tsx'
import { Sentence } from './Sentence.tsx'
import { TimesFields } from './TimesFields.tsx'
import { refreshAlerts } from './use-alerts.ts'
import { WatchFields } from './WatchFields.tsx'

interface Props {
  readonly initial: Draft
  /** The alert that is changed; a new one without. */
  readonly alert?: contract.Alert
  readonly isTrial: boolean
  readonly close: () => void
}

/** An alert as a sentence that is filled in, with what the last seven days would have sent beside it. */
export function AlertForm({ initial: latest, alert: latestAlert, isTrial, close }: Props) {
  const m = alertMessages()
  const queries = useQueryClient()
  const heading = useId()
  const [{ initial, alert }, setBase] = useState({ initial: latest, alert: latestAlert })
  const [draft, setDraft] = useState(initial)
  const [recipients, setRecipients] = useState(initial.recipients.join(', '))
  const [faults, setFaults] = useState<Faults>({})
  // Changed elsewhere: shown at once, unless somebody has begun to change it here, who is told on saving.
  if (alert?.updatedAt !== latestAlert?.updatedAt && isSame(draft, initial)) {
    setBase({ initial: latest, alert: latestAlert })
    setDraft(latest)
    setRecipients(latest.recipients.join(', '))
  }
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }))
  const save = useMutation({
    mutationFn: async () => {
      const { name, frequency, hour, weekday, language } = draft
      const watch = watchOf(draft)!
      const body = { name, watch, frequency, hour, weekday, language, recipients: [...draft.recipients] }
      if (!alert) return call(contract.addAlert, { body })
      const { updatedAt } = alert
      return call(contract.changeAlert, { params: { alertId: alert.id }, body: { ...body, updatedAt } })
    },
    onSuccess: async () => {
      await refreshAlerts(queries)
      close()
      notify({ text: alert ? m.saved : m.made })
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = faultsOf(draft)
    setFaults(found)
    if (Object.keys(found).length === 0 && !save.isPending) save.mutate()
  }
  const recipientWords = {
    missing: m.recipientMissing,
    form: m.recipientForm,
    many: m.recipientMany,
    long: m.recipientForm,
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-labelledby={heading}>
      <h2 id={heading}>{alert ? m.editTitle : m.newTitle}</h2>
      <Sentence draft={draft} />
      <Field
        label={m.name}
        value={draft.name}
        autoComplete="off"
        onChange={(name) => change({ name })}
        error={faults.name && (faults.name === 'missing' ? m.nameMissing : m.nameLong)}
      />
      <Field
        kind="textarea"
        rows={2}
        label={m.recipients}
        value={recipients}
        hint={m.recipientsHint}
        onChange={(text) => {
          setRecipients(text)
          change({ recipients: addressesIn(text) })
        }}
        error={faults.recipients && recipientWords[faults.recipients]}
      />
      <TimesFields draft={draft} change={change} />
      <WatchFields draft={draft} change={change} />
      {faults.watch && watchOf(draft) === null && (
        <p className="field-error" role="alert">
          {m.watchMissing}
        </p>
      )}
      <Preview draft={draft} />
      <FormError error={save.error} />
      <div className={classes.acts}>
        <TrialGate isTrial={isTrial}>
          <button
            type="submit"
            className="btn go"
            disabled={save.isPending || (alert !== undefined && isSame(draft, initial))}
          >
            {save.isPending ? m.saving : alert ? m.save : m.create}
          </button>
        </TrialGate>
        <button type="button" className="btn" onClick={close}>
          {m.cancel}
        </button>
      </div>
    </form>
  )
}
