import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rankingFileItems, saveCustomRanking } from '#contract/scores/custom-file.ts'
import { getCustomRanges } from '#contract/scores/custom-ranges.ts'
import { getCustomStart } from '#contract/scores/custom-start.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { callerOf } from '#server/http/caller.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { companyFactsOf } from '#server/market/facts/company-facts.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { fileSources } from '#server/market/status.ts'
import { rankingFile } from './file.ts'
import { openCustom } from './open.ts'
import { customRanges } from './ranges.ts'
import { customScores, scoresOf } from './scores.ts'
import { customStart } from './start.ts'

/** The market under weights of one's own. */
export function customScoreRoutes(app: FastifyInstance, { db, market, clock, config }: Deps): void {
  const marketFor = (request: FastifyRequest) => ({ market, clock, caller: callerOf(request) })
  const ratings = ratingHistoriesOf(db)

  serve(app, getCustomRanges, async ({ body }, request) => customRanges(marketFor(request), body))

  serve(app, getCustomStart, async ({ query }, request) => {
    const allowed = new Set<string>(userOf(request).supportedVendors)
    return customStart(marketFor(request), { ...query, ratings, allowed })
  })

  serve(app, scoreCustomWeights, async ({ body }, request) => customScores(marketFor(request), body))

  serve(app, saveCustomRanking, async ({ params: { format }, body: { lang, sort, ...method } }, request) => {
    const custom = await openCustom(marketFor(request), method)
    const whole = { sort, reversed: false, page: 1, perPage: custom.snapshot.panel.companies.length, companyIds: [] }
    const ranking = await scoresOf(custom, whole)
    await spendFor({ db, clock, config }, request, {
      kind: 'ranking',
      companies: Math.max(1, ranking.total),
      years: 1,
      items: rankingFileItems,
    })
    const today = tokyoDay(clock())
    const facts = await companyFactsOf(db, custom.snapshot.panel, firstOf(method.asOf ?? today, today))
    return rankingFile(ranking, facts, { format, lang, sources: await fileSources(db, lang) })
  })
}
