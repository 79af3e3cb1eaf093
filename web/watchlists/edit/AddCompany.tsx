import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { Icon } from '../../ui/icons.tsx'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'

interface Props {
  readonly list: Watchlist
  readonly add: (companyId: number, name: string) => Promise<void>
}

/** A company by name or ticker, put into the list at once. */
export function AddCompany({ list, add }: Props) {
  const m = editMessages()
  return (
    <div className={classes.add}>
      <Icon name="search" />
      <CompanyPicker
        label={m.addTitle}
        isNameless
        added={list.members.map(({ companyId }) => companyId)}
        choose={(company) => void add(company.id, shortName(namesOf(company).first))}
      />
    </div>
  )
}
