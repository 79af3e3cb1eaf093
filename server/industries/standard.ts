import type { z } from 'zod'
import type { getClassificationStandard } from '#contract/market/classifications.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { PanelCompany } from '#methodology/panel/panel.ts'
import {
  readGics,
  readGicsMapping,
  readTse17,
  readTse33,
  readTse33Gics,
  tableFacts,
} from '#server/catalogue/classifications.ts'
import { scoreTables } from '#server/market/scores/tables.ts'

type Standard = Output<typeof getClassificationStandard>
type Change = z.infer<typeof getClassificationStandard.response>['changes'][number]

/** The classifications beside each other, with the companies of this market in each. */
export function standardOf(companies: readonly PanelCompany[]): Standard {
  const { walks } = scoreTables()
  const crosswalk = readTse33Gics()
  const mapping = readGicsMapping()
  const counts = countCodes(companies, walks)
  const of = (key: string) => counts.get(key) ?? 0
  const changes: Change[] = mapping
    .filter(({ gics_2018: old, gics_2023: now, note }) => old !== now || note !== '')
    .map(({ gics_2018: gics2018, gics_2023: gics2023, note, note_ja }) => ({
      gics2018,
      gics2023,
      noteJa: note_ja,
      noteEn: note,
    }))
  const edition = (basis: '2018' | '2023') =>
    readGics()
      .filter((row) => row.basis === basis)
      .map(({ code, name_ja: nameJa, name_en: nameEn, level, parent }) => ({
        code,
        nameJa,
        nameEn,
        level,
        parent,
        companies: of(`${basis}:${code}`),
        counterparts: mapping.flatMap(({ gics_2018: old, gics_2023: now }) => {
          if (basis === '2018') return old === code ? [now] : []
          return now === code ? [old] : []
        }),
      }))
  return {
    tables: tableFacts(),
    companies: {
      all: companies.length,
      withGics: companies.filter(({ gics }) => gics !== null).length,
      withTse33: companies.filter(({ tse33 }) => tse33 !== null).length,
    },
    tse17: readTse17().map((row) => ({ ...row, companies: of(`tse17:${row.code}`) })),
    tse33: readTse33().map((row) => ({
      ...row,
      companies: of(`tse33:${row.code}`),
      gics: crosswalk.flatMap(({ tse33_code, gics_code }) => (tse33_code === row.code ? [gics_code] : [])),
    })),
    gics2023: edition('2023'),
    gics2018: edition('2018'),
    changes,
  }
}

type Walks = ReturnType<typeof scoreTables>['walks']

/** Companies by code, at every level: `2023:1510`, `2018:151010`, `tse33:3200`, `tse17:4`. */
function countCodes(companies: readonly PanelCompany[], { gics2018, tse17 }: Walks): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { gics, tse33 } of companies) {
    if (gics !== null) {
      const old = gics2018.get(gics) ?? gics
      for (const length of [2, 4, 6]) {
        add(`2023:${gics.slice(0, length)}`)
        add(`2018:${old.slice(0, length)}`)
      }
    }
    if (tse33 === null) continue
    add(`tse33:${tse33}`)
    add(`tse17:${tse17.get(tse33) ?? '?'}`)
  }
  return counts
}
