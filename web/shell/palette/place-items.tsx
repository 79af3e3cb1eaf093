import type { Item, Section } from './item.ts'
import { closeness } from './parse.ts'
import { places } from './places.ts'

const shownPlaces = 6

/** Screens whose names fit what is typed, the closest first. */
export function placeItems(text: string, go: (href: string) => void): Section {
  const ranked = places()
    .map((place) => ({ place, rank: Math.max(closeness(place.name, text) + 0.5, closeness(place.also, text)) }))
    .filter(({ rank }) => rank >= 1)
    .sort((a, b) => b.rank - a.rank)
  const items = ranked.slice(0, shownPlaces).map(
    ({ place }): Item => ({
      id: `place-${place.to}`,
      section: 'pages',
      words: place.name,
      side: place.keys?.split(' ').map((key) => <kbd key={key}>{key}</kbd>),
      run: () => go(place.to),
    }),
  )
  return { rank: ranked[0]?.rank ?? 0, items }
}
