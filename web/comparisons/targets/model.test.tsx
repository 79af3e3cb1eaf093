import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { scopesOf, type TargetRow, targetsSentence } from './model.ts'

const row = (promised: number | null, achieved: number | null): TargetRow =>
  ({ company: 0, target: promised === null ? null : { pace: { promised, achieved } } }) as never

test('who promises a 1.5 °C pace, and who keeps it', () => {
  setLanguage('ja')
  expect(targetsSentence([row(null, null)])).toBe('排出量の削減目標を示している企業はない')
  expect(targetsSentence([row(0.42 / 10, 0.05), row(0.05, 0.01), row(0.02, 0.09)])).toBe(
    '3社中2社の目標は1.5℃の水準、実績が届くのは1社',
  )
  setLanguage('en')
})

test('scopes of an address', () => {
  expect(scopesOf('scope3,scope1 2,x')).toEqual(['scope3', 'scope1+2'])
  expect(scopesOf(undefined)).toEqual(['scope1+2'])
})
