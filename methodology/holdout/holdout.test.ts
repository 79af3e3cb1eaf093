import { expect, test } from 'vitest'
import { givenPanel, peerSales, sales, traits, tse17Of, waste } from '../test/inference-panel.ts'
import { evaluateHoldout } from './holdout.ts'

test('figures held out are inferred from the others alone', () => {
  // Waste grows with sales exactly, so each model of size is right, and the middle of the market is not.
  const row = (y: number) => peerSales.flatMap((one) => [one * (1 + y / 10), one * 7])
  const tons = (y: number) => row(y).map((one) => one / 100)
  const panel = givenPanel({ [sales!]: [row(0), row(1), row(2)], [waste!]: [tons(0), tons(1), tons(2)] }, 20, 3)
  const [amounts] = evaluateHoldout(panel, traits, tse17Of)
  expect(amounts!.hidden).toBeGreaterThan(5)
  expect(amounts!.models['peers-1.0'].error).toBeCloseTo(0)
  expect(amounts!.models['own-1.0'].error).toBeLessThan(0.05)
  expect(amounts!.models.market.error).toBeGreaterThan(0.3)
})
