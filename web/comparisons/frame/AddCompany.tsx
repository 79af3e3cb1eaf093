import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { comparisonPageMessages } from '../messages.ts'
import { limits, useComparedIds } from '../use-comparison.ts'
import { useCompanyChoice } from './use-company-choice.ts'

/** One more company to compare; at the limit the field is closed and says why. */
export function AddCompany() {
  const m = comparisonPageMessages()
  const { ids } = useComparedIds()
  const { add } = useCompanyChoice(undefined)
  return (
    <CompanyPicker
      label={m.add}
      added={ids}
      closedReason={ids.length >= limits.companies ? m.full : undefined}
      choose={add}
    />
  )
}
