import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { HoldingLine, HoldingsReading, readPortfolioFile } from '#contract/portfolio/portfolios.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { setLanguage } from '../../i18n/language.ts'
import { HoldingsRead } from './HoldingsRead.tsx'

const line: HoldingLine = {
  line: 2,
  written: '1110',
  company: null,
  heldOn: '2025-12-30',
  valueJpy: null,
  quantity: null,
  weight: null,
  currency: 'USD',
  rate: null,
  outcome: 'rate',
  sameAs: null,
  remarks: [],
}

const read: Output<typeof readPortfolioFile> = {
  columns: [],
  mapping: { code: 0, value: 1, weight: 2 },
  lines: [line],
  dates: [],
  assumed: [
    { kind: 'header', column: null, value: '5', isQuestion: false },
    { kind: 'scale', column: 'Value', value: '1000000', isQuestion: false },
    { kind: 'columns', column: 'value', value: 'A\nB', isQuestion: true },
  ],
  sums: { value: null, weight: null, coverage: null, weightLeftOut: null },
}

function show(how: HoldingsReading = {}) {
  setLanguage('en')
  const change = vi.fn()
  render(<HoldingsRead read={read} how={how} change={change} />)
  return change
}

test('what was assumed is said in sentences, what is to be decided first', () => {
  show()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It is not clear which column is the value: “A” or “B”. Choose one under “What the columns are”.',
    'Line 5 was read as the header.',
    'Figures in “Value” were multiplied by 1,000,000.',
  ])
})

test('scale, unit of weights and a missing rate are said otherwise', async () => {
  const change = show()
  await userEvent.selectOptions(screen.getByLabelText('Values in'), 'thousands')
  await userEvent.selectOptions(screen.getByLabelText('Weights in'), 'fractions of 1')
  await userEvent.type(screen.getByLabelText('Yen per USD'), '150.5{tab}')
  expect(change.mock.calls).toEqual([[{ scale: 1000 }], [{ weightUnit: 'fraction' }], [{ rates: { USD: 150.5 } }]])
})
