import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { exclusionLines } from './changes-table.ts'

test('an exclusion says of how much of the weight nobody can tell', () => {
  const row = (screen: string, unknown: number) => ({ screen, nameJa: screen, nameEn: screen, unknown })
  const figures = {
    esg: { violations: [row('arms', 0.94), row('coal', 0), row('tobacco', 0.2)] },
    whatIf: { excluded: [] },
  }
  setLanguage('en')
  // Tobacco was not asked for, and of coal everything is known.
  expect(exclusionLines(figures as never, 'arms,coal')).toEqual([
    '“arms” cannot be decided for 94.0% of the weight: those holdings stay in.',
  ])
  setLanguage('ja')
  expect(exclusionLines(figures as never, 'arms')).toEqual([
    '「arms」は構成比の94.0%で判定に足る情報がなく、その銘柄は除外していません。',
  ])
  expect(exclusionLines(figures as never, undefined)).toEqual([])
})
