import { formatYear } from '../../format.ts'
import { Empty } from './Empty.tsx'
import { stateMessages } from './state-messages.ts'

interface Props {
  /** The latest fiscal year that has the indicator. */
  readonly latest?: { readonly fiscalYear: number; readonly show: () => void } | undefined
  /** The nearest indicator that this year has. */
  readonly nearest?: { readonly name: string; readonly show: () => void } | undefined
}

/** An indicator without data for the year, and the two ways to some. */
export function NoData({ latest, nearest }: Props) {
  const m = stateMessages()
  return (
    <Empty
      title={m.noData}
      actions={
        <>
          {latest && (
            <button type="button" className="btn" onClick={latest.show}>
              {m.latestYear(formatYear(latest.fiscalYear))}
            </button>
          )}
          {nearest && (
            <button type="button" className="btn" onClick={nearest.show}>
              {m.nearest(nearest.name)}
            </button>
          )}
        </>
      }
    />
  )
}
