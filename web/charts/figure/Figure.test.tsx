import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Themed } from '../../ui/theme.tsx'
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

function givenFigure(more: { state?: FigureState; onSelectRow?: (key: string) => void } = {}) {
  render(
    <Themed>
      <Figure
        id="spider_chart"
        number={2}
        name="Profile"
        finding="Climate leads"
        views={[{ key: 'chart', label: 'Chart', isPicture: true, content: <p>drawing</p> }]}
        table={table}
        source="Integrated report, p. 33"
        {...more}
      />
    </Themed>,
  )
  return screen.getByRole('figure', { name: 'Climate leads' })
}

test('has its anchor, its finding as a heading, its source', () => {
  const figure = givenFigure()
  expect(figure.id).toBe('spider_chart')
  expect(screen.getByRole('heading', { name: 'Climate leads' })).toBeTruthy()
  expect(figure.textContent).toContain('Source: Integrated report, p. 33')
})

test('toggles between chart and table; the table reads the same, with a dash for what is missing', async () => {
  const user = userEvent.setup()
  const onSelectRow = vi.fn()
  givenFigure({ onSelectRow })
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Table' }))
  expect(screen.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed')).toBe('true')
  const rows = within(screen.getByRole('table', { name: 'Climate leads' })).getAllByRole('row')
  expect(rows[1]!.textContent).toBe('Climate88.8')
  expect(rows[2]!.textContent).toContain('—')
  await user.click(screen.getByRole('button', { name: 'Climate' }))
  expect(onSelectRow).toHaveBeenCalledWith('climate')
})

test('saves the table as CSV', async () => {
  const user = userEvent.setup()
  const saved: Blob[] = []
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  givenFigure()
  await user.click(screen.getByRole('button', { name: 'Export and link: Climate leads' }))
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  expect(click).toHaveBeenCalled()
  const bytes = new Uint8Array(await saved[0]!.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('Axis,Score\r\nClimate,88.75\r\nImpact,\r\n')
  click.mockRestore()
})

test('a table cannot be saved as an image, and says so', async () => {
  const user = userEvent.setup()
  givenFigure()
  await user.click(screen.getByRole('button', { name: 'Table' }))
  await user.click(screen.getByRole('button', { name: /Export/ }))
  const item = await screen.findByRole('menuitem', { name: /PNG/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('This view cannot be saved as an image')
})

test('without data it says what to change and does it', async () => {
  const user = userEvent.setup()
  const show = vi.fn()
  givenFigure({ state: { kind: 'empty', latest: { fiscalYear: 2024, show } } })
  expect(screen.queryByText('drawing')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show FY2024, the latest with data' }))
  expect(show).toHaveBeenCalled()
})

test('an error stays in the figure and can be retried', async () => {
  const user = userEvent.setup()
  const retry = vi.fn()
  const figure = givenFigure({ state: { kind: 'error', error: new Error('x'), retry } })
  await user.click(within(figure).getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalled()
})
