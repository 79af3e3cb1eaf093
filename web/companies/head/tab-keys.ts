/** Press the tab of the company page before or after the one that is open, also where the row has no room for it. Says whether there are tabs. */
export function pressTab(by: -1 | 1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('[data-tabs="company"] > a')]
  const current = links.findIndex((link) => link.hasAttribute('aria-current'))
  links[(current + by + links.length) % links.length]?.click()
  return links.length > 0
}
