import type { getCustomRanges } from '#contract/scores/custom-ranges.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import { draws } from '#methodology/scores/custom/factors.ts'
import { quantiles, type Ranges } from '#methodology/scores/custom/ranges.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'
import { openCustom, placesOf } from './open.ts'

type Body = Input<typeof getCustomRanges>['body']
type Answer = Output<typeof getCustomRanges>

/** How firm the ranks under somebody's own weights are. */
export async function customRanges(deps: Omit<MarketDeps, 'db'>, body: Body): Promise<Answer> {
  const { snapshot, matrix, ranks, year, recipe } = await openCustom(deps, body)
  const requestedPlaces = body.companyIds && placesOf(snapshot, body.companyIds)
  const seed = seedOf(snapshot)
  const base = { draws, seed, weights: recipe.weights, recipe }
  if (year === null) return { year, total: 0, companies: [], indicators: [], ...base }
  const ranges = await snapshot.whatIf.ranges({ matrix, ranks, year, seed }, `${recipe.hash} ${year}`, deps.caller)
  const positions = requestedPlaces
    ? requestedPlaces.map((place) => ranges.places.indexOf(place))
    : pageOf(ranges, body)
  return {
    year: snapshot.panel.years[year]!,
    total: ranges.places.length,
    companies: positions.map((at, index) => ({
      id: idAt(snapshot, requestedPlaces?.[index] ?? ranges.places[at]!),
      rank: ranges.own[at] ?? null,
      moved: at === -1 ? null : { best: ranges.best[at]!, worst: ranges.worst[at]! },
      drawn: at === -1 ? null : drawnAt(ranges, at),
    })),
    indicators: effectsOf(snapshot, matrix, ranges),
    ...base,
  }
}

/**
 * The recipe without the weights and the figures: whatever is weighed is tried with the same factors, so that two weightings, or two
 * days, differ by what they are and not by chance.
 */
function seedOf({ recipe }: MarketSnapshot): string {
  const { vintage: _, weights: __, ...rest } = recipe
  return hashOf({ ...rest, method: 'custom' })
}

const idAt = ({ panel, peers }: MarketSnapshot, place: number) => panel.companies[peers.order[place]!]!.id

/** Positions among the ranked, by rank. */
function pageOf({ own }: Ranges, { page, perPage }: Body): number[] {
  const ordered = Array.from(own.keys()).sort((a, b) => own[a]! - own[b]! || a - b)
  return ordered.slice((page - 1) * perPage, page * perPage)
}

function drawnAt({ drawn }: Ranges, at: number) {
  const [min, p5, p25, p50, p75, p95, max] = drawn.subarray(at * quantiles.length, (at + 1) * quantiles.length)
  return { min: min!, p5: p5!, p25: p25!, p50: p50!, p75: p75!, p95: p95!, max: max! }
}

function effectsOf(
  { weighable: indicators, peers }: MarketSnapshot,
  matrix: Float64Array,
  ranges: Ranges,
): Answer['indicators'] {
  const isWeighed = (indicator: number) =>
    peers.industries.some((_, industry) => matrix[industry * indicators.length + indicator]! > 0)
  return indicators.flatMap(({ code }, indicator) => {
    if (!isWeighed(indicator)) return []
    const companies = ranges.weighed[indicator]!
    const disclosed = companies === 0 ? null : ranges.disclosed[indicator]! / companies
    return [{ indicator: code, changed: ranges.changed[indicator]!, companies, disclosed }]
  })
}
