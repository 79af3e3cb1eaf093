/** The first button of `w` in a part of the screen that is not hidden there, as the tray's is on a phone. */
const buttonIn = (part: ParentNode | null | undefined): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLElement>('[aria-keyshortcuts="w"]') ?? [])].find(
    (button) => button.checkVisibility?.() !== false,
  )

/** Whether anything on the screen can be put into a watchlist. */
export const canAddToWatchlist = (): boolean => buttonIn(document) !== undefined

/** Press the button of `w`: the one in the part of the screen that has the focus, else the first of the screen. Says whether there is one. */
export function pressAddToWatchlist(): boolean {
  const button = buttonIn(document.activeElement?.closest('section, aside')) ?? buttonIn(document)
  // A pop-over does not show beside what is scrolled out of sight.
  button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  button?.click()
  return button !== undefined
}
