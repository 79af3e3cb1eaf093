import { formatNumber } from '../format.ts'
import { Choice } from '../ui/fields/Choice.tsx'
import { defaultIndustries, industryCounts, useCustomAddress } from './address.ts'
import classes from './custom-scoring.module.css'
import { customMessages } from './messages.ts'

/** How many industries weights tell apart. */
export function IndustryCount() {
  const m = customMessages().weights
  const [{ n = defaultIndustries }, change] = useCustomAddress()
  return (
    <p className={`tools ${classes.industries}`}>
      <Choice
        label={m.industries}
        value={n}
        options={industryCounts.map((count) => [count, m.industriesOf(formatNumber(count))] as const)}
        choose={(value) => change({ n: value === defaultIndustries ? undefined : value, page: undefined })}
      />
      <small className="note">{m.industriesNote}</small>
    </p>
  )
}
