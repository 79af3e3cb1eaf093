import { z } from 'zod'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact, type Status } from './fact.ts'
import { japaneseOf } from './japanese.ts'

const namedRow = { ...fact, code: z.string().min(1), name_en: z.string().min(1), name_ja: z.string().min(1) }

const toNamed = (row: { code: string; name_en: string; name_ja: string }) => ({
  code: row.code,
  nameJa: row.name_ja,
  nameEn: row.name_en,
})

export function readTse33() {
  const rows = readTable('tse33.csv', z.object({ ...namedRow, tse17_code: z.string().min(1) }))
  return rows.map((row) => ({ ...toNamed(row), tse17Code: row.tse17_code }))
}

export function readTse17() {
  return readTable('tse17.csv', z.object(namedRow)).map(toNamed)
}

export function readMarketSegments() {
  return readTable('market_segments.csv', z.object({ ...namedRow, note: z.string() })).map(toNamed)
}

/** Sectors, groups and industries of the Global Industry Classification Standard, before and after 2023. */
export function readGics() {
  const row = z.object({
    ...namedRow,
    level: z.enum(['sector', 'group', 'industry']),
    parent: z.string(),
    basis: z.enum(['2018', '2023']),
  })
  return readTable('gics.csv', row)
}

/** Which industries of 2023 each of the 69 industries of 2018 became. */
export function readGicsMapping() {
  return readTable(
    'gics_2018_to_2023.csv',
    z.object({ ...fact, gics_2018: z.string(), gics_2023: z.string(), note: z.string(), note_ja: z.string() }),
  )
}

/** Which of the 74 industries companies of a TSE 33 industry mostly belong to. */
export function readTse33Gics() {
  return readTable('tse33_gics.csv', z.object({ ...fact, tse33_code: z.string(), gics_code: z.string() }))
}

const tables = [
  ['tse33', 'tse33.csv'],
  ['tse17', 'tse17.csv'],
  ['gics', 'gics.csv'],
  ['gics-changes', 'gics_2018_to_2023.csv'],
  ['tse33-gics', 'tse33_gics.csv'],
] as const

/** Where each table comes from and how far it was checked: as far as its least checked row. */
export function tableFacts() {
  const sourceJa = japaneseOf('source')
  const order: readonly Status[] = ['proposed', 'recalled', 'secondary', 'derived', 'verified', 'official']
  return tables.map(([name, file]) => {
    const rows = readTable(file, z.object(fact))
    const status = order.find((each) => rows.some((row) => row.status === each))!
    const sources = [...new Set(rows.map(({ source }) => source))]
    return { name, sourceJa: sources.map(sourceJa).join(''), sourceEn: sources.join('; '), status, rows: rows.length }
  })
}

const tse33Tables = once(() => {
  const tse33 = readTse33()
  return {
    codeOf: new Map(tse33.map(({ code, nameJa }) => [plainName(nameJa), code])),
    tse17Of: new Map(tse33.map(({ code, tse17Code }) => [code, tse17Code])),
  }
})

/** The exchange's industry of a filer by the name that EDINET's code list has for it: the same without marks and the last 業. */
export const tse33OfEdinet = (name: string | null | undefined): string | null =>
  (name ? tse33Tables().codeOf.get(plainName(name)) : undefined) ?? null

/** The TSE 17 industry that an industry of the 33 belongs to. */
export const tse17Of = (tse33: string | null): string | null =>
  (tse33 === null ? undefined : tse33Tables().tse17Of.get(tse33)) ?? null

const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[・、,･\s]/g, '')
    .replace(/業$/, '')

interface IndustryRow {
  readonly tse33_code: string | null
  readonly tse33_origin: 'exchange' | 'code-list' | 'table' | null
  readonly edinet_industry: string | null
  readonly told: Readonly<Record<string, string>>
}

/**
 * Day of the newest list that told the TSE 33 industry of a company. One that follows from EDINET's own industry has the day of EDINET's
 * list, also where it stands since the exchange told none any more.
 */
export function industryToldOn({ tse33_code, tse33_origin, edinet_industry, told }: IndustryRow): string | null {
  if (tse33_code === null) return null
  const isEdinets = tse33_origin === 'code-list' && tse33OfEdinet(edinet_industry) === tse33_code
  return (isEdinets ? told.edinet_industry : told.tse33_code) ?? null
}
