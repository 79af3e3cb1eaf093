import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { demoParts } from '#contract/market/demo-parts.ts'
import { getMarket } from '#contract/market/market.ts'
import { requestOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { makingMessages } from './messages.ts'
import { missingAt } from './needs.ts'

/** Milliseconds between two looks at what is still being made. */
const lookMilliseconds = 2000

/** What of the invented market this screen still waits for, while it is being made. What comes is shown by itself: each part raises the revision. */
export function MarketMaking() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data } = useQuery({
    ...requestOf(getMarket, {}),
    refetchInterval: ({ state }) => (state.data?.making === null ? false : lookMilliseconds),
  })
  const making = data?.making ?? []
  const missing = missingAt(path, making)
  if (missing.length === 0) return null
  const m = makingMessages()
  const names = missing.map((part) => m.parts[part]).join(m.separator)
  return (
    <p className="banner" role="status">
      {m.making(names, formatNumber(demoParts.length - making.length), formatNumber(demoParts.length))}
    </p>
  )
}
