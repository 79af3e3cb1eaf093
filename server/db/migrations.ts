import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import { describeTable } from './describe-table.ts'
import * as portfolioActions from './migrations/0024-portfolio-actions.ts'
import * as comments from './migrations/0025-comments.ts'
import * as companyFacts from './migrations/0026-company-facts.ts'
import * as board from './migrations/0027-board.ts'
import * as readTargets from './migrations/0028-read-targets.ts'
import * as newsReadings from './migrations/0029-news-readings.ts'
import * as alerts from './migrations/0030-alerts.ts'
import * as newsSearches from './migrations/0031-news-searches.ts'
import * as newsMarks from './migrations/0032-news-marks.ts'
import * as ownMethods from './migrations/0035-own-methods.ts'
import * as weightImports from './migrations/0036-weight-imports.ts'
import * as scenarios from './migrations/0037-scenarios.ts'
import * as adjustments from './migrations/0038-adjustments.ts'
import * as provenAddresses from './migrations/0039-proven-addresses.ts'
import * as demoMaking from './migrations/0040-demo-making.ts'
import * as editions from './migrations/0041-editions.ts'
import * as feedItems from './migrations/0042-feed-items.ts'
import * as shortWeights from './migrations/0043-short-weights.ts'
import * as fetching from './migrations/0044-fetching.ts'
import * as documentStates from './migrations/0045-document-states.ts'
import * as companies from './migrations/foundation/0001-companies.ts'
import * as observations from './migrations/foundation/0002-observations.ts'
import * as people from './migrations/foundation/0003-people.ts'
import * as accounts from './migrations/foundation/0004-accounts.ts'
import * as narrowObservations from './migrations/foundation/0005-narrow-observations.ts'
import * as market from './migrations/foundation/0006-market.ts'
import * as marketTables from './migrations/foundation/0007-market-tables.ts'
import * as accountServices from './migrations/foundation/0008-account-services.ts'
import * as accountTools from './migrations/foundation/0009-account-tools.ts'
import * as indicatorNumbers from './migrations/foundation/0010-indicator-numbers.ts'
import * as knownPlaces from './migrations/foundation/0011-known-places.ts'
import * as longSearches from './migrations/foundation/0013-long-searches.ts'
import * as doubtedDays from './migrations/foundation/0015-doubted-days.ts'
import * as finitePrices from './migrations/foundation/0016-finite-prices.ts'
import * as reasonsOfDoubt from './migrations/foundation/0017-reasons-of-doubt.ts'
import * as listsAndIdentifiers from './migrations/foundation/0018-lists-and-identifiers.ts'
import * as vendors from './migrations/foundation/0019-vendors.ts'
import * as shortPeriods from './migrations/foundation/0020-short-periods.ts'
import * as exports from './migrations/foundation/0021-exports.ts'
import * as watchlists from './migrations/foundation/0022-watchlists.ts'
import * as portfolios from './migrations/foundation/0023-portfolios.ts'
import * as firms from './migrations/real-market/0046-firms.ts'
import * as carbonPricePaths from './migrations/real-market/0047-carbon-price-paths.ts'
import * as operators from './migrations/real-market/0048-operators.ts'
import * as lastBatch from './migrations/real-market/0049-last-batch.ts'
import * as readFigures from './migrations/real-market/0050-read-figures.ts'
import * as wholeReports from './migrations/real-market/0052-whole-reports.ts'
import * as notStated from './migrations/real-market/0053-not-stated.ts'

const migrations: Record<string, Migration> = {
  '0001-companies': companies,
  '0002-observations': observations,
  '0003-people': people,
  '0004-accounts': accounts,
  '0005-narrow-observations': narrowObservations,
  '0006-market': market,
  '0007-market-tables': marketTables,
  '0008-account-services': accountServices,
  '0009-account-tools': accountTools,
  '0010-indicator-numbers': indicatorNumbers,
  '0011-known-places': knownPlaces,
  '0013-long-searches': longSearches,
  '0015-doubted-days': doubtedDays,
  '0016-finite-prices': finitePrices,
  '0017-reasons-of-doubt': reasonsOfDoubt,
  '0018-lists-and-identifiers': listsAndIdentifiers,
  '0019-vendors': vendors,
  '0020-short-periods': shortPeriods,
  '0021-exports': exports,
  '0022-watchlists': watchlists,
  '0023-portfolios': portfolios,
  '0024-portfolio-actions': portfolioActions,
  '0025-comments': comments,
  '0026-company-facts': companyFacts,
  '0027-board': board,
  '0028-read-targets': readTargets,
  '0029-news-readings': newsReadings,
  '0030-alerts': alerts,
  '0031-news-searches': newsSearches,
  '0032-news-marks': newsMarks,
  '0035-own-methods': ownMethods,
  '0036-weight-imports': weightImports,
  '0037-scenarios': scenarios,
  '0038-adjustments': adjustments,
  '0039-proven-addresses': provenAddresses,
  '0040-demo-making': demoMaking,
  '0041-editions': editions,
  '0042-feed-items': feedItems,
  '0043-short-weights': shortWeights,
  '0044-fetching': fetching,
  '0045-document-states': documentStates,
  '0046-firms': firms,
  '0047-carbon-price-paths': carbonPricePaths,
  '0048-operators': operators,
  '0049-last-batch': lastBatch,
  '0050-read-figures': readFigures,
  '0052-whole-reports': wholeReports,
  '0053-not-stated': notStated,
}

/** Names of the migrations, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** Bring a database up to date, or to an older state that a backup was made in; forward only, and safe when several servers start at once. */
export async function migrate(db: Db, to = migrationNames.at(-1)!): Promise<void> {
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateTo(to)
  if (error) throw error
  await describeLedger(db)
}

async function describeLedger(db: Db): Promise<void> {
  const words: Record<string, Record<string, string>> = {
    kysely_migration: { name: 'Name of the migration.', timestamp: 'When it ran, ISO 8601.' },
    kysely_migration_lock: { id: 'One row.', is_locked: 'Left by the migrator; the lock itself is the database’s.' },
  }
  for (const [table, columns] of Object.entries(words)) {
    await describeTable(db as unknown as Kysely<unknown>, table, 'Bookkeeping of the migrations.', columns)
  }
}
