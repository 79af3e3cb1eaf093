import { customBases } from '#methodology/scores/custom/bases.ts'
import { usePeerBases } from '../app/peer-groups.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { Choice } from '../ui/fields/Choice.tsx'
import { industryCounts, useCustomAddress, useIndustryCount } from './address.ts'
import classes from './custom-scoring.module.css'
import { customMessages } from './messages.ts'

const basisOf = (count: number) => customBases[count as keyof typeof customBases]

/** How many industries weights tell apart, of the classifications that this market has; what an address names stays a choice. */
export function IndustryCount() {
  const m = customMessages().weights
  const names = peerMessages().bases
  const [, change] = useCustomAddress()
  const { n, usual } = useIndustryCount()
  const { bases } = usePeerBases()
  const counts = industryCounts.filter((count) => count === n || bases.includes(basisOf(count)))
  return (
    <p className={`tools ${classes.industries}`}>
      {counts.length > 1 ? (
        <Choice
          label={m.industries}
          value={n}
          options={counts.map((count) => [count, names[basisOf(count)]] as const)}
          choose={(value) => change({ n: value === usual ? undefined : value, page: undefined })}
        />
      ) : (
        <span>
          {m.industries} <b>{names[basisOf(n)]}</b>
        </span>
      )}
      <small className="note">{m.industriesNote}</small>
    </p>
  )
}
