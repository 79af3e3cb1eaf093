import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Language, setLanguage } from '../i18n/language.ts'
import { router } from '../routes.tsx'
import { givenProfile, givenSession, renderAt } from '../test/render.tsx'
import { plannedMessages } from './planned-messages.ts'

const shell = [givenProfile()]

const planned = Object.entries(router.routesByPath).flatMap(([path, { options }]) => {
  const name = options.staticData?.planned
  return name ? [{ path, name }] : []
})
const addressOf = (path: string) => path.replace(/\$\w+/g, '7')

const cases = planned.flatMap(({ path, name }) => (['ja', 'en'] as const).map((of) => ({ path, name, of })))

beforeEach(async () => void (await givenSession()))

test('some screens are planned, and none has words without a place', () => {
  const names = new Set(planned.map(({ name }) => name))
  expect(Object.keys(plannedMessages().screens).filter((name) => !names.has(name as never))).toEqual([])
  expect(planned.length).toBeGreaterThan(0)
})

test.each(cases)('$path says in $of what it will show', async ({ path, name, of }) => {
  setLanguage(of)
  const { title, text } = plannedMessages().screens[name]
  const place = renderAt(addressOf(path), shell)
  const section = await screen.findByRole('region', { name: of === 'ja' ? '準備中' : 'In preparation' })
  expect(within(section).getByText(text).tagName).toBe('BLOCKQUOTE')
  expect(document.title).toBe(`${title} – Satoyama`)
  expect(place.path()).toBe(addressOf(path))
})

describe('the way on', () => {
  const links = () => within(screen.getByRole('region')).getAllByRole('link')

  test.each<[Language, string, string]>([
    ['en', '/tools/deloitte/ftse-score-prediction', '/v2/comparisons'],
    ['ja', '/tools/deloitte/ftse-score-prediction', '/v2/comparisons'],
  ])('in %s from %s leads to %s', async (of, from, to) => {
    setLanguage(of)
    renderAt(from, shell)
    await screen.findByRole('region')
    expect(links().map((link) => link.getAttribute('href'))).toEqual([to])
  })
})
