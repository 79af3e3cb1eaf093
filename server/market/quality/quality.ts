import { sql } from 'kysely'
import type { DoubtReason } from '#methodology/doubts/suspicion.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { columnAt } from '#methodology/panel/panel.ts'
import type { Db } from '#server/db/database.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import type { Market } from '../market.ts'
import type { MarketSnapshot } from '../snapshot/market-snapshot.ts'

/** How much of one indicator a market knows of one fiscal year, in companies. */
export interface IndicatorYear {
  readonly indicator: string
  readonly year: number
  /** With any document of the year. */
  readonly companies: number
  /** With a figure that counts, on the boundary on which the indicator is ranked. */
  readonly disclosed: number
  /** Of them, those whose source estimated it. */
  readonly estimated: number
  /** With a figure that looks like an error and stays out; all boundaries and parts. */
  readonly doubted: number
  /** Figures that a person has decided on; all boundaries and parts. */
  readonly decided: number
}

/** Scores of the whole in one fiscal year, under the rule that is used unless another is asked for. */
export interface ScoredYear {
  readonly year: number
  readonly companies: number
  readonly scored: number
  /** Middle share of the weight that rests on disclosed figures, of companies with a report, 0 to 1; null without any. */
  readonly coverage: number | null
}

export interface DoubtfulFigure {
  readonly id: number
  readonly securityCode: string | null
  readonly nameJa: string
  readonly nameEn: string | null
  readonly indicator: string
  readonly year: number
  readonly filed: number
  readonly reference: number | null
  readonly reason: DoubtReason
}

export interface MarketQuality {
  /** By indicator in the order of the catalogue, then year; without rows in which nobody has anything. */
  readonly indicators: readonly IndicatorYear[]
  readonly scores: readonly ScoredYear[]
  readonly reasons: readonly { readonly reason: DoubtReason; readonly open: number; readonly decided: number }[]
  /** The open cases that are furthest from what they are compared with, furthest first. */
  readonly doubtful: readonly DoubtfulFigure[]
}

/** How many of the most doubtful figures are told. */
const max = 20

/** What a market knows, doubts and scores, by indicator and year. */
export async function marketQuality(db: Db, market: Market, today: string): Promise<MarketQuality> {
  const snapshot = await market.snapshot({ today }, ownCaller)
  const cases = await countCases(db)
  return {
    indicators: indicatorYears(snapshot, cases),
    scores: [...snapshot.panel.years.keys()].map((year) => scoredYear(snapshot, year)),
    reasons: await countReasons(db),
    doubtful: await listDoubtful(db),
  }
}

type Cases = ReadonlyMap<string, { readonly doubted: number; readonly decided: number }>

async function countCases(db: Db): Promise<Cases> {
  const { rows } = await sql<{ code: string; year: number; doubted: number; decided: number }>`
    select code, fiscal_year as year,
           count(distinct company_id) filter (where upper_inf(doubted) and decision is null or decision = 'excluded') as doubted,
           count(*) filter (where decision is not null) as decided
    from review join indicator on indicator.id = indicator_id group by 1, 2`.execute(db)
  return new Map(rows.map(({ code, year, doubted, decided }) => [`${code} ${year}`, { doubted, decided }]))
}

function indicatorYears({ panel }: MarketSnapshot, cases: Cases): IndicatorYear[] {
  const rows: IndicatorYear[] = []
  for (const [i, { code: indicator }] of panel.indicators.entries()) {
    for (const [y, year] of panel.years.entries()) {
      const counts = new Uint32Array(Object.keys(stateCode).length)
      for (const state of columnAt(panel, i, y).states) counts[state]!++
      const estimated = counts[stateCode.estimated]!
      const disclosed = counts[stateCode.disclosed]! + counts[stateCode['read-from-text']]! + estimated
      const { doubted, decided } = cases.get(`${indicator} ${year}`) ?? { doubted: 0, decided: 0 }
      if (disclosed + doubted + decided === 0) continue
      const companies = panel.companies.length - counts[stateCode['no-report']]!
      rows.push({ indicator, year, companies, disclosed, estimated, doubted, decided })
    }
  }
  return rows
}

function scoredYear(snapshot: MarketSnapshot, year: number): ScoredYear {
  const absent = snapshot.absent(year)
  const coverages = snapshot.coverages('sustainability_score', year).filter((_, place) => absent[place] === 0)
  const scores = snapshot.scores('sustainability_score', year)
  return {
    year: snapshot.panel.years[year]!,
    companies: coverages.length,
    scored: scores.reduce((count, score) => (Number.isNaN(score) ? count : count + 1), 0),
    coverage: coverages.length === 0 ? null : (coverages.toSorted()[coverages.length >> 1] ?? null),
  }
}

async function countReasons(db: Db): Promise<MarketQuality['reasons']> {
  const { rows } = await sql<MarketQuality['reasons'][number]>`
    select reason, count(*) filter (where decision is null and upper_inf(doubted)) as open,
           count(*) filter (where decision is not null) as decided
    from review group by reason order by 2 desc, 1`.execute(db)
  return rows
}

/** What cannot be at all comes before what is far from its reference. */
async function listDoubtful(db: Db): Promise<DoubtfulFigure[]> {
  const { rows } = await sql<DoubtfulFigure>`
    select review.id, security_code as "securityCode", name_ja as "nameJa", name_en as "nameEn", code as indicator,
           fiscal_year as year, filed, reference, reason
    from review join company on company.id = company_id join indicator on indicator.id = indicator_id
    where decision is null and upper_inf(doubted)
    order by reason = 'impossible' desc, filed = 0 or reference = 0 or filed * reference < 0 desc,
             abs(ln(abs(nullif(filed, 0)) / abs(nullif(reference, 0)))) desc nulls last, review.id
    limit ${max}`.execute(db)
  return rows
}
