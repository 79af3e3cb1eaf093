import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { answer, givenSession, renderAt } from '../../test/render.tsx'
import { givenDecomposition, givenScoreScreens } from '../given-scores.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => void (await givenSession()))

type IndicatorScore = Output<typeof getIndicatorScore>

const peer = (id: number, value: number) => ({
  id,
  nameJa: `架空${id}`,
  nameEn: `Invented ${id}`,
  value,
  isEstimated: false,
})

/** An inferred figure of version 2.0. */
const inferred: IndicatorScore = {
  year: 2024,
  origin: 'inferred',
  value: 120,
  percentile: 0.4321,
  transform: null,
  size: null,
  ranked: 120,
  expected: { standardError: 0.2, scale: 'log', caution: 0.15, parts: 65_532, alone: 0.4321, remembered: null },
  direction: 'higher_better',
  worse: 1,
  same: 0,
  figures: 2,
  reference: { code: 'gics:151010', level: 'industry' },
  peers: [peer(8, 150), peer(9, 90)],
  inference: {
    model: 'size-scaled',
    n: 1,
    scale: 'log',
    standardError: 0.2,
    own: [{ fiscalYear: 2022, value: 100 }],
    sales: { from: 100, to: 144, ratio: 1.44 },
    headcount: null,
    sizeElasticity: 0.5,
    peers: [],
    probability: null,
  },
  ladder: [],
  recipe: givenDecomposition().recipe,
}
const open = (more: Partial<IndicatorScore> = {}) =>
  renderAt(
    '/companies/7/sustainability/score-decomposition?why=E-WT-001',
    givenScoreScreens(answer(getIndicatorScore, { ...inferred, ...more })),
  )

test('an inferred figure counts with its expected percentile, and says by which power it grew', async () => {
  open()
  expect(await screen.findByText(/counts with the percentile that can be expected/)).toBeTruthy()
  expect(screen.getByText('Exponent on the change of size').nextSibling?.textContent).toBe('0.5')
  expect(screen.getByRole('rowheader', { name: /This company, where its estimate falls/ })).toBeTruthy()
  expect(screen.queryByText(/÷ 2\) ÷/)).toBeNull() // Not the rank of a figure that is known.
})

test('an amount of a company of unknown size has no figure and no place', async () => {
  open({
    size: { indicator: 'F-PL-001', value: null },
    value: null,
    ranked: null,
    percentile: 0.4567,
    expected: { ...inferred.expected!, standardError: null, alone: 0.4567 },
    inference: null,
  })
  expect(await screen.findByText(/Sales or headcount are not known/)).toBeTruthy()
  expect(screen.getByText('½ − caution × √(1 ÷ 12)')).toBeTruthy()
  expect(screen.queryByRole('rowheader', { name: /This company, where its estimate falls/ })).toBeNull()
})

test('a figure that is ranked shows its place', async () => {
  open({ expected: null, origin: 'disclosed', inference: null, percentile: 0.5 })
  expect(await screen.findByText(/1 \+ 0 ÷ 2/)).toBeTruthy()
})
