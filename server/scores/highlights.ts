import type { getHighlights, Highlight } from '#contract/scores/peers.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { type Change, changeBetween } from '#methodology/figures/change.ts'
import { toMeasured } from '#methodology/figures/measured.ts'
import { highlightsOf, type Standing } from '#methodology/findings/highlights.ts'
import { disclosures, eligibleOf, tallyOf, toTally } from '#methodology/panel/disclosure-rate.ts'
import { boundaryAt, counts } from '#methodology/panel/panel.ts'
import type { Leaf } from '#methodology/scores/decomposition.ts'
import { median } from '#methodology/statistics/quantiles.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { leavesOf, toLeaf } from './decomposition.ts'
import { groupFigures } from './group-figures.ts'
import { rankedLeaf } from './ranked-leaf.ts'

interface Candidate {
  readonly standing: Standing
  readonly leaf: Leaf
}

/** The strengths and issues of the company in the view's year. */
export function highlightsIn(company: CompanySnapshot): Output<typeof getHighlights> {
  const { year, market } = company
  const { recipeName: recipe } = market
  // Of a company that disclosed nothing, nothing is a strength or an issue.
  if (year === null || !(company.coverage('sustainability_score', year) > 0)) {
    return { year: company.fiscalYear, strengths: [], issues: [], inAll: { strengths: 0, issues: 0 }, recipe }
  }
  const { leaves } = leavesOf(company, 'sustainability_score', year)
  const candidates = new Map(
    leaves.map((leaf) => [
      market.indicators[leaf.indicator]!.code,
      { leaf, standing: standingOf(company, leaf, year) },
    ]),
  )
  const { strengths, issues, inAll } = highlightsOf([...candidates.values()].map(({ standing }) => standing))
  const answer = (highlight: (typeof strengths)[number]) =>
    toHighlight(company, highlight, candidates.get(highlight.code)!)
  return { year: company.fiscalYear, strengths: strengths.map(answer), issues: issues.map(answer), inAll, recipe }
}

function standingOf(company: CompanySnapshot, leaf: Leaf, year: number): Standing {
  const { direction, code } = company.market.indicators[leaf.indicator]!
  const { value, state } = company.figure(leaf.indicator, year)
  // The worst value stands for a figure of a company whose size is not known.
  const isOwn = leaf.origin === 'disclosed' || leaf.origin === 'estimated'
  return {
    code,
    percentile: isOwn ? leaf.percentile : null,
    weight: leaf.share,
    value: isOwn ? value : null,
    unit: unitOf(code),
    direction,
    rank: isOwn ? toLeaf(company, leaf, year).rank : null,
    n: leaf.size,
    state: cellStates[state]!,
    peersDisclosing: disclosingShare(company.market, leaf, year),
    change: null,
  }
}

/** Of the companies it is ranked with that could have disclosed it, those that did; an estimate is the source's, not theirs. */
function disclosingShare(market: MarketSnapshot, { indicator, reference }: Leaf, year: number): number {
  const { groups, industries, order } = market.peers
  const { states } = market.column(market.indicators[indicator]!.position, year)
  const { from, to } = groups[reference]!
  const group = order.subarray(industries[from]!.start, industries[to - 1]!.end)
  const tally = toTally(tallyOf({ states: Uint8Array.from(group, (company) => states[company]!) }))
  const eligible = eligibleOf(tally)
  return eligible === 0 ? 0 : disclosures(tally) / eligible
}

function toHighlight(
  company: CompanySnapshot,
  { kind, code, facts }: ReturnType<typeof highlightsOf>['strengths'][number],
  { leaf }: Candidate,
): Highlight {
  const year = company.year!
  const { code: group, level } = company.market.peers.groups[leaf.reference]!
  const figures = groupFigures(company.market, { indicator: leaf.indicator, year, reference: leaf.reference })
  const { ranked, size, figureYear } = rankedLeaf(company, leaf, year)
  // The newest figure of a statute is compared with none: the year before may hold the same one.
  const before = year === 0 || figureYear !== undefined ? null : company.figure(leaf.indicator, year - 1)
  return {
    kind,
    indicator: code,
    category: leaf.category,
    share: leaf.share,
    contribution: facts.contribution,
    value: facts.value,
    ranked: facts.value === null ? null : ranked,
    size: size?.indicator ?? null,
    isEstimated: facts.isEstimated,
    rank: facts.rank,
    of: facts.n,
    band: facts.band,
    group: { code: group, level },
    median: median(figures.map(({ value }) => value)),
    peersDisclosing: facts.peersDisclosing,
    previous: before && counts(before.state) ? before.value : null,
    change: figureYear === undefined ? changeOf(company, leaf, year) : noChange,
  }
}

const noChange: Change = {
  kind: 'indeterminate',
  meaning: null,
  relative: null,
  isEstimated: false,
  reason: 'missing',
}

/** Against the year before; a column of the panel has one boundary and one unit. */
function changeOf(company: CompanySnapshot, { indicator }: Leaf, year: number): Change {
  const { market } = company
  const { position, direction, code } = market.indicators[indicator]!
  const boundary = boundaryAt(market.panel, position)
  const figure = (at: number) => {
    const { value, state } = company.figure(indicator, at)
    return { measured: toMeasured(cellStates[state]!, value), unit: unitOf(code), boundary, periodEnd: '' } // The panel has no days.
  }
  if (year === 0) return noChange
  return changeBetween(figure(year - 1), figure(year), direction)
}

const units = once(() => new Map(readCatalogue().map(({ code, unit }) => [code, unit])))
const unitOf = (code: string): string => units().get(code)!
