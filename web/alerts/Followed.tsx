import { useClassificationLists } from '../app/peer-groups.ts'
import { namesOf } from '../companies/names.ts'
import { CompanyPicker } from '../companies/picker/CompanyPicker.tsx'
import { useCompanyNames } from '../companies/use-company-names.ts'
import { language } from '../i18n/language.ts'
import { Chip } from '../ui/fields/Chip.tsx'
import { useWatchlists } from '../watchlists/use-watchlists.ts'
import classes from './alerts.module.css'
import { withCondition } from './conditions.ts'
import { alertMessages } from './messages.ts'
import { Select } from './Select.tsx'
import type { FieldsProps } from './TimesFields.tsx'

/** Companies and industries that an alert takes. */
const max = { companies: 200, industries: 20 } as const

/** Whose news or documents: a list, industries, companies one by one. */
export function Followed({ draft, change }: FieldsProps) {
  const m = alertMessages()
  const { conditions } = draft
  const set = (name: string, value: string | undefined) => change(withCondition(draft, name, value))
  const lists = useWatchlists().data ?? []
  const industries = useClassificationLists().data?.tse33 ?? []
  const chosen = conditions.industry?.split(',') ?? []
  const ids = conditions.companies?.split('-').map(Number) ?? []
  const setIds = (next: readonly number[]) => set('companies', [...new Set(next)].slice(0, max.companies).join('-'))
  const setIndustries = (next: readonly string[]) =>
    set('industry', [...new Set(next)].slice(0, max.industries).join(','))
  const companies = useCompanyNames(ids)
  const industryName = (value: string) => {
    const row = industries.find(({ code }) => value === `tse33-${code}`)
    return row ? (language() === 'ja' ? row.nameJa : row.nameEn) : value
  }
  return (
    <>
      <div className={classes.row}>
        {(lists.length > 0 || conditions.set) && (
          <Select
            label={m.watchlist}
            value={conditions.set ?? ''}
            options={[
              { value: '', text: '—' },
              { value: 'watchlists', text: m.allWatchlists },
              ...lists.map(({ id, name }) => ({ value: `watchlist-${id}`, text: name })),
            ]}
            choose={(value) => set('set', value)}
          />
        )}
        <Select
          label={m.industries}
          value=""
          options={[
            { value: '', text: '—' },
            ...industries.map(({ code }) => ({ value: `tse33-${code}`, text: industryName(`tse33-${code}`) })),
          ]}
          choose={(value) => value && setIndustries([...chosen, value])}
        />
        <CompanyPicker label={m.companies} added={ids} choose={({ id }) => setIds([...ids, id])} />
      </div>
      {chosen.length + ids.length > 0 && (
        <div className="chips">
          {chosen.map((value) => (
            <Chip
              key={value}
              text={industryName(value)}
              removeLabel={m.removeChip}
              remove={() => setIndustries(chosen.filter((one) => one !== value))}
            />
          ))}
          {ids.map((id) => {
            const company = companies(id)
            const name = company ? namesOf(company).first.text : String(id)
            return (
              <Chip
                key={id}
                text={name}
                removeLabel={m.removeChip}
                remove={() => setIds(ids.filter((one) => one !== id))}
              />
            )
          })}
        </div>
      )}
    </>
  )
}
