import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from '#methodology/figures/boundary.ts'
import { makeFigures } from '#server/demo/make.ts'
import { ObservationEncoder } from '#server/imports/store/figures/observation-copy.ts'
import { raiseRevision } from '#server/imports/store/market.ts'
import { givenDatabase } from '#server/test/database.ts'
import { Market } from '../market.ts'
import { PanelAhead } from './ahead.ts'
import { buildPanel, type LoadedPanel } from './build.ts'
import { type CopiedRow, copiedStates } from './copy-reader.ts'
import { readEncodedRows } from './encoded-rows.ts'
import { readPanel } from './file.ts'

const forever = '9999-12-31'

describe('a panel read from the rows of a market that is being made', () => {
  const database = givenDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-ahead-'))
  const made: { panel?: LoadedPanel | null; revision?: number; ahead?: PanelAhead } = {}
  beforeAll(async () => {
    made.ahead = new PanelAhead({ connection: database.connection, folder })
    const now = new Date('2026-11-21T00:00:00Z')
    const figures = await makeFigures(database.db, { companies: 40, seed: 7, now, reader: made.ahead })
    made.revision = figures!.revision
    made.panel = await made.ahead.finish(made.revision)
  })
  afterAll(async () => {
    await made.ahead?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is the one that the database gives, to the last bit, and is kept for the next start', async () => {
    const fromDatabase = await buildPanel(database.connection)
    expect(made.panel).toEqual(fromDatabase)
    expect(fromDatabase.values.some(Number.isFinite)).toBe(true)
    await expect.poll(() => readPanel(folder, { ...fromDatabase, asOf: forever })).toEqual(fromDatabase)
  })

  test('is what a market begins with while nothing else has happened to the figures', async () => {
    const opened = async () => {
      const first = Promise.resolve(made.panel!)
      const market = new Market({ connection: database.connection, home: null, first })
      const { values, revision } = await market.current()
      await market.close()
      return { isFirst: values === made.panel!.values, revision }
    }
    expect(await opened()).toEqual({ isFirst: true, revision: made.revision })
    const beside = await raiseRevision(database.db, 'beside-figures')
    expect(await opened()).toEqual({ isFirst: true, revision: beside })
    const other = await raiseRevision(database.db)
    expect(await opened()).toEqual({ isFirst: false, revision: other })
  })
})

describe('a panel that comes too late', () => {
  const database = givenDatabase()
  test('is none where figures have changed by the time its rows are committed', async () => {
    const ahead = new PanelAhead({ connection: database.connection, folder: null })
    const now = new Date('2026-11-21T00:00:00Z')
    const { revision } = (await makeFigures(database.db, { companies: 5, seed: 7, now, reader: ahead }))!
    await raiseRevision(database.db)
    expect(await ahead.finish(revision)).toBeNull()
    await ahead.close()
  })
})

test('rows are read as they were encoded: every boundary and state, texts and notes behind, parts of companies left out', () => {
  const encoder = new ObservationEncoder()
  const given = boundaries.flatMap((boundary, index) =>
    copiedStates.map((state, at) => ({
      value: state === 'not-applicable' ? null : index + at / 10,
      companyId: 100_000 + index,
      indicatorId: 300 + at,
      fiscalYear: 2015 + index,
      boundary,
      state,
      knownFrom: 9000 + index,
      importId: 7,
      documentId: 1,
      periodStart: 1,
      periodEnd: 2,
      line: at === 0 ? null : 12,
      part: '',
      filed: at === 1 ? '１，２３４千円' : null,
      notes: at === 2 ? ['注記', 'note'] : null,
    })),
  )
  for (const row of given) {
    encoder.add(row)
    encoder.add({ ...row, part: 'セグメント' })
  }
  const read: CopiedRow[] = []
  readEncodedRows(encoder.take(), (row) => read.push({ ...row }))
  expect(read).toEqual(
    given.map(({ companyId, indicatorId, fiscalYear, boundary, state, knownFrom, importId, value }) => ({
      companyId,
      indicatorId,
      fiscalYear,
      boundary: boundaries.indexOf(boundary),
      state: copiedStates.indexOf(state),
      knownFrom,
      importId,
      value: value ?? Number.NaN,
    })),
  )
})
