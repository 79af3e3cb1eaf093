import { type AlertFrequency, alertFrequencies } from '#contract/alerts/alert.ts'
import classes from './alerts.module.css'
import type { Draft } from './draft.ts'
import { alertMessages } from './messages.ts'
import { Select } from './Select.tsx'

export interface FieldsProps {
  readonly draft: Draft
  readonly change: (next: Partial<Draft>) => void
}

/** How often, when, and in which language. */
export function TimesFields({ draft, change }: FieldsProps) {
  const m = alertMessages()
  return (
    <div className={classes.row}>
      <Select
        label={m.frequency}
        value={draft.frequency}
        options={alertFrequencies.map((value) => ({ value, text: m.frequencies[value] }))}
        choose={(value) => change({ frequency: value as AlertFrequency })}
      />
      {draft.frequency === 'weekly' && (
        <Select
          label={m.weekday}
          value={String(draft.weekday)}
          options={m.weekdays.map((text, at) => ({ value: String(at + 1), text }))}
          choose={(value) => change({ weekday: Number(value) })}
        />
      )}
      <Select
        label={m.hour}
        value={String(draft.hour)}
        options={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), text: m.atHour(String(hour)) }))}
        choose={(value) => change({ hour: Number(value) })}
      />
      <Select
        label={m.language}
        value={draft.language}
        options={(['ja', 'en'] as const).map((value) => ({ value, text: m.languages[value] }))}
        choose={(value) => change({ language: value as Draft['language'] })}
      />
    </div>
  )
}
