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

const funds = 'Growth\nIncome'
test.each([
  [
    'which-account',
    '“Fund” names “Growth”, “Income”, and the weights of each sum to 100%. Choose the one to import.',
    '「Fund」の「Growth」「Income」は、それぞれ構成比の合計が100%です。取り込むものを1つ選んでください。',
  ],
  [
    'accounts',
    '“Growth”, “Income” of “Fund” were read together as one portfolio.',
    '「Fund」の「Growth」「Income」を合わせて1つのポートフォリオとして読み取りました。',
  ],
  [
    'account',
    'Lines whose “Fund” is “Growth” were read; those of “Income” were left out.',
    '「Fund」が「Growth」の行を読み取り、「Income」の行を除きました。',
  ],
] as const)('funds of one file are named, and one of them is chosen: %s', async (kind, en, ja) => {
  const assumed = [{ kind, column: 'Fund', value: funds, isQuestion: true }]
  for (const [language, text] of [
    ['ja', ja],
    ['en', en],
  ] as const) {
    setLanguage(language)
    const change = vi.fn()
    const { unmount } = render(<HoldingsRead read={{ ...read, assumed }} how={{}} change={change} />)
    expect(screen.getByRole('listitem').textContent).toBe(text)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fund' }), 'Income')
    expect(change.mock.calls).toEqual([[{ account: 'Income' }]])
    unmount()
  }
})

test('a second table and the column of sides are told', () => {
  const assumed = [
    { kind: 'other-table', column: '業種\n構成比', value: '12', isQuestion: true },
    { kind: 'sides', column: '売買区分', value: '3', isQuestion: false },
  ] as const
  for (const [language, texts] of [
    [
      'ja',
      [
        '12行目の「業種」「構成比」からは別の表とみなし、読み取っていません。',
        '「売買区分」により、3行を売り持ちとしました。',
      ],
    ],
    [
      'en',
      [
        'From line 12 (“業種”, “構成比”) another table begins; it was not read.',
        'According to “売買区分”, 3 positions are short.',
      ],
    ],
  ] as const) {
    setLanguage(language)
    const { unmount } = render(<HoldingsRead read={{ ...read, assumed: [...assumed] }} how={{}} change={vi.fn()} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts)
    unmount()
  }
})
