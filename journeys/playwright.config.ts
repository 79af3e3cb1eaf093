import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ownTemporaryFolder } from '../server/test/temporary.ts'
import { chromiumPath } from './browser.ts'

ownTemporaryFolder()
// What is kept from run to run does not lie in a folder that goes with the run.
process.env.PWTEST_CACHE_DIR ??= join(import.meta.dirname, '../node_modules/.cache/playwright')
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node')

const executablePath = chromiumPath() ?? undefined

/** The English half of journeys that are made in both languages, by the name of their group. */
const inEnglish = / en /
/** Journeys through one feature from end to end, and those over every screen: with the long tests, so that all others stay quick. */
const features = [
  ...['alerts', 'cells', 'company', 'news', 'portfolio', 'print', 'screens', 'watchlists'].map(
    (folder) => `**/${folder}/*.journey.ts`,
  ),
  ...['accessibility', 'accounts'].map((name) => `**/${name}.journey.ts`),
]

export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'journeys',
      testMatch: '**/*.journey.ts',
      testIgnore: ['**/long/**', ...features],
      grepInvert: inEnglish,
    },
    { name: 'features', testMatch: features, testIgnore: '**/long/**', grepInvert: inEnglish },
    { name: 'english', testMatch: '**/*.journey.ts', testIgnore: '**/long/**', grep: inEnglish },
    { name: 'long', testMatch: '**/long/*.journey.ts' },
  ],
  globalSetup: './host.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  maxFailures: 12, // Where so many fail, the product itself does not stand; waiting for the rest costs an hour.
  // Nothing is timed here: only what hangs ends by these, on a busy machine too.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  use: {
    // A step that hangs says where, before the journey’s own time is over.
    actionTimeout: 210_000,
    navigationTimeout: 210_000,
    viewport: { width: 1440, height: 900 },
    // A trace of every journey costs a quarter of their time; `--trace on` makes one of those that are looked into.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
