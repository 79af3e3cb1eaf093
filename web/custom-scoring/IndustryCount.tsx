import { formatNumber } from '../format.ts'
import { defaultIndustries, industryCounts, useCustomAddress } from './address.ts'
import classes from './custom-scoring.module.css'
import { customMessages } from './messages.ts'

/** How many industries weights tell apart. */
export function IndustryCount() {
  const m = customMessages().weights
  const [{ n = defaultIndustries }, change] = useCustomAddress()
  return (
    <p className={`tools ${classes.industries}`}>
      <label>
        {m.industries}
        <select
          value={n}
          onChange={({ target: { value } }) =>
            change({ n: Number(value) === defaultIndustries ? undefined : Number(value), page: undefined })
          }
        >
          {industryCounts.map((count) => (
            <option key={count} value={count}>
              {m.industriesOf(formatNumber(count))}
            </option>
          ))}
        </select>
      </label>
      <small className="note">{m.industriesNote}</small>
    </p>
  )
}
