import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ChartPoint } from '../navigation/points.ts'
import { Chart } from './Chart.tsx'

const engine = vi.hoisted(() => ({ draw: vi.fn(), remove: vi.fn(), isBroken: false }))
vi.mock('./engine.ts', () => ({
  drawInto: () => {
    if (engine.isBroken) throw new Error('broken')
    return { ...engine, place: ([x, y]: readonly [number, number]) => ({ x: x * 10, y }) }
  },
}))

const points: ChartPoint[] = [
  { key: 'a', text: 'Climate 88.8', at: [1, 0] },
  { key: 'b', text: 'Water 78.0', at: [5, 0] },
  { key: 'c', text: 'Impact: not disclosed', at: [9, 0], opens: false },
]
const option = () => ({ series: [] })

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 400 })
  engine.draw.mockClear()
})

function givenChart(onSelect = vi.fn()) {
  render(
    <>
      <Chart label="Profile" height={200} option={option} points={points} onSelect={onSelect} />
      <button type="button">after</button>
    </>,
  )
  return { onSelect, chart: screen.getByRole('application', { name: 'Profile' }) }
}

const live = () => document.querySelector('[aria-live]')!.textContent

test('one tab stop; arrows move and say where one is; Enter opens; Escape leaves', async () => {
  const user = userEvent.setup()
  const { onSelect, chart } = givenChart()
  await user.tab()
  expect(document.activeElement).toBe(chart)
  expect(live()).toBe('')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(live()).toBe('Water 78.0 (2 of 3)')
  await user.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(points[1])
  await user.keyboard('{Escape}')
  expect(live()).toBe('')
  await user.tab()
  expect(document.activeElement!.textContent).toBe('after')
})

test('what has nothing behind it is read and does not open', async () => {
  const user = userEvent.setup()
  const { onSelect } = givenChart()
  await user.tab()
  await user.keyboard('{End}{Enter}')
  expect(live()).toContain('Impact: not disclosed')
  expect(onSelect).not.toHaveBeenCalled()
})

test('Escape without a point is left to others, such as the why panel', async () => {
  const user = userEvent.setup()
  const outer = vi.fn()
  document.addEventListener('keydown', outer)
  givenChart()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(outer).toHaveBeenCalled()
  document.removeEventListener('keydown', outer)
})

test('the pointer opens the nearest point within reach', async () => {
  const { onSelect, chart } = givenChart()
  await vi.waitFor(() => expect(engine.draw).toHaveBeenCalled(), { timeout: 120_000 })
  fireEvent.click(chart, { clientX: 100 + 47, clientY: 100 + 2 })
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(points[1])
  fireEvent.click(chart, { clientX: 100 + 300, clientY: 100 })
  expect(onSelect).toHaveBeenCalledTimes(1)
})

test('the theme is drawn anew when it changes', async () => {
  givenChart()
  await vi.waitFor(() => expect(engine.draw).toHaveBeenCalled(), { timeout: 120_000 })
  engine.draw.mockClear()
  document.documentElement.dataset.theme = 'dark'
  await vi.waitFor(() => expect(engine.draw).toHaveBeenCalled(), { timeout: 120_000 })
  delete document.documentElement.dataset.theme
})
