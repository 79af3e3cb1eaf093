import type { getMemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import type { Output } from '#contract/wire/endpoint.ts'

/** What the market says of the companies of a list. */
export type ListFigures = Output<typeof getMemberFigures>
