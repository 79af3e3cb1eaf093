import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { floodStatus, type ScenarioSites } from '#contract/scenario/sites.ts'
import { setLanguage } from '../../../i18n/language.ts'
import { DamageTable } from './DamageTable.tsx'

const damage = { assets: 100, stock: null, downtime: null, total: 100 }
const sites = (depth: 'recalled' | 'verified', world: 'recalled' | 'verified'): ScenarioSites => ({
  sites: [
    {
      ...{
        name: 'Mill',
        prefecture: 'JP-23',
        prefectureJa: '愛知県',
        prefectureEn: 'Aichi',
        latitude: null,
        longitude: null,
      },
      ...{ assets: 1000, depth: '100-199', probability: 0.01, stock: null, dailySales: null },
      damage: { today: damage, '2C': damage, '4C': damage },
    },
  ],
  totals: { today: 100, '2C': 100, '4C': 100 },
  depths: [{ depth: '100-199', assets: 0.789, stock: 0.586, downtime: 10.3, status: depth, source: 'A manual' }],
  worlds: [
    { world: 'today', multiplier: 1, status: 'derived', source: 'By definition' },
    { world: '2C', multiplier: 2, status: world, source: 'A report' },
  ],
})

test('damage is as checked as the least checked of what it is worked out with', () => {
  expect(floodStatus(sites('recalled', 'verified'))).toBe('recalled')
  expect(floodStatus(sites('verified', 'recalled'))).toBe('recalled')
  // Nothing is below what follows by definition.
  expect(floodStatus(sites('verified', 'verified'))).toBe('derived')
})

test.each([
  ['ja', '合計 未照合'],
  ['en', 'Total not yet checked'],
] as const)('%s: the sum says beside itself that its ratios were not checked', (language, total) => {
  setLanguage(language)
  render(<DamageTable sites={sites('recalled', 'recalled')} />)
  expect(screen.getByRole('rowheader', { name: total })).toBeTruthy()
})
