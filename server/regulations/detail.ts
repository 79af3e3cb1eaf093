import type { z } from 'zod'
import type { GapFigure, Regulation, RegulationIndicator } from '#contract/regulations/regulations.ts'
import { columnAt } from '#methodology/panel/panel.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { termsAskedBy } from '#server/catalogue/regulations.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { termName } from '#server/market/ratings/theme-reasons.ts'
import { isImported } from '#server/market/ratings/theme-terms.ts'
import { bindingOf, isComplete, reasonsOf, yearEndOf } from './companies.ts'
import { countGaps, countStates } from './counts.ts'
import { toHead } from './list.ts'
import type { NamedSet } from './market.ts'
import { countMarks, markOf } from './marks.ts'
import { inScope } from './scope.ts'
import { termSourcesOf } from './term-sources.ts'
import type { RegulationView } from './view.ts'

/** One regulation: its text, whom it binds, its dates, and how completely the companies in scope disclose what serves it. */
export async function toRegulation(view: RegulationView, set: NamedSet | null): Promise<Regulation> {
  const { regulation, asOf, listed, first } = view
  const { theme, stages, terms, indicators } = regulation
  const scope = inScope(view)
  const { indicators: _, ...head } = toHead(regulation, asOf, countStates(view, listed))
  return {
    ...head,
    day: asOf,
    listed: listed.length,
    asksJa: regulation.asks_ja,
    asksEn: regulation.asks_en,
    asks: { sourceJa: regulation.sourceJa, sourceEn: regulation.source, status: regulation.status },
    text: {
      nameJa: regulation.text_ja,
      nameEn: regulation.text_en,
      url: regulation.url,
      status: regulation.url_status,
    },
    rule: theme.rule,
    noteJa: theme.note_ja || null,
    noteEn: theme.note || null,
    sourceJa: theme.sourceJa,
    sourceEn: theme.source,
    markets: marketsOf(view),
    stages: stages.map((stage, at) => ({
      isNewScope: !stages.slice(0, at).some(({ condition }) => condition === stage.condition),
      ...{ from: stage.from, year: stage.year, isYearEnd: stage.counts_from === 'year_end' },
      ...{ whatJa: stage.what_ja, whatEn: stage.what_en, force: stage.force },
      ...{ sourceJa: stage.sourceJa, sourceEn: stage.source, status: stage.status },
      companies: stage.of === 'unknown' ? null : listed.filter((company) => first[company] === stage).length,
    })),
    terms: terms.map((term) => ({
      ...{ kind: term.kind, whatJa: term.what_ja, whatEn: term.what_en, force: term.force },
      ...{ firstYear: term.first_year, lastYear: term.last_year },
      ...{ sourceJa: term.sourceJa, sourceEn: term.source, status: term.status },
    })),
    undated: scope.filter((company) => first[company] === undefined).length,
    indicators: indicators.map((_, at) => toIndicator(view, at, set)),
    complete: indicators.length === 0 ? null : scope.filter((company) => isComplete(view, company)).length,
    withoutReport: scope.filter((company) => view.terms.years[company]! < 0).length,
    unheld: unheldTerms(view),
    set: set && (await describeSet(view, set)),
  }
}

function marketsOf(view: RegulationView): Regulation['markets'] {
  const groups = Map.groupBy(view.listed, (company) => view.facts.companies[company]!.market_code)
  return [...groups]
    .map(([market, companies]) => ({ market, companies, states: countStates(view, companies) }))
    .sort((a, b) => b.companies.length - a.companies.length)
    .map(({ market, states }) => ({ market, states }))
}

function toIndicator(view: RegulationView, at: number, set: NamedSet | null): RegulationIndicator {
  const { indicator, sourceJa, source, status } = view.regulation.indicators[at]!
  const gaps = view.gaps[at]!
  const only = set?.kind === 'company' ? set.companies[0]! : undefined
  return {
    ...{ code: indicator.code, nameJa: indicator.nameJa, nameEn: indicator.nameEn, unit: indicator.unit },
    boundary: indicator.boundary,
    // The catalogue notes paragraphs of the SSBJ standards alone.
    paragraphs: view.regulation.slug === 'ssbj' ? [...indicator.ssbjRefs] : [],
    ...{ sourceJa, sourceEn: source, status },
    inScope: countGaps(gaps, inScope(view)),
    market: countGaps(gaps, view.listed),
    set: set && countGaps(gaps, set.companies),
    marks: {
      inScope: countMarks(view, at, inScope(view)),
      market: countMarks(view, at, view.listed),
      set: set && countMarks(view, at, set.companies),
    },
    figure: only === undefined ? null : figureOf(view, at, only),
  }
}

/** A figure of one company as it stands in the market, whether it counts or waits for review. */
export function figureOf(view: RegulationView, at: number, company: number): z.infer<typeof GapFigure> {
  const { panel, terms, gaps, regulation } = view
  const { code, sameAs, boundary } = regulation.indicators[at]!.indicator
  const year = terms.years[company]!
  const indicator = indicatorPosition(panel, sameAs ?? code)
  const value = indicator === undefined || year < 0 ? Number.NaN : columnAt(panel, indicator, year).values[company]!
  return {
    state: gaps[at]![company]!,
    value: Number.isNaN(value) ? null : value,
    fiscalYear: panel.years[year] ?? null,
    boundary,
    ...(Number.isNaN(value) ? { assurance: null, standard: null } : markOf(view, at, company)),
  }
}

const indicatorCodes = () => new Set(readCatalogue().map(({ code }) => code))

/** What the rule asks and no company of the market has been told of. */
function unheldTerms({ regulation, ruleFacts }: RegulationView): Regulation['unheld'] {
  const codes = indicatorCodes()
  return [...termsAskedBy(regulation)]
    .filter((name) => isImported(name) && !codes.has(name) && !ruleFacts.terms.some((own) => own.has(name)))
    .map((term) => ({ term, ...termName(term) }))
}

async function describeSet(view: RegulationView, { companies, ...named }: NamedSet): Promise<Regulation['set']> {
  const only = named.kind === 'company' ? companies[0]! : undefined
  const sources = only === undefined ? new Map() : await termSourcesOf(view, termsAskedBy(view.regulation))
  return {
    ...named,
    companies: companies.length,
    states: countStates(view, companies),
    company:
      only === undefined
        ? null
        : {
            state: view.states[only]!,
            because: reasonsOf(view, only, sources),
            isListed: view.panel.companies[only]!.isListed,
            first: bindingOf(view, only),
            yearEnd: yearEndOf(view, only),
          },
  }
}
