import type { ScenarioSite, ScenarioSites, SiteRow } from '#contract/scenario/sites.ts'
import { expectedDamage } from '#methodology/scenario/physical-damage.ts'
import { allRegions } from '#server/catalogue/regions.ts'
import { type floodWorlds, readFloodDamage, readFloodFrequency } from '#server/catalogue/scenario.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The caller's sites in the order of their file, with what floods cost them. */
export async function sitesOf(db: Db, accountId: number): Promise<ScenarioSites> {
  const rows = await db
    .selectFrom('scenario_site')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  const sites = rows.map(({ account_id: _, position: __, daily_sales: dailySales, ...site }) =>
    withDamage({ ...site, dailySales }),
  )
  const total = (world: (typeof floodWorlds)[number]) => sites.reduce((sum, { damage }) => sum + damage[world].total, 0)
  return {
    sites,
    totals: { today: total('today'), '2C': total('2C'), '4C': total('4C') },
    depths: [...readFloodDamage()],
    worlds: [...readFloodFrequency()],
  }
}

function withDamage(site: ScenarioSite): ScenarioSites['sites'][number] {
  const damage = readFloodDamage().find(({ depth }) => depth === site.depth)!
  const of = (world: (typeof floodWorlds)[number]) => {
    const { multiplier } = readFloodFrequency().find((row) => row.world === world)!
    return expectedDamage(site, damage, multiplier)
  }
  const region = site.prefecture === null ? undefined : allRegions().find(({ code }) => code === site.prefecture)
  const names = { prefectureJa: region?.nameJa ?? null, prefectureEn: region?.nameEn ?? null }
  return { ...site, ...names, damage: { today: of('today'), '2C': of('2C'), '4C': of('4C') } }
}

/** Rows at once in one statement. */
const concurrency = 500

/** Keep the sites that could be read, in the place of those before. */
export async function saveSites(tx: Db, accountId: number, rows: readonly SiteRow[]): Promise<number> {
  const sites = rows.flatMap(({ site }) => site ?? [])
  if (sites.length === 0) throw new Refusal('scenario.no-lines')
  await holdAccount(tx, accountId)
  await clearSites(tx, accountId)
  const values = sites.map(({ dailySales, ...site }, at) => {
    return { ...site, account_id: accountId, position: at + 1, daily_sales: dailySales }
  })
  for (let at = 0; at < values.length; at += concurrency) {
    await tx
      .insertInto('scenario_site')
      .values(values.slice(at, at + concurrency))
      .execute()
  }
  return sites.length
}

export async function clearSites(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('scenario_site').where('account_id', '=', accountId).execute()
}
