const key = 'single-keys'

/** The palette's keys as this machine's keyboard names them. */
export const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** Whether keys on their own do something; people who dictate or mistype switch it off. */
export function usesSingleKeys(): boolean {
  return localStorage.getItem(key) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(key, isOn ? 'on' : 'off')
}

/** Whether a key press belongs to something that takes text, or to a dialog; the boxes by which one selects rows take none. */
export function isReserved(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.isComposing ||
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]',
    ) !== null
  )
}
