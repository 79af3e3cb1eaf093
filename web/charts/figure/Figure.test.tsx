import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { getDownloadUsage, takeDownload } from '#contract/account/downloads.ts'
import { getMarket } from '#contract/market/market.ts'
import { renderParts } from '../../test/parts.tsx'
import { answer, givenNetwork, givenProfile, givenSession } from '../../test/render.tsx'
import { PlainTable } from './ChartTable.tsx'
import { Figure, type FigureState } from './Figure.tsx'
import type { TableOf } from './table.ts'

const table: TableOf = {
  caption: 'Climate leads',
  columns: [{ label: 'Axis' }, { label: 'Score', isNumber: true }],
  rows: [
    { key: 'climate', cells: ['Climate', { value: 88.75, text: '88.8' }] },
    { key: 'impact', cells: ['Impact', null] },
  ],
}

const standing = { limit: 10_000, used: 906, remaining: 9094, count: 0 }
const market = {
  ...{ kind: 'real' as const, companies: 1, listed: 1, figures: 1, years: [2024], revision: 1, revisionInMemory: 1 },
  ...{ openReviews: 0, making: null },
  attributions: [{ publisher: 'Register', ja: '出典：登録簿', en: 'Source: the register, processed' }],
}
const network = [
  answer(getMarket, market),
  givenProfile(),
  answer(getDownloadUsage, { month: '2026-11', unit: 'company-year', ...standing }),
  answer(takeDownload, standing),
]

async function givenFigure(more: { state?: FigureState; onSelectRow?: (key: string) => void; unit?: ReactNode } = {}) {
  await givenSession()
  const sent = givenNetwork(network)
  await renderParts(
    <Figure
      id="spider_chart"
      number={2}
      name="Profile"
      finding="Climate leads"
      views={[{ key: 'chart', label: 'Chart', isPicture: true, content: <p>drawing</p> }]}
      table={table}
      source="Integrated report, p. 33"
      {...more}
    />,
  )
  return { figure: screen.getByRole('figure', { name: 'Climate leads' }), sent }
}

test('a choice with a list of its own stands in the line of the unit, outside any paragraph', async () => {
  const { figure } = await givenFigure({ unit: <ul aria-label="Companies" /> })
  expect(figure.querySelector('ul')!.closest('[data-unit]')).toBeTruthy()
  expect(figure.querySelector('ul')!.closest('p')).toBeNull()
})

test('has its anchor, its finding as a heading, its source', async () => {
  const { figure } = await givenFigure()
  expect(figure.id).toBe('spider_chart')
  expect(screen.getByRole('heading', { name: 'Climate leads' })).toBeTruthy()
  expect(figure.textContent).toContain('Source: Integrated report, p. 33')
})

test('toggles between chart and table; the table reads the same, with a dash for what is missing', async () => {
  const user = userEvent.setup()
  const onSelectRow = vi.fn()
  await givenFigure({ onSelectRow })
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Table' }))
  expect(screen.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed')).toBe('true')
  const rows = within(screen.getByRole('table', { name: 'Climate leads' })).getAllByRole('row')
  expect(rows[1]!.textContent).toBe('Climate88.8')
  expect(rows[2]!.textContent).toContain('—')
  await user.click(screen.getByRole('button', { name: 'Climate' }))
  expect(onSelectRow).toHaveBeenCalledWith('climate')
})

test('saves the table as CSV, counted once it was said what it takes', async () => {
  const user = userEvent.setup()
  const saved: Blob[] = []
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { sent } = await givenFigure()
  await user.click(screen.getByRole('button', { name: 'Export and link: Climate leads' }))
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Climate leads' }))
  expect(await dialog.findByText('1 company × 1 year = 1 count')).toBeTruthy()
  expect(saved).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await screen.findByText('spider_chart.csv has been downloaded')
  const counting = sent.find(({ url }) => url.pathname === '/api/downloads')
  expect(counting?.body).toMatchObject({ kind: 'figure-table', companies: 1, years: 1 })
  expect(click).toHaveBeenCalled()
  const bytes = new Uint8Array(await saved[0]!.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  // What it is stands before the heading in lines that programs skip.
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  const isNote = (line: string) => /^"?#/.test(line)
  expect(lines.filter((line) => !isNote(line))).toEqual(['Axis,Score', 'Climate,88.75', 'Impact,'])
  expect(lines.filter(isNote).join('\n')).toMatch(
    /Climate leads\n.*Profile\n.*Data as of .*Integrated report[,，] p\. 33.*Source: the register[,，] processed/s,
  )
  click.mockRestore()
})

test('a figure that has nothing to show yet cannot be saved as an image, and says so', async () => {
  const user = userEvent.setup()
  await givenFigure({ state: { kind: 'loading', height: 80 } })
  await user.click(screen.getByRole('button', { name: /Export/ }))
  const item = await screen.findByRole('menuitem', { name: /PNG/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('There is nothing to save as an image yet')
})

test('without data it says what to change and does it', async () => {
  const user = userEvent.setup()
  const show = vi.fn()
  await givenFigure({ state: { kind: 'empty', latest: { fiscalYear: 2024, show } } })
  expect(screen.queryByText('drawing')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show FY2024, the latest with data' }))
  expect(show).toHaveBeenCalled()
})

test('an error stays in the figure and can be retried', async () => {
  const user = userEvent.setup()
  const retry = vi.fn()
  const { figure } = await givenFigure({ state: { kind: 'error', error: new Error('x'), retry } })
  await user.click(within(figure).getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalled()
})

test('words of a filing in the table say that they are Japanese, its figures and the reader’s words do not', async () => {
  const cells = ['Net zero', 'ネットゼロ 2026/06/24', { value: 88.75, text: '88.8' }]
  const columns = ['Goal', 'Source', 'Score'].map((label) => ({ label }))
  await renderParts(<PlainTable table={{ caption: 'Goals', columns, rows: [{ key: 'zero', cells }] }} />)
  const row = within(screen.getByRole('table')).getAllByRole('row')[1]!
  expect([...row.children].map((cell) => cell.getAttribute('lang'))).toEqual([null, 'ja', null])
})
