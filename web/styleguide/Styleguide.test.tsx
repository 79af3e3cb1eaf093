import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../i18n/language.ts'
import { renderAt } from '../test/render.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
  delete document.documentElement.dataset.theme
})

test.each([
  ['ja', 'パネルの状態'],
  ['en', 'Panel states'],
] as const)('shows all parts and states, %s', async (language, states) => {
  setLanguage(language)
  renderAt('/styleguide?theme=dark', [])
  expect(await screen.findByRole('heading', { name: states })).toBeTruthy()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('puts both languages and themes side by side', async () => {
  renderAt('/styleguide?view=compare', [])
  await screen.findByRole('heading', { name: 'Style guide' })
  expect(document.querySelectorAll('iframe')).toHaveLength(4)
})

test('is not there in a build for users, unless asked for', async () => {
  vi.stubEnv('DEV', false)
  renderAt('/styleguide', [])
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('is there in a build that asks for it', async () => {
  vi.stubEnv('DEV', false)
  vi.stubEnv('VITE_STYLEGUIDE', '1')
  renderAt('/styleguide', [])
  expect(await screen.findByRole('heading', { name: 'Style guide' })).toBeTruthy()
})
