import type { getHighlights, Highlight } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type Change, changeBetween } from '#methodology/figures/change.ts'
import { toMeasured } from '#methodology/figures/measured.ts'
import { highlightsOf, type Standing } from '#methodology/findings/highlights.ts'
import { cellStates, columnAt, counts, stateCode } from '#methodology/panel/panel.ts'
import type { Leaf } from '#methodology/scores/decomposition.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { leavesOf, toLeaf } from './decomposition.ts'
import { groupFigures } from './group-figures.ts'
import type { ScoreView } from './view.ts'

interface Seen {
  readonly standing: Standing
  readonly leaf: Leaf
}

/** The strengths and issues of the company in the view's year. */
export function highlightsIn(view: ScoreView): Output<typeof getHighlights> {
  const { year, company, recipe } = view
  if (year === null) return { year: null, strengths: [], issues: [], recipe }
  const { leaves } = leavesOf(view, 'sustainability_score', { year, company })
  const seen = new Map(
    leaves.map((leaf) => [
      view.book.indicators[leaf.indicator]!.code,
      { leaf, standing: standingOf(view, leaf, year) },
    ]),
  )
  const { strengths, issues } = highlightsOf([...seen.values()].map(({ standing }) => standing))
  const told = (highlight: (typeof strengths)[number]) => toHighlight(view, highlight, seen.get(highlight.code)!)
  return { year: view.fiscalYear, strengths: strengths.map(told), issues: issues.map(told), recipe }
}

function standingOf(view: ScoreView, leaf: Leaf, year: number): Standing {
  const { direction, code } = view.book.indicators[leaf.indicator]!
  const { value, state } = view.figure(leaf.indicator, year)
  const isOwn = counts(state)
  return {
    code,
    percentile: isOwn ? leaf.percentile : null,
    weight: leaf.share,
    value: isOwn ? value : null,
    unit: unitOf(code),
    direction,
    rank: isOwn ? toLeaf(view, leaf, year).rank : null,
    n: leaf.size,
    state: cellStates[state]!,
    peersDisclosing: disclosing(view, leaf, year),
    change: null,
  }
}

/** Of the companies it is ranked with that reported that year, those with a figure. */
function disclosing({ book }: ScoreView, { indicator, reference }: Leaf, year: number): number {
  const { groups, industries, order } = book.peers
  const { states } = columnAt(book.panel, book.indicators[indicator]!.position, year)
  const { from, to } = groups[reference]!
  let [held, silent] = [0, 0]
  for (const company of order.subarray(industries[from]!.start, industries[to - 1]!.end)) {
    if (counts(states[company]!)) held++
    else if (states[company] === stateCode['not-disclosed']) silent++
  }
  return held + silent === 0 ? 0 : held / (held + silent)
}

function toHighlight(
  view: ScoreView,
  { kind, code, facts }: ReturnType<typeof highlightsOf>['strengths'][number],
  { leaf }: Seen,
): Highlight {
  const year = view.year!
  const { code: group, level } = view.book.peers.groups[leaf.reference]!
  const figures = groupFigures(view, { indicator: leaf.indicator, year, reference: leaf.reference })
  const before = year === 0 ? null : view.figure(leaf.indicator, year - 1)
  return {
    kind,
    indicator: code,
    category: leaf.category,
    share: leaf.share,
    contribution: facts.contribution,
    value: facts.value,
    isEstimated: facts.isEstimated,
    rank: facts.rank,
    of: facts.n,
    band: facts.band,
    group: { code: group, level },
    median: medianOf(figures.map(({ value }) => value)),
    peersDisclosing: facts.peersDisclosing,
    previous: before && counts(before.state) ? before.value : null,
    change: changeOf(view, leaf, year),
  }
}

/** Against the year before; a column of the panel has one boundary and one unit. */
function changeOf(view: ScoreView, { indicator }: Leaf, year: number): Change {
  const { position, direction, code } = view.book.indicators[indicator]!
  const { boundary } = view.book.panel.indicators[position]!
  const figure = (at: number) => {
    const { value, state } = view.figure(indicator, at)
    return { measured: toMeasured(cellStates[state]!, value), unit: unitOf(code), boundary, periodEnd: '' } // The panel has no days.
  }
  if (year === 0) return { kind: 'indeterminate', meaning: null, relative: null, isEstimated: false, reason: 'missing' }
  return changeBetween(figure(year - 1), figure(year), direction)
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return sorted.length === 0 ? null : (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}

let units: ReadonlyMap<string, string> | undefined
function unitOf(code: string): string {
  units ??= new Map(readCatalogue().map(({ code: own, unit }) => [own, unit]))
  return units.get(code)!
}
