import type { getClassificationStandard } from '#contract/market/classifications.ts'
import { industryIdOf } from '#contract/market/industry-id.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { language } from '../../i18n/language.ts'

export type StandardAnswer = Output<typeof getClassificationStandard>
export type Part = 'tse33' | 'gics2023' | 'gics2018' | 'changes'
export const parts: readonly Part[] = ['tse33', 'gics2023', 'gics2018', 'changes']

export interface Related {
  readonly code: string
  readonly nameJa: string
  readonly nameEn: string
  readonly id: string
}

/** A row of the standard, whichever classification it is of. */
export interface StandardRow extends Related {
  /** Anchor: `tse33-3200`, `gics2023-151010`. */
  readonly anchor: string
  /** 0 for a sector, 1 for a group, 2 for an industry. */
  readonly level: number
  readonly companies: number
  /** One level up beside the tree: TSE 17. */
  readonly above: string | null
  /** In the other classification or edition; null where only industries have one. */
  readonly related: readonly Related[] | null
  readonly note: string
}

const levels = { sector: 0, group: 1, industry: 2 } as const
const bases = {
  gics2023: ['gics11', 'gics25', 'gics74'],
  gics2018: ['gics11', 'gics24', 'gics69'],
} as const satisfies Record<string, readonly PeerBasis[]>

export function rowsOf(answer: StandardAnswer, part: Part): StandardRow[] {
  if (part === 'tse33') return tseRows(answer)
  return part === 'changes' ? changeRows(answer) : gicsRows(answer, part)
}

function tseRows({ tse33, tse17, gics2023 }: StandardAnswer): StandardRow[] {
  const now = relate(gics2023, 'gics74')
  return tse33.map(({ code, nameJa, nameEn, companies, tse17Code, gics }) => ({
    code,
    nameJa,
    nameEn,
    companies,
    id: industryIdOf({ basis: 'tse33', code: `tse33:${code}` }),
    anchor: `tse33-${code}`,
    level: 2,
    above: tse17.find((row) => row.code === tse17Code)?.code ?? null,
    related: gics.flatMap(now),
    note: '',
  }))
}

function gicsRows(answer: StandardAnswer, part: 'gics2023' | 'gics2018'): StandardRow[] {
  const rows = answer[part].toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const isNow = part === 'gics2023'
  const other = relate(isNow ? answer.gics2018 : answer.gics2023, isNow ? 'gics69' : 'gics74')
  return rows.map(({ code, nameJa, nameEn, level, companies, counterparts }) => ({
    code,
    nameJa,
    nameEn,
    companies,
    id: industryIdOf({ basis: bases[part][levels[level]], code: `gics:${code}` }),
    anchor: `${part}-${code}`,
    level: levels[level],
    above: null,
    related: level === 'industry' ? counterparts.flatMap(other) : null,
    note: '',
  }))
}

function changeRows({ changes, gics2018, gics2023 }: StandardAnswer): StandardRow[] {
  const [old, now] = [relate(gics2018, 'gics69'), relate(gics2023, 'gics74')]
  return changes.flatMap((change) =>
    old(change.gics2018).map((row) => ({
      ...row,
      anchor: `changes-${change.gics2018}-${change.gics2023}`,
      level: 2,
      companies: gics2018.find(({ code }) => code === change.gics2018)?.companies ?? 0,
      above: null,
      related: now(change.gics2023),
      note: language() === 'ja' ? change.noteJa : change.noteEn,
    })),
  )
}

/** Finds an industry of an edition by its code. */
function relate(rows: StandardAnswer['gics2023'], basis: PeerBasis): (code: string) => Related[] {
  return (target) =>
    rows.flatMap(({ code, nameJa, nameEn, level }) =>
      code === target && level === 'industry'
        ? [{ code, nameJa, nameEn, id: industryIdOf({ basis, code: `gics:${code}` }) }]
        : [],
    )
}

/** Rows in which every word stands, in a code or a name of either language; of a tree, what stands above them as well. */
export function matchingRows(rows: readonly StandardRow[], find: string): readonly StandardRow[] {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  const words = plain(find).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const textOf = ({ code, nameJa, nameEn, related, note }: StandardRow) =>
    plain(
      [code, nameJa, nameEn, note, ...(related ?? []).flatMap((each) => [each.code, each.nameJa, each.nameEn])].join(
        '\n',
      ),
    )
  const hits = rows.filter((row) => words.every((word) => textOf(row).includes(word)))
  return rows.filter(
    (row) => hits.includes(row) || (row.level < 2 && hits.some(({ code }) => code.startsWith(row.code))),
  )
}
