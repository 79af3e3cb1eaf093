import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { ownTemporaryFolder } from '../server/test/temporary.ts'
import { type Language, languages, type RunRequest } from '../tests/parts.ts'
import { chromiumPath } from './browser.ts'

ownTemporaryFolder()
// What is kept from run to run does not lie in a folder that goes with the run.
process.env.PWTEST_CACHE_DIR ??= join(import.meta.dirname, '../node_modules/.cache/playwright')
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node')

const executablePath = chromiumPath() ?? undefined

/** What a run is asked for (`tests/journeys.ts`); without it whatever the paths behind the command name, in both languages. */
const requests: readonly RunRequest[] | null = JSON.parse(process.env.SATOYAMA_JOURNEYS ?? 'null')

/**
 * Parts of files that are asked for alike are a project: one language alone, or all but one. A project’s name is part of what `grep`
 * looks in, so it holds no language between spaces.
 */
function projectsOf(all: readonly RunRequest[]): Project[] {
  const titles = (language: Language) => new RegExp(` ${language} `)
  return languages
    .flatMap((language) => [
      {
        name: `without-${language}`,
        files: all.filter(({ without }) => without === language),
        grepInvert: titles(language),
      },
      { name: `${language}-alone`, files: all.filter(({ only }) => only === language), grep: titles(language) },
    ])
    .filter(({ files }) => files.length > 0)
    .map(({ files, ...project }) => ({ ...project, testMatch: files.map(({ file }) => `**/${file}`) }))
}

export default defineConfig({
  testDir: '.',
  projects: requests ? projectsOf(requests) : [{ name: 'journeys', testMatch: '**/*.journey.ts' }],
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
    // Of a journey that fails all that it did and asked stays; pictures of every step would cost a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
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
