import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Themed } from '../theme.tsx'
import { TipHost } from './TipHost.tsx'
import { tip, tipOnText } from './tip.ts'

beforeEach(() => {
  render(
    <Themed>
      <button type="button" {...tip('Sorts the rows')}>
        Sort
      </button>
      <span {...tipOnText('Weight that rests on disclosed figures')}>34%</span>
      <span {...tip(undefined)}>plain</span>
      <TipHost />
    </Themed>,
  )
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const tooltip = () => screen.queryByRole('tooltip')

test('comes 200 ms after it is pointed at, stays while it is pointed at itself, and goes with the pointer', async () => {
  fireEvent.pointerOver(screen.getByText('Sort'), { pointerType: 'mouse' })
  await pass(150)
  expect(tooltip()).toBeNull()
  await pass(60)
  expect(tooltip()?.textContent).toBe('Sorts the rows')
  fireEvent.pointerOver(tooltip()!, { pointerType: 'mouse' })
  await pass(300)
  expect(tooltip()).toBeTruthy()
  fireEvent.pointerOver(screen.getByText('plain'), { pointerType: 'mouse' })
  expect(tooltip()).toBeNull()
})

test('plain text is reached by the keyboard, described by its tip, and Escape ends it', async () => {
  const text = screen.getByText('34%')
  expect(text.tabIndex).toBe(0)
  vi.spyOn(text, 'matches').mockReturnValue(true) // jsdom knows no :focus-visible
  act(() => text.focus())
  await pass(0)
  expect(tooltip()?.textContent).toBe('Weight that rests on disclosed figures')
  expect(text.getAttribute('aria-describedby')).toBe(tooltip()!.id)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(tooltip()).toBeNull()
  expect(text.hasAttribute('aria-describedby')).toBe(false)
})

test('nothing to say leaves no trace, and a touch opens nothing', async () => {
  expect(screen.getByText('plain').hasAttribute('data-tip')).toBe(false)
  fireEvent.pointerOver(screen.getByText('Sort'), { pointerType: 'touch' })
  await pass(500)
  expect(tooltip()).toBeNull()
})
