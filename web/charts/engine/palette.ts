import { useMemo, useSyncExternalStore } from 'react'

const tokens = [
  'paper',
  'ink',
  'ink-2',
  'ink-3',
  'rule-mid',
  'rule',
  'rule-faint',
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-peer',
  'series-ref',
  'band-strength',
  'band-average',
  'band-issue',
  'band-none',
  'fan-1',
  'fan-2',
  'fan-3',
  'font-sans',
  'font-serif',
] as const

/** The design tokens as they are worth now: what draws outside of CSS needs their values. */
export type Palette = Readonly<Record<(typeof tokens)[number], string>>

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(tokens.map((token) => [token, style.getPropertyValue(`--${token}`).trim()])) as Palette
}

const theme = () => document.documentElement.dataset.theme

/** Whoever sets the theme sets it on the root; watching that works for a link's theme as well as for the switch. */
function onTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The palette, read again when the theme changes. */
export function usePalette(): Palette {
  const now = useSyncExternalStore(onTheme, theme)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is what the values depend on
  return useMemo(readPalette, [now])
}
