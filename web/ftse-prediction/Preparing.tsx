import { useQuery } from '@tanstack/react-query'
import { getFtseProgress } from '#contract/ftse-prediction/model.ts'
import { requestOf } from '../app/query.ts'
import { isBeingMade } from '../app/send.ts'
import { formatShare } from '../format.ts'
import { Skeleton } from '../ui/states/ErrorState.tsx'
import { ftseMessages } from './messages.ts'
import { useFtseQuery } from './use-prediction.ts'

/** What is shown while models are made, and how many of them are. */
export function Preparing({ failure }: { readonly failure: Error | null }) {
  const m = ftseMessages()
  const query = useFtseQuery()
  const { data } = useQuery({
    ...requestOf(getFtseProgress, { query }),
    refetchInterval: 1000,
    retry: (count, error) => count < 5 && isBeingMade(error),
  })
  const share = data?.share ?? null
  return (
    <>
      {(share !== null || isBeingMade(failure)) && (
        <p role="status">
          {m.preparing}{' '}
          {share !== null && (
            <>
              <progress value={share} aria-label={m.made} /> {formatShare(share)}
            </>
          )}
        </p>
      )}
      <Skeleton rows={14} />
    </>
  )
}
