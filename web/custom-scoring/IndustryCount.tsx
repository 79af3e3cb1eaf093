import { usePeerBases } from '../app/peer-groups.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { formatNumber } from '../format.ts'
import { Choice } from '../ui/fields/Choice.tsx'
import { defaultIndustries, industryCounts, useCustomAddress } from './address.ts'
import classes from './custom-scoring.module.css'
import { customMessages } from './messages.ts'

/** How many industries weights tell apart; without any code of GICS they are those of the exchange, whatever is chosen. */
export function IndustryCount() {
  const m = customMessages().weights
  const [{ n = defaultIndustries }, change] = useCustomAddress()
  const { bases, usual } = usePeerBases()
  const hasGics = bases.some((basis) => basis.startsWith('gics'))
  return (
    <p className={`tools ${classes.industries}`}>
      {hasGics ? (
        <Choice
          label={m.industries}
          value={n}
          options={industryCounts.map((count) => [count, m.industriesOf(formatNumber(count))] as const)}
          choose={(value) => change({ n: value === defaultIndustries ? undefined : value, page: undefined })}
        />
      ) : (
        <span>
          {m.industries} <b>{peerMessages().bases[usual]}</b>
        </span>
      )}
      <small className="note">{m.industriesNote}</small>
    </p>
  )
}
