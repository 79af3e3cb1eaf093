import type { getIndicatorSeries } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { columnAt, counts, spreadOf, stateCode } from '#methodology/panel/panel.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Book } from '#server/market/scores/score-engine.ts'

/** Fewest figures that have a middle worth showing. */
const fewest = 3
const longest = 10

interface Asked {
  readonly indicator: string
  readonly companyId: number
  readonly toYear: number | undefined
}

/** One indicator through the years, the company among its industry. */
export function seriesOf(book: Book, { indicator, companyId, toYear }: Asked): Output<typeof getIndicatorSeries> {
  const { panel, peers, leaders } = book
  const company = panel.companies.findIndex(({ id }) => id === companyId)
  if (company === -1) throw new Refusal('company.not-found')
  const position = panel.indicators.findIndex(({ code }) => code === indicator)
  if (position === -1) throw new Refusal('indicator.not-found')
  const industry = peers.industryOf[company]!
  const isPeer = (other: number) => peers.industryOf[other] === industry
  const upTo = panel.years.filter((year) => toYear === undefined || year <= toYear).length
  const years = [...panel.years.keys()].slice(Math.max(0, upTo - longest), upTo)
  const columns = years.map((year) => columnAt(panel, position, year))
  return {
    years: years.map((year) => panel.years[year]!),
    own: columns.map(({ values, states }) =>
      counts(states[company]!)
        ? { value: values[company]!, isEstimated: states[company] === stateCode.estimated }
        : null,
    ),
    industry: columns.map((column) => {
      const { n, lowerQuartile, median, upperQuartile } = spreadOf(column, isPeer)
      if (n < fewest) return null
      const held = [...leaders[industry]!].filter((leader) => counts(column.states[leader]!))
      const sum = held.reduce((total, leader) => total + column.values[leader]!, 0)
      return {
        figures: n,
        lowerQuartile: lowerQuartile!,
        median: median!,
        upperQuartile: upperQuartile!,
        average: held.length === 0 ? null : sum / held.length,
      }
    }),
    group: peers.industries[industry]!.code,
  }
}
