import { z } from 'zod'
import { depthClasses } from '#methodology/scenario/physical-damage.ts'
import { FactStatus } from '../market/indicators.ts'
import { Assumption } from '../wire/assumed.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { chosenColumns, lineCells, lineDecisions, tableReading } from '../wire/table-reading.ts'
import { uploadBodyBytes, uploadedFile, uploadRefusals } from '../wire/uploads.ts'

export const siteLimits = {
  /** Bytes of a file. */
  bytes: 700_000,
  /** Sites of an account. */
  sites: 1000,
  /** Characters of a name. */
  name: 100,
} as const

/** What the columns of a table of sites are. */
export const siteFields = [
  'name',
  'prefecture',
  'latitude',
  'longitude',
  'assets',
  'depth',
  'probability',
  'stock',
  'dailySales',
] as const
export type SiteField = (typeof siteFields)[number]
/** Those that are amounts of yen. */
export const siteAmounts = ['assets', 'stock', 'dailySales'] as const

/** What becomes of a row. */
export const siteOutcomes = [
  'add',
  'name',
  'place',
  'assets',
  'depth',
  'probability',
  'stock',
  'sales',
  /** A comma that neither parts thousands nor is the decimal mark of the table. */
  'comma',
  /** A formula whose result the workbook does not hold. */
  'formula',
  /** The row has other cells than the header. */
  'cells',
  /** A total, which stands for other rows. */
  'total',
  /** Left out by the person who looked at it. */
  'left-out',
] as const

const Site = z.object({
  name: z.string(),
  /** Code of ISO 3166-2, `JP-13`. */
  prefecture: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** JPY. */
  assets: z.number(),
  depth: z.enum(depthClasses),
  /** Chance of such a flood in a year today, 0 to 1. */
  probability: z.number(),
  stock: z.number().nullable(),
  dailySales: z.number().nullable(),
})
export type ScenarioSite = z.infer<typeof Site>

const Row = z.object({
  line: z.int(),
  /** As they stand in the file. */
  written: z.string(),
  /** The same by columns, with what was said in the place of cells; empty where nobody can say which cell is which. */
  cells: z.partialRecord(z.enum(siteFields), z.string()),
  site: Site.nullable(),
  outcome: z.enum(siteOutcomes),
})
export type SiteRow = z.infer<typeof Row>

export const floodWorldNames = ['today', '2C', '4C'] as const

/** Loss to be expected a year, JPY. */
const Damage = z.object({
  assets: z.number(),
  stock: z.number().nullable(),
  downtime: z.number().nullable(),
  total: z.number(),
})

const Sites = z.object({
  sites: z.array(
    Site.extend({
      prefectureJa: z.string().nullable(),
      prefectureEn: z.string().nullable(),
      damage: z.object({ today: Damage, '2C': Damage, '4C': Damage }),
    }),
  ),
  totals: z.object({ today: z.number(), '2C': z.number(), '4C': z.number() }),
  /** How much a flood of each depth takes, and how far that was checked. */
  depths: z.array(
    z.object({
      depth: z.enum(depthClasses),
      assets: z.number(),
      stock: z.number(),
      downtime: z.number(),
      status: FactStatus,
      source: z.string(),
    }),
  ),
  /** How many times as often floods come. */
  worlds: z.array(
    z.object({ world: z.enum(floodWorldNames), multiplier: z.number(), status: FactStatus, source: z.string() }),
  ),
})
export type ScenarioSites = z.infer<typeof Sites>

/** From the least to the most checked. */
const statuses = ['proposed', 'recalled', 'secondary', 'derived', 'verified', 'official'] as const

/** Damage is as checked as the least checked ratio, days or multiplier that it is worked out with. */
export const floodStatus = ({ depths, worlds }: Pick<ScenarioSites, 'depths' | 'worlds'>) =>
  statuses.find((status) => [...depths, ...worlds].some((fact) => fact.status === status)) ?? 'proposed'

const Reading = z.object({
  ...tableReading,
  file: uploadedFile(siteLimits.bytes),
  columns: chosenColumns(siteFields),
  /** What amounts are multiplied by; as the name of their column says when left out. */
  scales: z.partialRecord(z.enum(siteAmounts), z.number().positive().max(1e12)).optional(),
  /** What depths without a unit are in; as their column says, else centimeters, when left out. */
  depthUnit: z.enum(['cm', 'm']).optional(),
  /** What probabilities without a sign are in; as their column says, else shares of one, when left out. */
  probabilityUnit: z.enum(['percent', 'fraction']).optional(),
  /** Rows that are left out, by their line in the file. */
  decisions: lineDecisions(z.literal('leave')),
  cells: lineCells(siteFields),
})
export type SiteReading = Omit<z.infer<typeof Reading>, 'file'>

/** Room for what may be said of rows beside the file. */
const maxBytes = uploadBodyBytes(siteLimits.bytes) + 200_000
const refusals = ['scenario.file-unreadable', 'scenario.file-columns', 'scenario.file-long', ...uploadRefusals] as const

export const listSites = endpoint('GET /scenarios/sites', {
  summary: 'The caller’s sites with the flood damage to be expected a year: today, at 2 °C and at 4 °C',
  response: Sites,
  refusals: [],
})

export const readSiteFile = endpoint('POST /scenarios/sites/file', {
  closedToTrials: true,
  summary: 'Read a table of sites and say of each row what would happen; nothing is kept',
  body: Reading,
  mostBytes: maxBytes,
  response: z.object({ rows: z.array(Row), assumed: z.array(Assumption) }),
  refusals: [...refusals],
})

export const saveSiteFile = endpoint('PUT /scenarios/sites', {
  closedToTrials: true,
  summary: 'Keep the sites of a table in the place of those before; rows that cannot be read are left out and counted',
  body: Reading,
  mostBytes: maxBytes,
  response: z.object({ saved: z.int(), rejected: z.int() }),
  refusals: [...refusals, 'scenario.no-lines'],
})

export const removeSites = endpoint('DELETE /scenarios/sites', {
  summary: 'Remove the caller’s sites',
  response: z.object({}),
  refusals: [],
})

export const saveSiteTemplate = endpoint('GET /scenarios/sites/template/:format', {
  envelope: 'file',
  summary: 'An empty table of sites with its columns explained',
  params: z.object({ format: z.enum(['csv', 'xlsx']) }),
  query: z.object({ lang: z.enum(['ja', 'en']).default('ja') }),
  response: FileAnswer,
  refusals: [],
})
