import { namesOf } from '../../companies/names.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { useCompanyNames } from '../../companies/use-company-names.ts'
import { Chip } from '../../ui/fields/Chip.tsx'
import { topicName } from '../names.ts'
import classes from '../news.module.css'
import { useNewsAddress } from '../use-news.ts'
import { newsFilterMessages } from './filter-messages.ts'

/** Nothing but the order, the window and what is open. */
const nothing = {
  ...{ q: undefined, companies: undefined, set: undefined, industry: undefined, theme: undefined, category: undefined },
  ...{
    topic: undefined,
    kind: undefined,
    publisher: undefined,
    language: undefined,
    tone: undefined,
    level: undefined,
  },
  ...{ range: undefined, from: undefined, to: undefined },
}

/** Companies that were added, and conditions that were chosen from a row; each can be taken away. */
export function Chosen({ isOfCompany }: { readonly isOfCompany: boolean }) {
  const m = newsFilterMessages()
  const [search, change] = useNewsAddress()
  const ids = isOfCompany ? [] : (search.companies?.split('-').map(Number) ?? [])
  const companies = useCompanyNames(ids)
  const setIds = (next: readonly number[]) => change({ companies: next.length > 0 ? next.join('-') : undefined })
  const isFiltered = Object.keys(nothing).some(
    (key) => search[key as keyof typeof nothing] !== undefined && !(isOfCompany && key === 'companies'),
  )
  return (
    <div className={`chips ${classes.chosen}`}>
      {!isOfCompany && (
        <CompanyPicker
          label={m.company}
          added={ids}
          choose={({ id }) => setIds([...new Set([...ids, id])].slice(0, 200))}
        />
      )}
      {ids.map((id) => {
        const company = companies(id)
        const name = company ? namesOf(company).first.text : String(id)
        return (
          <Chip key={id} text={name} removeLabel={m.remove} remove={() => setIds(ids.filter((one) => one !== id))} />
        )
      })}
      {search.publisher && (
        <Chip
          text={m.publisher(search.publisher)}
          removeLabel={m.remove}
          remove={() => change({ publisher: undefined })}
        />
      )}
      {search.topic && (
        <Chip
          text={m.topic(topicName(search.topic))}
          removeLabel={m.remove}
          remove={() => change({ topic: undefined })}
        />
      )}
      {isFiltered && (
        <button type="button" className="act" onClick={() => change(nothing)}>
          {m.clear}
        </button>
      )}
    </div>
  )
}
