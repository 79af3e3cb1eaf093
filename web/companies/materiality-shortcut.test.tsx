import { expect, test } from 'vitest'
import { readShortcut, saveShortcut } from './materiality-shortcut.ts'

test('the cookies that the specification names, and what they say afterwards', () => {
  expect(readShortcut()).toEqual({})
  saveShortcut({ materiality: 'water', name: '水' })
  const thisYear = new Date().getFullYear()
  const cookies = Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=')))
  expect(cookies).toMatchObject({
    comparison_region: 'total',
    comparison_org_kbn: '2',
    comparison_target: 'total',
    comparison_factor: 'total',
    comparison_materiality: 'water',
    comparison_materiality_name: encodeURIComponent('水'),
  })
  const { from, to, materiality } = readShortcut()
  expect([to! - from!, materiality]).toEqual([5, 'water'])
  expect(Math.abs(to! - thisYear)).toBeLessThanOrEqual(1) // around New Year in Tokyo
})

test('nonsense in a cookie is dropped', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser without the cookie store has it
  document.cookie = 'comparison_from_y=soon; path=/'
  expect(readShortcut().from).toBeUndefined()
})
