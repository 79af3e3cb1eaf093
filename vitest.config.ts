import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const pure = ['*.test.ts', 'data/**/*.test.ts', 'methodology/**/*.test.ts', 'contract/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: pure, environment: 'node' } },
      { test: { name: 'imports', include: ['server/imports/*/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/imports/*/**'],
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
        },
      },
    ],
  },
})
