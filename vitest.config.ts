import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ownTemporaryFolder } from './server/test/temporary.ts'

ownTemporaryFolder()

const pure = ['*.test.ts', 'data/**/*.test.ts', 'methodology/**/*.test.ts', 'contract/**/*.test.ts']
const storing = 'server/imports/store/**/*.test.ts'

export default defineConfig({
  test: {
    maxWorkers: '100%', // As it is, Vitest leaves a core to itself: of two that is half.
    projects: [
      { test: { name: 'pure', include: pure, environment: 'node', testTimeout: 60_000 } },
      {
        test: {
          name: 'imports',
          include: ['server/imports/**/*.test.ts'],
          exclude: [storing],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/!(imports)/**/*.test.ts', 'server/*.test.ts', storing],
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
