import type { CompanyScores, Score } from '#contract/scores/scores.ts'
import { quantile } from '#methodology/panel/panel.ts'
import { badgeOf, categories, type ScoreKey, scoreKeys, totals } from '#methodology/scores/hierarchy.ts'
import { type RankBand, rankBand } from '#methodology/scores/rank-bands.ts'
import { origins } from '#methodology/scores/ranks.ts'
import type { Db } from '#server/db/database.ts'
import { inferenceNames } from '#server/market/scores/imputation.ts'
import { listNames } from './names.ts'
import { otherInference, type ScoreView } from './view.ts'

/** All scores of the company in the view's year. */
export async function companyScores(db: Db, view: ScoreView): Promise<CompanyScores> {
  const { book, year, industry } = view
  const { companies, years } = book.panel
  const names = await listNames(
    db,
    [...view.leaders].map((company) => companies[company]!.id),
  )
  return {
    year: view.fiscalYear,
    years: view.years.map((position) => years[position]!),
    peers: {
      basis: book.peers.basis,
      code: book.peers.industries[industry]!.code,
      level: book.peers.groups[book.peers.industries[industry]!.chain[0]!]!.level,
      companies: year === null ? 0 : view.peers('sustainability_score', year).length,
    },
    average: {
      by: book.sizes.by,
      day: book.sizes.day,
      companies: [...view.leaders].map((company) => ({
        ...names.get(companies[company]!.id)!,
        value: year === null ? null : view.value('sustainability_score', year, company),
      })),
    },
    scores: year === null ? [] : scoreKeys.map((key) => scoreOf(view, key, year)),
    policies: await policiesOf(view),
    origins: countOrigins(view),
    recipe: view.recipe,
  }
}

function scoreOf(view: ScoreView, key: ScoreKey, year: number): Score {
  const peers = view.peers(key, year)
  const rank = view.rank(key, year)
  const band = rank && rankBand(rank.rank, rank.of)
  const hasPrevious = year > 0
  return {
    key,
    badge: badgeOf(key),
    value: view.value(key, year),
    coverage: view.coverage(key, year),
    rank,
    band,
    standing: band && standingOf(band),
    weight: weightOf(view, key, year),
    average: view.average(key, year),
    lower: quantile(peers, 0.2),
    upper: quantile(peers, 0.8),
    best: peers.at(-1) ?? null,
    previous: hasPrevious ? view.value(key, year - 1) : null,
    previousRank: hasPrevious ? view.rank(key, year - 1) : null,
  }
}

function standingOf(band: RankBand): NonNullable<Score['standing']> {
  if (band === 'top-20' || band === 'top-40') return 'strength'
  return band === 'top-60' ? 'average' : 'issue'
}

/** Share of the whole: a category's own, a pillar's from its categories; only what has a score this year. */
function weightOf(view: ScoreView, key: ScoreKey, year: number): number | null {
  const weights = (list: readonly ScoreKey[]) =>
    list.reduce((sum, category) => {
      const weight = view.book.weights[view.industry * categories.length + categories.indexOf(category as never)]!
      return view.value(category, year) === null ? sum : sum + weight
    }, 0)
  const whole = weights(categories)
  const own =
    key in totals ? totals[key as keyof typeof totals] : (categories as readonly string[]).includes(key) ? [key] : null
  return own === null || whole === 0 ? null : weights(own) / whole
}

async function policiesOf(view: ScoreView): Promise<CompanyScores['policies']> {
  return Promise.all(
    inferenceNames.map(async (inference) => {
      const { year } = view
      if (year === null) return { inference, isReady: true, value: null, rank: null }
      const other = inference === view.query.inference ? view : await otherInference(view, inference)
      if (!other) return { inference, isReady: false, value: null, rank: null }
      return {
        inference,
        isReady: true,
        value: other.value('sustainability_score', year),
        rank: other.rank('sustainability_score', year),
      }
    }),
  )
}

function countOrigins({ book, ranks, year, place }: ScoreView): CompanyScores['origins'] {
  const counts = { disclosed: 0, estimated: 0, inferred: 0, 'worst-value': 0, 'not-scored': 0 }
  if (year === null) return counts
  const { years, companies } = book.panel
  for (const indicator of book.indicators.keys()) {
    const origin = origins[ranks.origins[(indicator * years.length + year) * companies.length + place]!]!
    counts[origin === 'none' ? 'not-scored' : origin]++
  }
  return counts
}
