import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cellOutcomes, type HoldingLine, type HoldingsReading } from '#contract/portfolio/portfolios.ts'
import { maxDecisions } from '#contract/wire/table-reading.ts'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { HoldingEditor } from './HoldingEditor.tsx'

const line: HoldingLine = {
  line: 9,
  written: 'ZZ99 Fund',
  company: null,
  heldOn: '2025-12-30',
  valueJpy: 60_000,
  quantity: null,
  weight: null,
  currency: null,
  rate: null,
  outcome: 'unknown',
  sameAs: null,
  remarks: [],
}

async function show(how: HoldingsReading, more: Partial<HoldingLine> = {}) {
  setLanguage('en')
  const change = vi.fn()
  const mapping = { code: 0, value: 1, currency: 2 }
  await renderParts(<HoldingEditor line={{ ...line, ...more }} {...{ mapping, how, change }} close={() => {}} />)
  return change
}

test('a line is left out, and others stay as they were decided', async () => {
  const change = await show({ decisions: { 3: 12 } })
  expect(screen.queryByRole('button', { name: 'Back to what was read' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave this line out' }))
  expect(change.mock.calls).toEqual([[{ decisions: { 3: 12, 9: 'leave' } }]])
})

test('what was said is taken back', async () => {
  const change = await show({ decisions: { 3: 12, 9: 'leave' }, cells: { 9: { value: '5' }, 4: { value: '1' } } })
  await userEvent.click(screen.getByRole('button', { name: 'Back to what was read' }))
  expect(change.mock.calls).toEqual([[{ decisions: { 3: 12 }, cells: { 4: { value: '1' } } }]])
})

test('beyond the limit nothing can be decided, and it says so', async () => {
  await show({ decisions: Object.fromEntries(Array.from({ length: maxDecisions }, (_, at) => [100 + at, 1])) })
  expect(screen.getByText('Up to 500 lines can be corrected here. Please correct the file.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Leave this line out' }).disabled).toBe(true)
})

test.each(cellOutcomes)(
  'a line with the trouble “%s” has fields for its cells, and none for a company',
  async (outcome) => {
    const change = await show({ cells: { 9: { currency: 'JPY' } } }, { outcome, cells: { code: '1110', value: 'NaN' } })
    expect(screen.queryByRole('combobox')).toBeNull()
    const value = screen.getByLabelText<HTMLInputElement>('Value')
    expect(value.value).toBe('NaN')
    await userEvent.clear(value)
    await userEvent.type(value, '60{Enter}')
    expect(change.mock.calls).toEqual([[{ cells: { 9: { currency: 'JPY', value: '60' } } }]])
  },
)

test.each(['unknown', 'conflict', 'total', 'left-out', 'add'] as const)(
  'a line that is “%s” has a field for its company',
  async (outcome) => {
    await show({}, { outcome })
    expect(screen.getByRole('combobox', { name: 'Company of this line' })).toBeTruthy()
    expect(screen.queryByLabelText('Value')).toBeNull()
  },
)
