import { namesOf } from '../companies/names.ts'
import { CompanyPicker } from '../companies/picker/CompanyPicker.tsx'
import { useRecentCompanies } from '../companies/recent.ts'
import classes from './ftse.module.css'
import { ftseMessages } from './messages.ts'
import { useFtseAddress } from './use-prediction.ts'

/** Whose score is predicted: by name, or one of those looked at recently. */
export function CompanyChoice({ name }: { /** Of the company that is chosen. */ readonly name: string | undefined }) {
  const m = ftseMessages()
  const { company, change } = useFtseAddress()
  const recent = useRecentCompanies()
  const choose = (id: number) => change({ company: id, theme: undefined, steps: undefined })
  return (
    <div className={classes.choice}>
      <CompanyPicker label={m.company} selection={name} choose={({ id }) => choose(id)} />
      {company === undefined && recent.length === 0 && <p className="note">{m.choose}</p>}
      {company === undefined && recent.length > 0 && (
        <section aria-labelledby="ftse-recent">
          <h2 id="ftse-recent">{m.recent}</h2>
          <ul>
            {recent.map((one) => (
              <li key={one.id}>
                <button type="button" className="act" onClick={() => choose(one.id)}>
                  <span className="code">{one.ticker ?? '—'}</span> {namesOf(one).first.text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
