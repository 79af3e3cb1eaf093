import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { unitNames } from '#methodology/figures/units.ts'
import { ownVendors } from '#server/catalogue/vendors.ts'
import { today } from './given-tables.ts'
import { Mapping } from './mapping.ts'
import { readRecords } from './records/read-records.ts'
import { recordFields } from './records/record-fields.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/mappings.md'), 'utf8')

/** The rows of the table below a heading, cell by cell. */
function tableBelow(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ')[0]!.split('\n')
  const rows = lines.filter((line) => line.startsWith('|')).slice(2)
  // A bar inside code is written `\|`.
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const codesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)

type Schema = z.core.JSONSchema.BaseSchema

/** The tests of rows look alike wherever they stand, and are described once. */
const testsOfRows = /^(rows|aliases\.rows|figures\[\]\.rows|conditions\.<name>\.(any|all)(\[\]\.all)?)\[\](?=\.)/

/** Every key of a schema with its way down, `figures[].unit`; of a record with free keys `<name>`. */
function keysOf(schema: Schema, path = ''): string[] {
  const below = (part: unknown, name: string) =>
    typeof part === 'object' && part !== null ? keysOf(part as Schema, name) : []
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`)
  const names = (schema.propertyNames as Schema | undefined)?.enum as string[] | undefined
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [inside(name), ...below(part, inside(name))]),
    ...(names ?? []).map(inside),
    ...(names ? [] : below(schema.additionalProperties, inside('<name>'))),
    ...below(schema.items, `${path}[]`),
    ...(schema.anyOf ?? []).flatMap((part) => below(part, path)),
  ].map((key) => key.replace(testsOfRows, 'test'))
}

test('the page has every key of a mapping, and no other', () => {
  const documented = tableBelow('Every key').flatMap(([key]) => codesIn(key))
  const keys = new Set(keysOf(z.toJSONSchema(Mapping, { io: 'input' })))
  expect(documented.toSorted()).toEqual([...keys].toSorted())
})

test('the page has every unit, and no other', () => {
  expect(
    tableBelow('Units')
      .flatMap(([, names]) => codesIn(names))
      .toSorted(),
  ).toEqual(unitNames.toSorted())
})

test('the page has the fields of every kind, and which of them a row needs', () => {
  const documented = tableBelow('Fields by kind').map(([kind, required, oneOf, optional]) => [
    codesIn(kind)[0],
    { required: codesIn(required), oneOf: codesIn(oneOf), optional: codesIn(optional) },
  ])
  expect(Object.fromEntries(documented)).toEqual(recordFields)
})

/** A value that each field takes, where a number will not do. */
const samples: Readonly<Record<string, string>> = {
  ...{ code: '9X9Y', date: '2025-06-01', published_at: '2025-06-01 09:00', title: '見本', title_ja: '見本' },
  ...{ title_en: 'Sample', application_number: '特願2025-1', source: '見本', term: 'pct.arms', name_en: 'EcoLens' },
  ...{ direction: 'lower_better', measures: 'risk', notation: 'numbers', level: 'Low', class: 'strength' },
}
const special: Readonly<Record<string, string>> = {
  ...{ 'documents kind': 'annual-report', 'vendors vendor': 'ecolens', 'vendors min': '0', 'vendors max': '10' },
  ...{ 'vendor-scores vendor': 'sp', 'vendor-scores value': '50' },
}

describe.each(Object.entries(recordFields))('%s', (kind, { required, oneOf, optional }) => {
  /** What becomes of one row in which these fields are filled, and which fields were asked for. */
  function readRow(filled: readonly string[]) {
    const fieldNames = new Set<string>()
    const ask = (_: unknown, name: string | symbol) => {
      fieldNames.add(String(name))
      return String(name)
    }
    const fields = new Proxy<Record<string, string>>({}, { get: ask })
    const names = [...required, ...oneOf, ...optional]
    const cellOf = (name: string) => special[`${kind} ${name}`] ?? samples[name] ?? '5'
    const cells = names.map((name) => (filled.includes(name) ? cellOf(name) : ''))
    const table = {
      ...{ sheet: '', rejected: [] },
      header: ['applicant', ...names],
      rows: [{ line: 2, cells: ['9X9Y', ...cells] }],
    }
    const mapping = { ...{ mapping: 'mine', kind, file: { columns: ['a'] }, company: { code: 'applicant' } }, fields }
    const context = { today, knownFrom: undefined, vendors: ownVendors() }
    const { rejected, ...lists } = readRecords(table, mapping as Mapping, context)
    return { asked: fieldNames, rejected, records: Object.values(lists).flat().length }
  }

  test('a row needs these fields and no others', () => {
    const enough = [...required, ...oneOf.slice(0, 1)]
    expect(readRow(enough)).toMatchObject({ rejected: [], records: 1 })
    for (const field of required) {
      const { rejected } = readRow(enough.filter((other) => other !== field))
      expect(rejected).toMatchObject([{ column: field, reason: 'required' }])
    }
    for (const field of oneOf) expect(readRow([...required, field])).toMatchObject({ rejected: [], records: 1 })
    if (oneOf.length > 0) expect(readRow(required).rejected).toMatchObject([{ reason: 'required' }])
  })

  test('reads these fields and no others', () => {
    const { asked } = readRow([...required, ...oneOf])
    expect([...asked].toSorted()).toEqual([...required, ...oneOf, ...optional].toSorted())
  })
})
