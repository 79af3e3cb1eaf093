import { scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import type { Row, Table } from '../files/table.ts'
import { exportWords } from '../messages.ts'
import { scoreParts, type WorkOrder } from '../work-order.ts'

/** Every score of every company and year, with what it rests on and its rank, or why there is none. */
export function scoresTable({ companies, years, scores, request: { lang } }: WorkOrder): Table {
  const words = exportWords[lang]
  const head = words.columns
  const titles = scoreKeys.map((key) => scoreTitle(key, scoreNames[lang]))
  const rowOf = (lead: Row['cells'], at: number, key: number): Row => {
    const [value, coverage, disclosed, of, rank, rankOf, isAbsent] = Array.from(
      scores!.subarray(at * scoreParts.length, (at + 1) * scoreParts.length),
      (part) => (Number.isNaN(part) ? null : part),
    ) as [number | null, ...(number | null)[]]
    const isMissing = value === null
    return {
      ...(isMissing && { state: 'missing' as const }),
      cells: [
        ...lead,
        scoreKeys[key]!,
        titles[key]!,
        isMissing ? null : value * 100,
        words.states[isMissing ? 'missing' : 'calculated'],
        isMissing ? words.reasons[isAbsent === 1 ? 'no-report' : 'too-little'] : null,
        coverage ?? null,
        disclosed ?? null,
        of ?? null,
        rank ?? null,
        rankOf ?? null,
      ],
    }
  }
  return {
    key: 'scores',
    name: words.sheets.scores,
    columns: [
      { key: 'ticker', head: head.code, kind: 'text', width: 10 },
      { key: 'company', head: head.company, kind: 'text', width: 26 },
      { key: 'year', head: head.year, kind: 'year', width: 8 },
      { key: 'key', head: head.key, kind: 'text', width: 24 },
      { key: 'name', head: head.name, kind: 'text', width: 28 },
      { key: 'value', head: head.score, kind: 'score', width: 9, isValue: true },
      { key: 'state', head: head.state, kind: 'text', width: 9 },
      { key: 'reason', head: head.reason, kind: 'text', width: 24 },
      { key: 'coverage', head: head.coverage, kind: 'share', width: 10 },
      { key: 'disclosed', head: head.disclosed, kind: 'count', width: 12 },
      { key: 'of', head: head.of, kind: 'count', width: 12 },
      { key: 'rank', head: head.rank, kind: 'count', width: 8 },
      { key: 'rank_of', head: head.rankOf, kind: 'count', width: 10 },
    ],
    rows: async function* () {
      for (const [c, { ticker, nameJa, nameEn }] of companies.entries()) {
        const name = lang === 'en' ? (nameEn ?? nameJa) : nameJa
        for (const [y, year] of years.entries()) {
          const first = (c * years.length + y) * scoreKeys.length
          yield scoreKeys.map((_, key) => rowOf([ticker, name, year], first + key, key))
        }
      }
    },
  }
}
