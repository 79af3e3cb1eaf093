import type { FastifyInstance } from 'fastify'
import { getIndustryOverview, listIndustries, listIndustryCompanies } from '#contract/industries/industries.ts'
import { getIndustry, listIndustryMembers } from '#contract/industries/industry.ts'
import { getKnownGroup } from '#contract/industries/known-group.ts'
import { getClassificationStandard, listClassifications } from '#contract/market/classifications.ts'
import { readGics, readMarketSegments, readTse17, readTse33 } from '#server/catalogue/classifications.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { basesIn } from '#server/market/panel/bases.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { companiesOf } from './companies.ts'
import { openGroup, openUnscoredGroup } from './group.ts'
import { industryOf } from './industry.ts'
import { knownGroupOf } from './known-group.ts'
import { membersOf } from './members.ts'
import { overviewOf } from './overview.ts'
import { standardOf } from './standard.ts'
import { industriesOf } from './summary.ts'

export function industryRoutes(app: FastifyInstance, deps: Deps): void {
  // Where a code stands in both, the newer name counts.
  const gics = new Map(
    readGics()
      .sort((a, b) => Number(a.basis) - Number(b.basis))
      .map(({ code, name_ja: nameJa, name_en: nameEn }) => [code, { code, nameJa, nameEn }]),
  )
  const names = { tse33: readTse33(), tse17: readTse17(), gics: [...gics.values()], markets: readMarketSegments() }
  serve(app, listClassifications, async () => {
    const panel = await deps.market.current()
    const segments = new Set(panel.companies.flatMap(({ isListed, market }) => (isListed && market) || []))
    return { ...names, bases: [...basesIn(panel)], segments: [...segments].sort() }
  })

  serve(app, getClassificationStandard, async () => standardOf((await deps.market.current()).companies))

  serve(app, listIndustries, async ({ query }, request) =>
    industriesOf(await openSnapshot(forCaller(deps, request), query)),
  )

  serve(app, getIndustry, async ({ params: { industryId }, query }, request) => {
    const { market, group } = await openGroup(forCaller(deps, request), industryId, query)
    return industryOf(deps.db, { market, group })
  })

  serve(app, listIndustryMembers, async ({ params: { industryId }, query: { asOf } }, request) =>
    membersOf(deps.db, await openUnscoredGroup(forCaller(deps, request), industryId, asOf)),
  )

  serve(app, getIndustryOverview, async ({ params: { industryId }, query }, request) => {
    const { market, group } = await openGroup(forCaller(deps, request), industryId, query)
    return overviewOf(market, group)
  })

  serve(app, getKnownGroup, async ({ params: { industryId }, query: { list, ...query } }, request) => {
    const call = forCaller(deps, request)
    return knownGroupOf(call, await openGroup(call, industryId, query), { ...query, list })
  })

  serve(
    app,
    listIndustryCompanies,
    async ({ params: { industryId }, query: { q, sort, reversed, page, perPage, display, ...query } }, request) =>
      companiesOf(deps.db, await openGroup(forCaller(deps, request), industryId, query), {
        q,
        sort,
        reversed,
        page,
        perPage,
        display,
      }),
  )
}
