import { type AlertSubject, alertSubjects } from '#contract/alerts/alert.ts'
import { useSavedSearches } from '../saved-searches/use-saved-searches.ts'
import classes from './alerts.module.css'
import { Followed } from './Followed.tsx'
import { alertMessages } from './messages.ts'
import { NewsFields } from './NewsFields.tsx'
import { Select } from './Select.tsx'
import type { FieldsProps } from './TimesFields.tsx'

/** What an alert is about, and of whom. */
export function WatchFields({ draft, change }: FieldsProps) {
  const m = alertMessages()
  return (
    <fieldset className={classes.watch}>
      <legend>{m.conditions}</legend>
      <div className={classes.row}>
        <Select
          label={m.subject}
          value={draft.subject}
          options={alertSubjects.map((value) => ({ value, text: m.subjects[value] }))}
          choose={(value) => change({ subject: value as AlertSubject })}
        />
        {draft.subject === 'search' && <SavedSearch draft={draft} change={change} />}
      </div>
      {draft.subject !== 'search' && <Followed draft={draft} change={change} />}
      {draft.subject === 'news' && <NewsFields draft={draft} change={change} />}
    </fieldset>
  )
}

function SavedSearch({ draft, change }: FieldsProps) {
  const m = alertMessages()
  const searches = useSavedSearches('companies').data ?? []
  if (searches.length === 0) return <p className="note">{m.noSearches}</p>
  return (
    <Select
      label={m.search}
      value={draft.searchId === null ? '' : String(draft.searchId)}
      options={[
        { value: '', text: m.chooseSearch },
        ...searches.map(({ id, name }) => ({ value: String(id), text: name })),
      ]}
      choose={(value) => change({ searchId: value === '' ? null : Number(value) })}
    />
  )
}
