import { useQuery } from '@tanstack/react-query'
import { getMarket } from '#contract/market/market.ts'
import { language } from '../../i18n/language.ts'
import { config } from '../config.ts'
import { requestOf } from '../query.ts'

export interface Attribution {
  readonly publisher: string
  readonly text: string
}

/** The sentences that the sources of a real market demand beside their figures, in the reader's language; none of an invented one. */
export function useAttributions(): readonly Attribution[] {
  const isReal = config().market === 'real'
  const { data } = useQuery({ ...requestOf(getMarket, {}), enabled: isReal })
  return isReal
    ? (data?.attributions ?? []).map(({ publisher, ja, en }) => ({ publisher, text: language() === 'ja' ? ja : en }))
    : []
}

/** What is due beside a figure of a document; none where its publisher demands nothing. */
export const attributionOf = (attributions: readonly Attribution[], publisher: string | undefined) =>
  attributions.find((one) => one.publisher === publisher)?.text
