import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getPortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioChange, getPortfolioHistory } from '#contract/portfolio/history.ts'
import { getPortfolioHoldings } from '#contract/portfolio/holdings.ts'
import { getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { listPortfolioSources, type PortfolioSource } from '#contract/portfolio/sources.ts'
import { requestOf } from '../app/query.ts'
import { useScoreContext } from '../scoring/use-scores.ts'
import { usePortfolioAddress } from './address.ts'

/** Everything that can be looked at, and what is looked at when the address names nothing. */
export function useSources() {
  const { asOf } = useScoreContext()
  return useQuery(requestOf(listPortfolioSources, { query: { ...(asOf && { asOf }) } }))
}

/** The reader's own first, then the market's holdings; never an index or the market by itself. */
export function firstSource(sources: readonly PortfolioSource[]): string | undefined {
  const isOwn = ({ kind, positions }: PortfolioSource) =>
    positions > 0 && (kind === 'portfolio' || kind === 'holdings' || kind === 'watchlist')
  const own = sources.filter(isOwn)
  return (own.find(({ kind }) => kind === 'portfolio') ?? own.toSorted((a, b) => b.dates.length - a.dates.length)[0])
    ?.of
}

/** What the screen asks for, from its address and the context. */
export function usePortfolioQuery() {
  const [address] = usePortfolioAddress()
  const context = useScoreContext()
  const { data } = useSources()
  const of = address.of ?? (data && firstSource(data))
  const { benchmark, date, value, scopes, uncovered, estimates, aggregation, horizon, tscope, ref, score } = address
  const { flagged } = address
  const params = {
    benchmark,
    date,
    value,
    scope: scopes,
    uncovered,
    estimates,
    aggregation,
    horizon,
    tscope,
    ref,
    score,
    flagged,
    default: address.default,
  }
  const given = Object.fromEntries(Object.entries(params).filter(([, one]) => one !== undefined))
  return { of: of ?? '', query: { ...context, ...given, of: of ?? '' } }
}

export function useFigures() {
  const [{ trade, exclude, tilt, reach }] = usePortfolioAddress()
  const { of, query } = usePortfolioQuery()
  const adjustments = Object.entries({ trade, exclude, tilt, reach }).filter(([, one]) => one !== undefined)
  return useQuery({
    ...requestOf(getPortfolioFigures, { query: { ...query, ...Object.fromEntries(adjustments) } }),
    enabled: of !== '',
    placeholderData: keepPreviousData,
  })
}

/** What the table of holdings asks for, further columns included. */
export function useHoldingsQuery() {
  const [{ columns }] = usePortfolioAddress()
  const { query } = usePortfolioQuery()
  return { ...query, ...(columns && { columns }) }
}

export function useHoldings() {
  const { of } = usePortfolioQuery()
  const query = useHoldingsQuery()
  return useQuery({
    ...requestOf(getPortfolioHoldings, { query }),
    enabled: of !== '',
    placeholderData: keepPreviousData,
  })
}

export function useHistory() {
  const { of, query } = usePortfolioQuery()
  const { date: _, year: __, ...rest } = query as typeof query & { date?: string; year?: number }
  return useQuery({
    ...requestOf(getPortfolioHistory, { query: rest }),
    enabled: of !== '',
    placeholderData: keepPreviousData,
  })
}

/** Why it moved between two days; a past day may take a while to be read. */
export function useChange(from: string | undefined, to: string | undefined) {
  const { of, query } = usePortfolioQuery()
  const { date: _, year: __, ...rest } = query as typeof query & { date?: string; year?: number }
  return useQuery({
    ...requestOf(getPortfolioChange, { query: { ...rest, from: from ?? '', to: to ?? '' } }),
    enabled: of !== '' && from !== undefined && to !== undefined && from < to,
  })
}

export function useImpacts() {
  const { of, query } = usePortfolioQuery()
  const { year: _, ...rest } = query as typeof query & { year?: number }
  return useQuery({
    ...requestOf(getAdverseImpacts, { query: rest }),
    enabled: of !== '',
    placeholderData: keepPreviousData,
  })
}
