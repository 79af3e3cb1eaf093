import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pressTab } from '../companies/head/tab-keys.ts'
import { pressAddToWatchlist } from '../watchlists/add/key.ts'
import { openShortcuts } from './actions.tsx'
import { isReserved, usesSingleKeys } from './keys.ts'
import { openPalette } from './palette/open.ts'
import { sections } from './sections.ts'

const goes: Readonly<Record<string, (typeof sections)[number]['name']>> = {
  a: 'analysis',
  e: 'contents',
  p: 'portfolio',
  t: 'tools',
  w: 'watchlist',
}
/** Milliseconds in which the second key of a pair has to follow. */
const pairPause = 1200

/** Keys that work everywhere: Ctrl/⌘ K, and on their own `/`, `?`, `w`, `[`, `]` and `g` with a letter. */
export function Shortcuts() {
  const navigate = useNavigate()
  useEffect(() => {
    let wentAt = 0
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        openPalette()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isReserved(event) || !usesSingleKeys()) return
      const section = Date.now() - wentAt < pairPause ? goes[event.key] : undefined
      wentAt = event.key === 'g' ? Date.now() : 0
      if (section) void navigate({ to: sections.find(({ name }) => name === section)!.to, search: {} })
      else if (event.key === '/') openPalette()
      else if (event.key === '?') openShortcuts()
      else if (event.key === '[' || event.key === ']') {
        if (!pressTab(event.key === '[' ? -1 : 1)) return
      } else if (event.key !== 'w' || event.repeat || !pressAddToWatchlist()) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
  return null
}
