import { z } from 'zod'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact } from './fact.ts'

/** Regions of UN M49, of Japan, and its prefectures, each after the one it belongs to. */
export function readRegions() {
  const row = z.object({
    ...fact,
    code: z.string().min(1),
    name_en: z.string().min(1),
    name_ja: z.string().min(1),
    parent: z.string(),
    kind: z.enum(['m49', 'japan-region', 'prefecture']),
  })
  return readTable('regions.csv', row).map(({ code, name_en, name_ja, parent, kind }) => ({
    code,
    nameJa: name_ja,
    nameEn: name_en,
    parent: parent === '' ? null : parent,
    kind,
  }))
}

/** The smallest region of each country. */
export function readRegionCountries() {
  return readTable('region_countries.csv', z.object({ ...fact, country: z.string(), region: z.string() }))
}

/** Cities and special wards of Japan whose name says the prefecture: lists of filers leave it out. */
export function readJapanCities() {
  return readTable('japan_cities.csv', z.object({ ...fact, name: z.string(), prefecture: z.string() }))
}

interface HeadOffice {
  /** Two letters. */
  readonly country: string
  /** As a list writes it; null where none does. */
  readonly address: string | null
}

/** All regions, as `readRegions` reads them. */
export const allRegions = () => tables().regions

/** Every region that a head office lies in, the smallest first. */
export function regionsOf({ country, address }: HeadOffice): string[] {
  const { parents, countries } = tables()
  const prefecture = country === 'JP' && address !== null ? prefectureOf(address) : null
  const regions: string[] = []
  for (let code = prefecture ?? countries.get(country) ?? null; code !== null; code = parents.get(code) ?? null) {
    regions.push(code)
  }
  return regions
}

/** From the prefecture that an address begins with, else its city; null where neither tells. */
export function prefectureOf(address: string): string | null {
  const { places, longest } = tables()
  const plain = plainOf(address)
  for (let length = longest; length > 0; length--) {
    const prefecture = places.get(plain.slice(0, length))
    if (prefecture) return prefecture
  }
  return null
}

/** Small and large ケ are written for one another. */
const plainOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '').replaceAll('ヶ', 'ケ')

interface Tables {
  readonly regions: ReturnType<typeof readRegions>
  readonly parents: ReadonlyMap<string, string | null>
  readonly countries: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, string>
  /** Letters of the longest name of a place. */
  readonly longest: number
}
const tables = once(makeTables)

function makeTables(): Tables {
  const regions = readRegions()
  const prefectures = regions.filter(({ kind }) => kind === 'prefecture')
  const places = new Map([
    ...readJapanCities().map(({ name, prefecture }) => [plainOf(name), prefecture] as const),
    ...prefectures.map(({ nameJa, code }) => [nameJa, code] as const),
  ])
  return {
    regions,
    parents: new Map(regions.map(({ code, parent }) => [code, parent])),
    countries: new Map(readRegionCountries().map(({ country, region }) => [country, region])),
    places,
    longest: Math.max(...[...places.keys()].map(({ length }) => length)),
  }
}
