import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BackToTop } from './BackToTop.tsx'
import { Themed } from './theme.tsx'

const media = window.matchMedia
afterEach(() => {
  window.matchMedia = media
  scrollBy(0)
})

function scrollBy(y: number): void {
  Object.assign(window, { scrollY: y, pageYOffset: y })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

function show(): ReturnType<typeof vi.spyOn> {
  render(
    <Themed>
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </Themed>,
  )
  return vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
}

test('appears once there is something to go back over', () => {
  show()
  expect(screen.queryByRole('button')).toBeNull()
  scrollBy(2000)
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy()
})

test('goes to 200 pixels above the root, at least to the top, and the focus goes along', () => {
  const scrollTo = show()
  const root = document.body
  scrollBy(2000)
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValueOnce({ top: -1500 } as DOMRect)
  fireEvent.click(screen.getByRole('button'))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'smooth' })
  expect(document.activeElement?.id).toBe('content')
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValueOnce({ top: -2000 } as DOMRect)
  fireEvent.click(screen.getByRole('button'))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
})

test('jumps for readers who want no motion', () => {
  window.matchMedia = (query) => ({ ...media(query), matches: query.includes('reduce') })
  const scrollTo = show()
  scrollBy(2000)
  fireEvent.click(screen.getByRole('button'))
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'auto' }))
})
