import { createTheme, MantineProvider } from '@mantine/core'
import { type ReactNode, useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The theme in force; `theme.js` sets it before the first drawing. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function switchTheme(next: Theme): void {
  document.documentElement.dataset.theme = next
  localStorage.setItem('theme', next)
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, currentTheme)
}

/** Milliseconds, the same everywhere: tooltips, menus, notes of success, and how long a first load stays blank. */
export const delays = { tooltipShow: 200, menuHide: 400, dispose: 5000, note: 3000, firstLoad: 300 } as const

/** The component library takes its looks from our tokens; its own colors are used nowhere. */
const theme = createTheme({
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-serif)' },
  defaultRadius: 2,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Tooltip: { defaultProps: { openDelay: delays.tooltipShow, transitionProps: { duration: 0 } } },
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        closeDelay: delays.menuHide,
        transitionProps: { duration: 0 },
      },
    },
    Popover: { defaultProps: { transitionProps: { duration: 0 } } },
  },
})

export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useTheme()} deduplicateCssVariables>
      {children}
    </MantineProvider>
  )
}
