import { nameOf, otherNameOf } from '../../i18n/names.ts'
import { useTaxonomy } from '../../indicators/use-definitions.ts'
import { useIndicators } from '../../indicators/use-indicators.ts'
import { type Entry, indicatorEntries, rankedEntries, themeEntries } from './catalogue.ts'
import type { Item, Section } from './item.ts'
import { paletteMessages } from './messages.ts'

const max = { indicators: 6, themes: 4 } as const

/** Where the whole list is. */
const lists = { indicators: '/definitions', themes: '/taxonomy' } as const

interface CatalogueItems {
  readonly sections: readonly Section[]
  /** False while the catalogue is still on its way. */
  readonly isSettled: boolean
}

/** Indicators and themes by name or code in either language; each opens its definition. */
export function useCatalogueItems(text: string, go: (href: string) => void): CatalogueItems {
  const [indicators, taxonomy] = [useIndicators(), useTaxonomy()]
  const sectionOf = (section: 'indicators' | 'themes', entries: readonly Entry[]): Section => {
    const ranked = rankedEntries(entries, text)
    const items = ranked.slice(0, max[section]).map(({ entry }) => toItem(entry, section, go))
    const rest = ranked.length > max[section] ? [restOf(section, text, go)] : []
    return { rank: ranked[0]?.rank ?? 0, items: [...items, ...rest] }
  }
  return {
    sections: [
      sectionOf('indicators', indicators.data ? indicatorEntries(indicators.data) : []),
      sectionOf('themes', taxonomy.data ? themeEntries(taxonomy.data.themes) : []),
    ],
    isSettled: !indicators.isPending && !taxonomy.isPending,
  }
}

function toItem(entry: Entry, section: 'indicators' | 'themes', go: (href: string) => void): Item {
  const other = otherNameOf(entry)
  return {
    id: `${section}-${entry.code}`,
    section,
    words: (
      <>
        {section === 'indicators' && <span className="code">{entry.code}</span>}
        <span>{nameOf(entry)}</span>
        <small lang={other.lang}>{other.text}</small>
      </>
    ),
    run: () => go(entry.href),
  }
}

function restOf(section: 'indicators' | 'themes', text: string, go: (href: string) => void): Item {
  return {
    id: `${section}-all`,
    section,
    words: paletteMessages().rest[section],
    run: () => go(`${lists[section]}?find=${encodeURIComponent(text)}`),
  }
}
