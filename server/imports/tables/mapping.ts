import { parse } from 'yaml'
import { z } from 'zod'
import { nearest } from '#contract/wire/nearest.ts'
import { boundaries } from '#methodology/figures/boundary.ts'
import { unitFactor, unitNames } from '#methodology/figures/units.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { Unreadable } from '../rejections.ts'
import { toPattern } from './pattern.ts'
import { recordFields } from './records/record-fields.ts'

const Column = z.string().min(1).max(300)

/** What is the same in every row and stands in no column: `{ constant: msci }`. */
const Constant = z.strictObject({ constant: z.string().min(1).max(300) })
const Source = z.union([Column, Constant])
export type Source = z.infer<typeof Source>

/** The column of a source; undefined for a constant. */
export const columnOf = (source: Source | undefined) => (typeof source === 'string' ? source : undefined)

/** What a cell must be for a row, or a figure, to be taken. */
export const Test = z.union([
  z.strictObject({ column: Column, is: z.union([z.string(), z.array(z.string()).min(1)]) }),
  z.strictObject({ column: Column, is_not: z.union([z.string(), z.array(z.string()).min(1)]) }),
  z.strictObject({ column: Column, matches: z.string().max(200) }),
  z.strictObject({ column: Column, filled: z.boolean() }),
  /** Two amounts that differ by at least this share of the second. */
  z.strictObject({ differ: z.tuple([Column, Column]), by: z.number().positive() }),
])
export type Test = z.infer<typeof Test>

/** Tests of which one must hold, or that must hold together. */
const Condition = z.union([
  z.strictObject({ any: z.array(z.union([Test, z.strictObject({ all: z.array(Test).min(1) })])).min(1) }),
  z.strictObject({ all: z.array(Test).min(1) }),
])

const Boundary = z.enum(boundaries)

const Figure = z.strictObject({
  indicator: z.string(),
  /** Header of the column; left out in a table by years. */
  column: Column.optional(),
  /** Unit of the figures; or the column that tells it for each row. */
  unit: z.union([z.string(), Constant.transform(({ constant }) => constant)]).optional(),
  unit_column: Column.optional(),
  /** How a ratio is written: 0.05 or 5. Only for indicators in per cent. */
  scale: z.enum(['fraction', 'percent']).optional(),
  /** The scale has been checked, though some figures look like the other one. */
  scale_is_sure: z.boolean().optional(),
  boundary: z.union([Boundary, z.strictObject({ when: z.string(), is: Boundary, otherwise: Boundary })]).optional(),
  state: z.enum(['disclosed', 'estimated']).optional(),
  rows: z.array(Test).optional(),
  /** Rows of one company and year are added up; never done unasked. */
  combine: z.literal('sum').optional(),
  /** Remark, always or when a condition holds. */
  note: z.union([z.string(), z.strictObject({ when: z.string(), note: z.string() })]).optional(),
  /** Left out when a condition holds. */
  unless: z.string().optional(),
})
export type FigureRule = z.infer<typeof Figure>

const Long = z.strictObject({
  indicator: Column,
  /** Codes of the catalogue, or what they are called in this file. */
  names: z.record(z.string(), z.string()).optional(),
  value: Column.optional(),
  unit: Source.optional(),
  boundary: Source.optional(),
  part: Source.optional(),
  state: Source.optional(),
  /** How far the value was assured, and the standard it was reported under. */
  assurance: Source.optional(),
  standard: Source.optional(),
})

const company = ['edinet_code', 'code', 'corporate_number', 'isin', 'lei', 'emitter_code', 'name', 'place'] as const

const Name = z.string().regex(/^[a-z0-9][a-z0-9-]{1,60}$/)

export const Mapping = z.strictObject({
  mapping: Name,
  about: z.string().max(500).optional(),
  kind: z.enum([
    'figures',
    'companies',
    'prices',
    'vendors',
    'vendor-scores',
    'holdings',
    'documents',
    'news',
    'patents',
    'terms',
    'commitments',
  ]),
  title: z.strictObject({ ja: z.string(), en: z.string() }).optional(),
  publisher: z.string().max(100).optional(),
  /** Of commitments: whose list it is. The words of one list mean nothing in another. */
  source: Name.optional(),
  language: z.enum(['ja', 'en']).optional(),
  file: z.strictObject({
    /** Sheets of a workbook; the first one when left out. */
    sheets: z.array(z.string()).min(1).optional(),
    /** Columns that tell the table. */
    columns: z.array(Column).min(1),
    /** The header is exactly these, so that a name may stand twice: the second is `name#2`. */
    exact: z.boolean().optional(),
    /** Columns that a table of this kind may lack, though the mapping reads them. */
    optional: z.array(Column).optional(),
    /** Columns that are filled on the first of several rows. */
    carry: z.array(Column).optional(),
    missing: z.array(z.string()).optional(),
    not_applicable: z.array(z.string()).optional(),
    /** Rows at which an export is cut. */
    limits: z.array(z.int().positive()).optional(),
  }),
  rows: z.array(Test).optional(),
  company: z.partialRecord(z.enum(company), Column).optional(),
  /** Emitter codes learnt from rows that name the company by another number. */
  aliases: z.strictObject({ emitter_code: Column, rows: z.array(Test).optional() }).optional(),
  /** Companies that no list names any more are made from the rows. */
  adds_companies: z.strictObject({ name: Column }).optional(),
  year: z
    .union([
      z.strictObject({ column: Column }),
      z.strictObject({ period_start: Column, period_end: Column }),
      z.strictObject({ period_end: Column }),
      /** The table does not say it: the operator does, or the name of the file. */
      z.strictObject({ ask: z.literal(true), from_file_name: z.string().max(200).optional() }),
      /** A column a year: the first group is the year. */
      z.strictObject({ columns: z.string().max(200) }),
    ])
    .optional(),
  known_from: z
    .union([
      z.strictObject({ column: Column }),
      z.strictObject({ days_after_period_end: z.int().min(0).max(800) }),
      z.literal('today'),
    ])
    .optional(),
  document: z
    .strictObject({ number: Column, title: Column.optional(), submitted: Column, publisher: z.string().optional() })
    .optional(),
  conditions: z.record(z.string(), Condition).optional(),
  figures: z.array(Figure).optional(),
  long: Long.optional(),
  /** For the other kinds: which column fills which field. */
  fields: z.record(z.string(), Source).optional(),
})
export type Mapping = z.infer<typeof Mapping>

const largest = 256 * 1024

/**
 * A mapping file in YAML or JSON; throws `Unreadable` that says where it is wrong and why.
 *
 * @param isOfHouse it comes with the product, and may say that a list is the Science Based Targets initiative's
 */
export function readMapping(text: string, fileName: string, { isOfHouse = false } = {}): Mapping {
  if (text.length > largest) throw wrong(fileName, 'the file', `longer than ${largest} characters`)
  const parsed = Mapping.safeParse(parseText(text, fileName))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    // As people count: the first is 1.
    const place = issue!.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.')
    throw wrong(fileName, place || 'the file', issue!.message)
  }
  check(parsed.data, fileName)
  if (!isOfHouse && parsed.data.kind === 'commitments') checkSource(parsed.data, fileName)
  return parsed.data
}

const listed = (names: ReadonlySet<string>) => (names.size === 0 ? 'are none' : `are ${[...names].join(', ')}`)

function parseText(text: string, fileName: string): unknown {
  try {
    return parse(text, { schema: 'core', customTags: [], maxAliasCount: 20, merge: false, prettyErrors: true })
  } catch (error) {
    throw wrong(fileName, 'the file', (error as Error).message.split('\n')[0]!)
  }
}

function wrong(fileName: string, place: string, why: string): Unreadable {
  return new Unreadable('mapping-invalid', { file: fileName, at: place, because: why.slice(0, 300) })
}

const units = new Map(readCatalogue().map(({ code, unit }) => [code, unit]))

/** What the shape alone does not say: indicators that exist, units that fit, conditions that are named, columns that are told. */
function check(mapping: Mapping, fileName: string): void {
  const say = (place: string, why: string) => {
    throw wrong(fileName, place, why)
  }
  const conditions = new Set(Object.keys(mapping.conditions ?? {}))
  for (const [index, figure] of (mapping.figures ?? []).entries()) {
    const place = `figures.${index + 1}`
    const unit = units.get(figure.indicator)
    if (unit === undefined) {
      const like = nearest(figure.indicator, units.keys())
      say(`${place}.indicator`, `${figure.indicator} is not in the catalogue${like ? `; ${like}?` : ''}`)
    }
    if (unit === undefined) continue
    if (figure.unit === undefined && figure.unit_column === undefined)
      say(`${place}.unit`, `which unit? ${unitsFor(unit)}`)
    else if (figure.unit !== undefined && !isConvertible(figure.unit, unit))
      say(`${place}.unit`, `${figure.unit} cannot become ${unit}; ${unitsFor(unit)}`)
    checkScale(figure, unit, (why) => say(`${place}.scale`, why))
    for (const name of [nameOf(figure.boundary), nameOf(figure.note), figure.unless]) {
      if (name !== undefined && !conditions.has(name))
        say(place, `no condition is called ${name}; there ${listed(conditions)}`)
    }
    const byYears = mapping.year && 'columns' in mapping.year
    if (!byYears && figure.column === undefined) say(`${place}.column`, 'which column?')
  }
  if (mapping.kind === 'figures' && !mapping.figures && !mapping.long) say('figures', 'figures or long is needed')
  if (mapping.kind === 'figures' && !mapping.year) say('year', 'where is the year?')
  if (mapping.kind === 'figures' && !mapping.company) say('company', 'which column names the company?')
  if (mapping.kind !== 'figures' && !mapping.fields) say('fields', 'which column fills which field?')
  checkFields(mapping, say)
  for (const pattern of patternsOf(mapping)) {
    try {
      toPattern(pattern)
    } catch {
      say(pattern, 'not a regular expression of RE2: without lookahead, lookbehind and back references')
    }
  }
}

/** Fields that the kind does not know, and those without which every row would be rejected. */
function checkFields({ kind, fields }: Mapping, say: (place: string, why: string) => void): void {
  if (kind === 'figures' || !fields) return
  const { required, oneOf, optional } = recordFields[kind]
  const fieldNames = [...required, ...oneOf, ...optional]
  for (const field of Object.keys(fields)) {
    if (fieldNames.includes(field)) continue
    const like = nearest(field, fieldNames)
    say(`fields.${field}`, `${kind} has no such field${like ? `; ${like}?` : ''} It has ${fieldNames.join(', ')}`)
  }
  for (const field of required) if (!fields[field]) say(`fields.${field}`, `${kind} needs it`)
  if (oneOf.length > 0 && !oneOf.some((field) => fields[field])) say('fields', `one of ${oneOf.join(', ')} is needed`)
}

/** Statuses under these names are shown and searched as the initiative's. */
function checkSource({ mapping, source }: Mapping, fileName: string): void {
  for (const [place, name] of Object.entries({ source, mapping }))
    if (name?.startsWith('sbti'))
      throw wrong(fileName, place, `${name}: only the lists that come with the product are SBTi's`)
}

/** `%` alone does not say whether 0.05 or 5 is written; every other unit of a ratio says it. */
function checkScale(
  { unit, unit_column: column, scale }: FigureRule,
  to: string | undefined,
  say: (why: string) => void,
) {
  if (scale !== undefined && to !== '%') say('only an indicator in per cent has a scale')
  if (to !== '%' || unit === undefined) return
  if (scale === undefined && column === undefined && unitFactor(unit, '%') === 1)
    say('a ratio needs scale: fraction or percent')
  const factor = unitFactor(unit, scale === 'fraction' ? 'fraction' : '%')
  if (scale !== undefined && unitFactor(unit, '%') !== 1 && factor !== 1) say(`${unit} is not ${scale}`)
}

const nameOf = (part: unknown) =>
  typeof part === 'object' && part !== null && 'when' in part ? (part.when as string) : undefined

function patternsOf({ rows, figures, year, aliases, conditions }: Mapping): string[] {
  const conditional = Object.values(conditions ?? {}).flatMap((condition) =>
    'any' in condition ? condition.any.flatMap((test) => ('all' in test ? test.all : test)) : condition.all,
  )
  const tests = [
    ...(rows ?? []),
    ...(aliases?.rows ?? []),
    ...(figures ?? []).flatMap((figure) => figure.rows ?? []),
    ...conditional,
  ]
  const patterns = tests.flatMap((test) => ('matches' in test ? [test.matches] : []))
  if (year && 'columns' in year) patterns.push(year.columns)
  if (year && 'ask' in year && year.from_file_name) patterns.push(year.from_file_name)
  return patterns
}

/** The units in which a figure of the catalogue may be written. */
function unitsFor(unit: string): string {
  const others = unit === 'yes/no' ? [] : unitNames.filter((name) => name !== unit && isConvertible(name, unit))
  return `it may be ${[unit, ...others].join(', ')}`
}

const isConvertible = (from: string, to: string) => to === 'yes/no' || unitFactor(from, to) !== null
