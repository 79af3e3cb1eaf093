import { counts } from '#methodology/panel/panel.ts'
import { levelIn } from '#methodology/targets/sentences/level.ts'
import type { Db } from '#server/db/database.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { listReadTargets } from '#server/market/read-targets.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import type { TargetAhead } from './target.ts'

interface LevelRequest {
  /** Its code. */
  readonly indicator: string
  /** Day by which it was known. */
  readonly day: string
  /** Fiscal year of the last figure. */
  readonly last: number
}

/** Indicators whose figure is the year by which another is to stand at a level. */
const years = [{ year: 'E-EN-015', of: 'E-EN-004', level: 100 }] as const

/** The nearest level that the company means an indicator to reach and that is still ahead, the lowest of its year; null without one. */
export async function heldLevel(
  db: Db,
  company: CompanySnapshot,
  { indicator, day, last }: LevelRequest,
): Promise<TargetAhead | null> {
  const { market, position } = company
  const rows = await listReadTargets(db, [market.panel.companies[position]!.id], day)
  const levels = rows.flatMap((row) => {
    const level = row.state === 'accepted' ? levelIn(row) : null
    return level?.indicator === indicator ? [level] : []
  })
  const ahead = [...levels, ...levelsByYear(company, indicator)]
    .filter(({ year }) => year > last)
    .sort((a, b) => a.year - b.year || a.value - b.value)
  const [first] = ahead
  if (!first) return null
  const other = ahead.find(({ year, value }) => year === first.year && value !== first.value)
  return { year: first.year, value: first.value, other: other?.value ?? null }
}

/** By the newest figure of each. */
function levelsByYear({ market, position }: CompanySnapshot, indicator: string) {
  return years.flatMap(({ year: code, of, level }) => {
    const at = indicatorPosition(market.panel, code)
    if (of !== indicator || at === undefined) return []
    const figures = [...market.panel.years.keys()].map((year) => market.figure(at, year, position))
    const newest = figures.findLast(({ state }) => counts(state))
    return newest && Number.isInteger(newest.value) ? [{ year: newest.value, value: level }] : []
  })
}
