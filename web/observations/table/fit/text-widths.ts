/** Pixels of texts in the bold letters of a table, as this browser draws them: whatever letters it has, no figure is cut. */
export function textWidths(box: HTMLElement, texts: readonly string[], className: string): number[] {
  const probe = document.createElement('div')
  probe.className = className
  probe.setAttribute('aria-hidden', 'true')
  for (const text of texts) probe.append(Object.assign(document.createElement('b'), { textContent: text }))
  box.append(probe)
  const widths = [...probe.children].map((child) => child.getBoundingClientRect().width)
  probe.remove()
  return widths
}
