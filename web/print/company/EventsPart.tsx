import { formatNumber } from '../../format.ts'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { useRatings } from '../../scoring/use-ratings.ts'
import { BoardPart } from './BoardPart.tsx'
import { printCompanyMessages } from './print-company-messages.ts'

/** What is known of the board and of the news of twelve months. */
export function EventsPart({ companyId }: ScoreScreen) {
  const m = printCompanyMessages()
  const scandal = useRatings(companyId).data?.scandal
  return (
    <>
      <BoardPart companyId={companyId} />
      {scandal && (
        <p>
          {scandal.state === 'no-news' ? m.noNews : m.news(formatNumber(scandal.items), formatNumber(scandal.events))}
        </p>
      )}
    </>
  )
}
