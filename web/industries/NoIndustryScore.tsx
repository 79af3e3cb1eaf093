import { useContext } from '../context/search.ts'
import { formatYear } from '../format.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { industryMessages } from './messages.ts'

/** A year in which nobody of the market has a score, and the way to one that has. */
export function NoIndustryScore({ years }: { years: readonly number[] }) {
  const m = industryMessages()
  const [{ year }, change] = useContext()
  const latest = years.at(-1)
  return (
    <Empty
      title={m.noScore(year === undefined ? '' : formatYear(year))}
      actions={
        latest !== undefined && (
          <button type="button" className="btn" onClick={() => change({ year: latest })}>
            {m.showLatest(formatYear(latest))}
          </button>
        )
      }
    >
      <p>{m.noScoreText}</p>
    </Empty>
  )
}
