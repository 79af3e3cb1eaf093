const buttons = '[aria-keyshortcuts="w"]'

/** Whether anything on the screen can be put into a watchlist. */
export const canAddToWatchlist = (): boolean => document.querySelector(buttons) !== null

/** Press the button of `w`: the one in the part of the screen that has the focus, else the first of the screen. Says whether there is one. */
export function pressAddToWatchlist(): boolean {
  const part = document.activeElement?.closest('section, aside')
  const button = part?.querySelector<HTMLElement>(buttons) ?? document.querySelector<HTMLElement>(buttons)
  button?.click()
  return button !== null
}
