import type { UnlikeMonths } from '#contract/market/unlike-periods.ts'
import type { Score } from '#contract/scores/score.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import type { PeerDisplay } from '#methodology/scores/displays.ts'
import {
  badgeOf,
  categories,
  type ScoreKey,
  scoreKeys,
  type Total,
  totalKeys,
  totals,
} from '#methodology/scores/hierarchy.ts'
import { origins } from '#methodology/scores/ranks/ranks.ts'
import { quantile } from '#methodology/statistics/quantiles.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { unlikeReports } from '#server/market/facts/period-months.ts'
import { hasReadReport } from '#server/market/panel/unread-reports.ts'
import { inferenceNames } from '#server/market/scores/imputation.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { isComparedWithYearBefore } from '#server/market/snapshot/year-steps.ts'
import { restOf } from './missing/rest.ts'
import { heldReason } from './missing/unscored.ts'
import { listNames } from './names.ts'

/** All scores of the company in the view's year. */
export async function companyScores(db: Db, company: CompanySnapshot, caller: Caller): Promise<CompanyScores> {
  const { market, year, industry } = company
  const { peers, sizes } = market
  const { companies, years } = market.panel
  const names = await listNames(
    db,
    Array.from(company.leaders, (leader) => companies[leader]!.id),
  )
  const { fiscalYear } = company
  const id = companies[company.position]!.id
  const isReportRead = fiscalYear !== null && (await hasReadReport(db, id, fiscalYear))
  const unlike = await unlikeReports(db, market)
  const months = fiscalYear === null ? undefined : unlike(id, { after: fiscalYear, before: fiscalYear - 1 })
  return {
    year: fiscalYear,
    years: company.years.map((position) => years[position]!),
    reported: company.reported.map((position) => years[position]!),
    peers: {
      basis: peers.basis,
      code: peers.industries[industry]!.code,
      level: peers.groups[peers.industries[industry]!.chain[0]!]!.level,
      companies: year === null ? 0 : company.peerScores('sustainability_score', year).sorted.length,
    },
    average: {
      by: sizes.by,
      day: sizes.day,
      companies: Array.from(company.leaders, (leader) => ({
        ...names.get(companies[leader]!.id)!,
        value: year === null ? null : company.score('sustainability_score', year, leader),
      })),
    },
    scores: year === null ? [] : scoreKeys.map((key) => scoreOf(company, { key, year, isReportRead, months })),
    policies: await policiesOf(company, caller),
    origins: countOrigins(company),
    rest: year === null || !market.hasIndicators ? null : restOf(company, year),
    ...relianceOf(company),
    recipe: market.recipeName,
  }
}

function relianceOf({ market, year }: CompanySnapshot): Pick<CompanyScores, 'reliance'> {
  const { reliance, method } = market
  if (!reliance || method.leastReliability === null || year === null) return {}
  const totals = Object.fromEntries(totalKeys.map((key) => [key, reliance.reliability(key, year)]))
  return { reliance: { least: method.leastReliability, totals: totals as Record<Total, number | null> } }
}

interface ScorePlace {
  readonly key: ScoreKey
  readonly year: number
  /** The annual report of the year is here: what it leaves out, another copy of it does not fill. */
  readonly isReportRead: boolean
  /** Where the year and the one before are not equally long. */
  readonly months: UnlikeMonths | undefined
}

function scoreOf(company: CompanySnapshot, place: ScorePlace): Score {
  const { key, year, months } = place

  const peers = company.peerScores(key, year).sorted
  const standing = company.standing(key, year)
  const interval = company.interval(key, year)
  const isCompared = isComparedWithYearBefore(company.market, key, company.position, year)
  const figures = {
    value: company.score(key, year),
    average: company.average(key, year),
    lower: quantile(peers, 0.2),
    upper: quantile(peers, 0.8),
    best: peers.at(-1) ?? null,
    previous: isCompared ? company.score(key, year - 1) : null,
  }
  // What was shown last year was shown among last year's peers.
  const readingOf = (display: PeerDisplay) => {
    const read = (figure: number | null, of = year) => company.displayed(figure, display, { key, year: of })
    const { value, average, lower, upper, best, previous } = figures
    return {
      value: read(value),
      average: read(average),
      lower: read(lower),
      upper: read(upper),
      best: read(best),
      previous: read(previous, year - 1),
    }
  }
  return {
    key,
    badge: badgeOf(key),
    coverage: company.coverage(key, year),
    known: company.known(key, year),
    fillable: company.score(key, year) === null ? fillableOf(company, place) : null,
    rank: standing && { rank: standing.rank, of: standing.of },
    ...(interval && { interval }),
    band: standing?.band ?? null,
    standing: standing?.standing ?? null,
    weight: weightOf(company, key, year),
    ...figures,
    previousRank: isCompared ? company.rank(key, year - 1) : null,
    ...(months && figures.previous !== null && { months: [...months] }),
    displays: { percentile: readingOf('percentile'), deviation: readingOf('deviation') },
  }
}

/** What files would fill, by what the catalogue says of each indicator, and what is here and not ranked. */
function fillableOf(company: CompanySnapshot, { key, year, isReportRead }: ScorePlace): Score['fillable'] {
  const { market, position } = company
  const undisclosed = market.undisclosed(key, year, position)
  if (!undisclosed) return null
  const names = namesByCode()
  const heldIndicators = undisclosed.flatMap((indicator) => {
    const { code } = market.indicators[indicator]!
    const reason = heldReason(company, code, year)
    return reason === null ? [] : [{ indicator: code, ...names.get(code)!, reason }]
  })
  const absent = undisclosed.filter((at) =>
    heldIndicators.every(({ indicator }) => indicator !== market.indicators[at]!.code),
  )
  const inReport = absent.filter((indicator) => isInAnnualReports(market.indicators[indicator]!.code))
  const annualReport = isReportRead ? 0 : inReport.length
  return { annualReport, template: absent.length - annualReport, held: heldIndicators }
}

const namesByCode = once(() => new Map(readCatalogue().map(({ code, nameJa, nameEn }) => [code, { nameJa, nameEn }])))

const inAnnualReports = once(
  () => new Set(readCatalogue().flatMap(({ code, elements }) => (elements.length > 0 ? [code] : []))),
)
const isInAnnualReports = (code: string) => inAnnualReports().has(code)

/** Share of the whole: a category's own, a pillar's from its categories; null for what has no score this year, and for scores beside the whole. */
function weightOf(company: CompanySnapshot, key: ScoreKey, year: number): number | null {
  if (company.market.own) return ownShareOf(company, key, year)
  const materiality = company.market.weightsOf(company.industry)
  const weights = (list: readonly ScoreKey[]) =>
    list.reduce((sum, category) => {
      const weight = materiality[categories.indexOf(category as never)]!
      return company.score(category, year) === null ? sum : sum + weight
    }, 0)
  const whole = weights(categories)
  const own =
    key in totals ? totals[key as keyof typeof totals] : (categories as readonly string[]).includes(key) ? [key] : null
  const weight = own === null ? 0 : weights(own)
  return weight === 0 ? null : weight / whole
}

/** The same under weights of one's own, where a category weighs what its indicators weigh that have a percentile. */
function ownShareOf({ market, position }: CompanySnapshot, key: ScoreKey, year: number): number | null {
  const members: readonly string[] = key in totals ? totals[key as keyof typeof totals] : [key]
  const { leaves } = market.decompose('sustainability_score', { year, company: position })
  const share = leaves.reduce((sum, leaf) => (members.includes(leaf.category) ? sum + leaf.share : sum), 0)
  return share === 0 ? null : Math.min(1, share)
}

async function policiesOf(company: CompanySnapshot, caller: Caller): Promise<CompanyScores['policies']> {
  if (!company.market.hasIndicators) return []
  return Promise.all(
    inferenceNames.map(async (inference) => {
      const { year, market } = company
      const none = { value: null, rank: null, displays: { percentile: null, deviation: null } }
      if (year === null) return { inference, isReady: true, ...none }
      const other = inference === market.inference ? market : await market.under(inference, caller)
      if (!other) return { inference, isReady: false, ...none }
      const key = 'sustainability_score'
      const value = other.score(key, year, company.position)
      const read = (display: PeerDisplay) => other.displayed(value, display, { key, year, company: company.position })
      return {
        inference,
        isReady: true,
        value,
        rank: other.rank(key, year, company.position),
        displays: { percentile: read('percentile'), deviation: read('deviation') },
      }
    }),
  )
}

function countOrigins({ market, year, position }: CompanySnapshot): CompanyScores['origins'] {
  const counts = { disclosed: 0, estimated: 0, inferred: 0, 'worst-value': 0, 'not-scored': 0 }
  if (year === null || !market.hasIndicators) return counts
  const place = market.peers.placeOf[position]!
  for (const indicator of market.indicators.keys()) {
    const origin = origins[market.origin(indicator, year, place)]!
    counts[origin === 'none' ? 'not-scored' : origin]++
  }
  return counts
}
