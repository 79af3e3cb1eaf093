import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type HoldingLine, type HoldingsReading, mostDecisions } from '#contract/portfolio/portfolios.ts'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { LineEditor } from './LineEditor.tsx'

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

async function show(how: HoldingsReading) {
  setLanguage('en')
  const change = vi.fn()
  await renderParts(<LineEditor line={line} how={how} change={change} close={() => {}} />)
  return change
}

test('a line is left out, and others stay as they were decided', async () => {
  const change = await show({ decisions: { 3: 12 } })
  expect(screen.queryByRole('button', { name: 'Back to what was read' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave this line out' }))
  expect(change.mock.calls).toEqual([[{ decisions: { 3: 12, 9: 'leave' } }]])
})

test('a decision is taken back', async () => {
  const change = await show({ decisions: { 3: 12, 9: 'leave' } })
  await userEvent.click(screen.getByRole('button', { name: 'Back to what was read' }))
  expect(change.mock.calls).toEqual([[{ decisions: { 3: 12 } }]])
})

test('beyond the limit nothing can be decided, and it says so', async () => {
  await show({ decisions: Object.fromEntries(Array.from({ length: mostDecisions }, (_, at) => [100 + at, 1])) })
  expect(screen.getByText('Up to 500 lines can be corrected here. Please correct the file.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Leave this line out' }).disabled).toBe(true)
})
