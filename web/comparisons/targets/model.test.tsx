import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { gapOf, mainTargets, type TargetRow, targetsSentence } from './model.ts'

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

test('a company is drawn by its next target that is open, and by one that came due where there is no other', () => {
  const target = (company: number, targetYear: number, reduction = 0.3) =>
    ({
      ...{ company, scope: 'scope1+2', measure: 'absolute', targetYear, reduction, fault: null, pace: {} },
      outcome: targetYear > 2025 ? 'open' : 'missed',
    }) as never
  const targets = [target(0, 2022), target(0, 2050), target(0, 2030), target(1, 2020), target(1, 2022)]
  const allTargets = [...targets, target(3, 2030, 0.3), target(3, 2030, 0.42)]
  const rows = mainTargets({ companies: [{}, {}, {}, {}], targets: allTargets } as never, 'scope1+2')
  expect(rows.map((each) => each.target?.targetYear)).toEqual([2030, 2022, undefined, 2030])
  // Of two that contradict each other the company's own screen speaks of the stronger one, too.
  expect(rows[3]!.target!.reduction).toBe(0.42)
})

test('why nothing is drawn beside a promise', () => {
  setLanguage('en')
  const of = (given: object) =>
    gapOf({ company: 0, target: { measure: 'absolute', fault: null, pace: null, ...given } as never })
  expect(gapOf({ company: 0, target: null })).toBe('No target disclosed')
  expect(of({ measure: 'intensity' })).toBe('Intensity targets only')
  expect(of({ fault: 'no-base', pace: {} })).toBe('Base-year emissions not disclosed')
  expect(of({ fault: 'no-base', isBaseUnderReview: true, pace: {} })).toBe('Base-year emissions under review')
  setLanguage('ja')
  expect(of({ fault: 'no-base', isBaseUnderReview: true, pace: {} })).toBe('基準年の排出量は確認待ち')
  setLanguage('en')
  expect(of({ fault: 'zero-base', pace: {} })).toBe('Base-year emissions are zero')
  expect(of({ pace: { latest: 5, needed: null } })).toBe('Target year reached')
  expect(of({ pace: { latest: 5, needed: 0.1 } })).toBeNull()
})
