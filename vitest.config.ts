import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ownTemporaryFolder } from './server/test/temporary.ts'

ownTemporaryFolder()

/** Files that a quick run leaves to the long one (`tests/selection.ts`). */
const leftOut = process.env.SATOYAMA_TESTS_LEFT_OUT?.split(',') ?? []

const pure = ['*.test.ts', '{data,methodology,contract,tests}/**/*.test.ts']
const storing = 'server/imports/store/**/*.test.ts'

/** Tests of the browser's room that need no page: words, numbers, lists. Those that do need one are named. */
const withoutPage = 'web/**/*.test.ts'
const needPage = [
  'web/app/auth-store.test.ts',
  'web/app/send.test.ts',
  'web/charts/position-map/option.test.ts',
  'web/charts/radar/option.test.ts',
  'web/charts/time-series/option.test.ts',
  'web/definitions/list/filters.test.ts',
  'web/findings/laws.test.ts',
  'web/findings/sentence.test.ts',
  'web/format.test.ts',
  'web/i18n/plurals.test.ts',
  'web/indicators/reference-names.test.ts',
  'web/observations/why/context-words.test.ts',
  'web/portfolio/holdings/columns.test.ts',
  'web/scores/decomposition/parts.test.ts',
  'web/searches/conditions/sentence/sentence.test.ts',
  'web/ui/failures/failure-text.test.ts',
]

/**
 * Files of a project share a worker's modules: loading them anew for each would cost more than the tests. What a test leaves
 * behind is its own to clear (for the web, `web/test/setup.ts`); `--sequence.shuffle.files` finds what is not.
 */
const isolate = false

/** A test in which nothing was expected, since what it loops over was empty or its condition never held, has failed. */
const expect = { requireAssertions: true, poll: { timeout: 120_000 } }

/** Nothing is timed: only what hangs ends by these, however busy the machine. */
const hanging = { testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    maxWorkers: '100%', // As it is, Vitest leaves a core to itself: of two that is half.
    projects: [
      { test: { name: 'pure', isolate, expect, include: pure, exclude: leftOut, environment: 'node', ...hanging } },
      {
        test: {
          name: 'imports',
          isolate,
          expect,
          include: ['server/imports/**/*.test.ts'],
          exclude: [storing, ...leftOut],
          environment: 'node',
          ...hanging,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          expect,
          include: ['server/!(imports)/**/*.test.ts', 'server/*.test.ts', storing],
          exclude: leftOut,
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          ...hanging,
        },
      },
      {
        test: {
          name: 'web without a page',
          isolate,
          expect,
          include: [withoutPage],
          exclude: [...needPage, ...leftOut],
          environment: 'node',
          ...hanging,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          isolate,
          expect,
          include: ['web/**/*.test.tsx', ...needPage],
          exclude: leftOut,
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          ...hanging,
        },
      },
    ],
  },
})
