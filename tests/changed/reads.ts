/** What a file reads by a path and not by an import; both are patterns of paths from the root. */
export interface Reading {
  readonly by: string
  readonly reads: readonly string[]
  /** Why it makes no difference to the file what is in them. */
  readonly unfollowed?: string
  /** Vite's patterns for imports: what is read runs as well. */
  readonly runs?: true
}

const code = '{methodology,contract,server,web,bench,journeys}/**/*.{ts,tsx}'
const everyPage = ['*.md', 'docs/**/*.md']

/**
 * Files that are read rather than imported. What a file names whole, from its own place (`join(import.meta.dirname, './a.csv')`,
 * `new URL('./worker.ts', import.meta.url)`), is found without this; folders and patterns are declared. A law finds what is not.
 */
export const reads: readonly Reading[] = [
  // Laws over all sources.
  { by: 'rooms.ts', reads: [code], unfollowed: 'it hands out what tests declare' },
  { by: '{rooms,sizes}.test.ts', reads: [code] },
  { by: 'clocks.test.ts', reads: ['*.test.ts', '{data,methodology,contract,server,web,journeys,tests}/**/*.{ts,tsx}'] },
  {
    by: 'server/test/closure.ts',
    reads: ['package-lock.json'],
    unfollowed: 'a made market is made anew, and says the same',
  },
  {
    by: 'server/imports/store/last-batch.ts',
    reads: ['{contract,data,methodology,server}/**'],
    unfollowed: 'a hash of all of it: whatever changes, files are read again',
  },
  { by: 'server/test/made.test.ts', reads: ['{server,data}/**', 'package-lock.json'] },
  { by: 'tests/**/*.test.ts', reads: ['**'] },
  { by: 'rooms.test.ts', reads: ['{methodology,contract,server,web}/tsconfig.json', 'tsconfig.json'] },
  {
    by: 'docs.test.ts',
    reads: ['package.json', ...everyPage, '{bench,contract,data,journeys,methodology,server,web}/**'],
  },
  { by: 'tests/changed/tree.ts', reads: ['**'], unfollowed: 'it hands out what tests declare' },
  { by: 'contract/unseen.test.ts', reads: ['contract/**/*.ts'] },
  { by: 'contract/wire/spreadsheet.test.ts', reads: ['{web,server,contract}/**/*.{ts,tsx}'] },
  { by: 'server/endpoints.test.ts', reads: ['contract/**/*.ts'] },
  { by: 'server/http/openapi/contract-names.ts', reads: ['contract/**/*.ts'], unfollowed: 'names alone are taken' },
  { by: 'server/counters.test.ts', reads: ['server/**/*.ts', 'server/imports/*/samples/**'] },
  { by: 'server/cli/market/settings.test.ts', reads: ['server/**/*.ts'] },
  { by: 'server/{db/client,jobs/leased}.test.ts', reads: ['server/**/*.ts'] },
  { by: 'server/http/watch/logger.test.ts', reads: ['{contract,web}/**/*.{ts,tsx}'] },
  { by: 'server/machine/halves.test.ts', reads: ['server/**/*.ts'] },
  { by: 'server/mail/subjects.test.ts', reads: ['server/**/*.ts'] },
  { by: 'server/retention/{room,tables}.test.ts', reads: ['server/**/*.ts', 'docs/operations.md'] },
  { by: 'web/app/tags/tags.test.ts', reads: ['contract/**/*.ts'] },
  { by: 'web/notes.test.ts', reads: ['web/**/*.{ts,tsx}'] },
  { by: 'web/releases/changelog.test.ts', reads: ['CHANGELOG.md'] },
  { by: 'web/title.test.ts', reads: ['web/**/*.tsx'] },
  { by: 'web/ui/files/UploadChoice.test.tsx', reads: ['web/**/*.tsx'] },
  { by: 'web/ui/OutsideLink.test.tsx', reads: ['web/**/*.tsx'] },
  { by: 'web/test/recorded.test.tsx', reads: ['web/test/samples/*.json'] },
  { by: 'server/cli/help.test.ts', reads: ['server/cli/**/*.ts'] },
  { by: 'web/test/recorded.ts', reads: ['contract/**/*.ts', 'web/test/samples/*.json'] },
  { by: 'web/i18n/all-words.ts', reads: ['web/**/{messages,*-messages}.ts'], runs: true },
  {
    by: 'web/i18n/terms.test.ts',
    reads: [
      'docs/terms.md',
      'docs/methodology/*.md',
      'contract/scores/score-names.ts',
      'contract/search/{measure-names,sheet-words}.ts',
      'server/cli/**/*messages.ts',
      'server/{contact,passwords,profile}/*-mail.ts',
      'server/imports/tables/{mappings,templates}/**',
    ],
  },

  // Facts.
  { by: 'server/catalogue/csv-table.ts', reads: ['data/*.csv'] },
  { by: 'data/*.test.ts', reads: ['data/*.csv'] },
  { by: 'methodology/{temperature/vectors,ratings/vendors,panel/peers}.test.ts', reads: ['data/*.csv'] },
  { by: 'web/indicators/reference-names.test.ts', reads: ['data/*.csv'] },
  { by: 'bench/methods/target-sentences.ts', reads: ['data/target_sentences.csv'] },

  // Samples and mappings of importers.
  { by: 'server/imports/tables/read-table.ts', reads: ['server/imports/tables/mappings/*.yaml'] },
  { by: 'server/imports/tables/pattern.test.ts', reads: ['server/imports/tables/**/*.ts'] },
  { by: 'server/imports/tables/tables.test.ts', reads: ['server/imports/tables/mappings/*.yaml'] },
  {
    by: 'server/imports/{samples,hostile}.test.ts',
    reads: ['server/imports/*/samples/**', 'server/imports/__snapshots__/**'],
  },
  { by: 'server/imports/given-cost.ts', reads: ['server/imports/*/samples/**'] },
  { by: 'server/imports/news-feed/parse.test.ts', reads: ['server/imports/news-feed/samples/**'] },
  { by: 'server/test/samples.ts', reads: ['server/imports/*/samples/**'] },
  { by: 'server/governance/real.test.ts', reads: ['server/imports/*/samples/**'] },
  { by: 'journeys/market.ts', reads: ['server/imports/edinet-{code-list,annual-report}/samples/**'] },

  // Pages that say what the code does.
  { by: 'server/imports/tables/{tables,mapping-docs}.test.ts', reads: ['docs/mappings.md'] },
  { by: 'server/http/turns/patience.test.ts', reads: ['docs/operations.md'] },
  { by: 'server/market/scores/inference-rules.test.ts', reads: ['docs/methodology/*.md'] },
  { by: 'server/news/method-pages.test.ts', reads: ['docs/methodology/*.md'] },
  { by: 'server/value-models/value-models.test.ts', reads: ['docs/recompute-regression.mjs'] },
  { by: 'web/pages/Algorithm.tsx', reads: ['docs/methodology/*.md', 'methodology/**/!(*.test).ts'] },
  { by: 'journeys/scores.journey.ts', reads: ['docs/recompute.mjs'] },
  { by: 'journeys/long/reproduce.journey.ts', reads: ['docs/reproduce/**'] },

  // Programs that are started, and what the browser gets.
  { by: 'web/main.tsx', reads: ['web/{index.html,vite.config.ts}', 'web/public/**'] },
  { by: 'server/exports/pdf/open-browser.ts', reads: ['server/exports/pdf/as-user.{sh,ts}'], runs: true },
  { by: 'journeys/{product,killed}.ts', reads: ['server/{main,cli}.ts'], unfollowed: 'journeys go through doors' },
  { by: 'journeys/stop.journey.ts', reads: ['run.mjs'] },
  { by: 'server/db/cluster/places.ts', reads: ['package.json'] },
  { by: 'bench/tests.ts', reads: ['.ci/run'] },

  // Keys of what is kept.
  {
    by: 'server/test/made.ts',
    reads: ['{methodology,contract,server,data}/**', 'package-lock.json'],
    unfollowed: 'a key that changes with them',
  },
  {
    by: 'server/market/scores/score-cache.ts',
    reads: ['methodology/**/*.ts'],
    unfollowed: 'a key that changes with them',
  },
]
