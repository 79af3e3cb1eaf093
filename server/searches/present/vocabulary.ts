import { measureOf, ownMeasures } from '#contract/search/measure.ts'
import type { getSearchVocabulary } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { allRegions } from '#server/catalogue/regions.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import { vendorLevels } from '#server/market/ratings/scales.ts'
import type { BitSet } from '../evaluate/bit-set.ts'
import { ruleStates } from '../evaluate/lists.ts'
import type { SearchView } from '../evaluate/view.ts'

const listNames = [
  'market',
  'tse33',
  'tse17',
  'gics',
  'gics2018',
  'country',
  'region',
  'listing',
  'accounts',
  'sbti',
] as const
type Vocabulary = Output<typeof getSearchVocabulary>
type State = Vocabulary['themes'][number]['states'][number]['state']

/** Everything that conditions can name in this market, with how many listed companies each stands for. */
export function vocabularyOf(view: SearchView): Vocabulary {
  const { lists, listed, allowed, columns, vocabulary, year } = view
  const companiesOf = (name: (typeof listNames)[number]) => (name === 'listing' ? null : listed)
  return {
    years: [...vocabulary.years],
    year,
    sets: Object.fromEntries(
      listNames.map((name) => [name, countValues(lists.values(name), companiesOf(name))]),
    ) as Vocabulary['sets'],
    regions: allRegions().map(({ kind: _, ...region }) => region),
    themes: themesOf(view),
    measures: [...ownMeasures],
    vendors: vocabulary.vendors.map((vendor) => {
      const { key, nameJa, nameEn } = vendor
      const isLocked = !allowed.includes(vendor)
      const { names = [] } = columns.of(measureOf(key))
      const counts = new Map(countValues(names, listed).map(({ value, companies }) => [value, companies]))
      const levels = vendorLevels(vendor).map((value) => ({ value, companies: counts.get(value) ?? 0 }))
      return { vendor: key, nameJa, nameEn, isLocked, levels: isLocked ? [] : levels }
    }),
  }
}

function themesOf({ lists, listed }: SearchView): Vocabulary['themes'] {
  const tables = themeTables()
  const rules = [...lists.themes].map(([code, states]) => {
    const row = tables.rows.find((one) => one.code === code)
    const indexName = code.replace(/^index\./, '')
    const companies = new Map(
      countValues(
        states.map((state) => [state]),
        listed,
      ).map(({ value, companies }) => [value, companies]),
    )
    return {
      code,
      kind: row?.kind ?? ('index' as const),
      nameJa: row?.name_ja ?? indexName,
      nameEn: row?.name_en ?? indexName,
      states: ruleStates(code).map((state) => ({ state: state as State, companies: companies.get(state) ?? 0 })),
    }
  })
  return rules
}

/** Companies by value, the most frequent first; all of them when `among` is null. */
function countValues(values: readonly (readonly string[])[], among: BitSet | null) {
  const companies = new Map<string, number>()
  for (const [company, own] of values.entries()) {
    if (among && !among.has(company)) continue
    for (const value of own) companies.set(value, (companies.get(value) ?? 0) + 1)
  }
  return [...companies].map(([value, count]) => ({ value, companies: count })).sort((a, b) => b.companies - a.companies)
}
