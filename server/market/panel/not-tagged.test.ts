import { expect, test } from 'vitest'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { columnOf } from '#methodology/panel/panel.ts'
import { isTagged, taggedSince } from '#methodology/panel/tagged.ts'
import { givenDatabase } from '#server/test/database.ts'
import { buildPanel } from './build.ts'

const database = givenDatabase({ companies: 140, seed: 11 })

test('who is silent is excused by the end of the period, company by company', async () => {
  const panel = await buildPanel(database.connection)
  const documents = await database.db
    .selectFrom('document')
    .select(['company_id', 'fiscal_year', 'period_end'])
    .execute()
  const ends = new Map(documents.map((row) => [`${row.company_id} ${row.fiscal_year}`, row.period_end!]))
  const tally = { excused: 0, silent: 0 }
  for (const code of taggedSince.flatMap(({ indicators }) => indicators)) {
    for (const year of panel.years) {
      const { states } = columnOf(panel, code, year)!
      for (const [position, { id }] of panel.companies.entries()) {
        const state = cellStates[states[position]!]!
        if (state !== 'not-disclosed' && state !== 'not-tagged') continue
        const end = ends.get(`${id} ${year}`)!
        expect([code, id, end, state]).toEqual([code, id, end, isTagged(code, end) ? 'not-disclosed' : 'not-tagged'])
        if (year === 2022) tally[state === 'not-tagged' ? 'excused' : 'silent']++
      }
    }
  }
  // Fiscal year 2022 has both: years that ended from July to February, and those to March and later.
  expect(tally.excused).toBeGreaterThan(0)
  expect(tally.silent).toBeGreaterThan(0)
})
