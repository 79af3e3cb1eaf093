import { squeeze } from '#methodology/text/letters.ts'
import { cellAddress } from '../document/blocks.ts'
import { numberIn } from './amounts.ts'
import { figure, type Reader, type ReadFigure } from './reader.ts'
import { type Passage, type Report, sentencesIn, tablesIn } from './report.ts'

/** Rows of the five-year summary, of the shareholders by class and of the cross-shareholdings, for filings whose cells are not tagged. */
export const resultsReader: Reader = {
  name: 'results',
  indicators: ['G-BD-041', 'G-BD-042', 'G-BD-043', 'G-BD-051', 'G-BD-052', 'S-SI-001', 'G-BD-018', 'G-BD-019'],
  read: (report) => [...summary(report), ...shareholders(report), ...holdings(report), ...research(report)],
}

function summary(report: Report): ReadFigure[] {
  const found: ReadFigure[] = []
  const lines = [
    ['BusinessResultsOfGroup', /自己資本利益率|親会社所有者帰属持分(当期)?利益率/, 'G-BD-051', 'consolidated'],
    ['BusinessResultsOfReportingCompany', /配当性向/, 'G-BD-052', 'parent'],
  ] as const
  for (const [name, words, indicator, boundary] of lines)
    for (const { chapter, table } of tablesIn(report, [name]))
      for (const [at, row] of table.rows.entries()) {
        if (!words.test(squeeze(row[0]!)) || found.some((each) => each.indicator === indicator)) continue
        const column = row.findLastIndex((cell) => squeeze(cell) !== '')
        const value = numberIn(row[column]!)
        if (value === null || /^[-―‐–－]$/.test(squeeze(row[column]!)) || column < row.length - 1) continue
        found.push(
          figure({
            indicator,
            value,
            boundary,
            passages: [{ chapter, address: cellAddress(table, at, column), text: row.join(' | ') }],
          }),
        )
      }
  return found
}

function shareholders(report: Report): ReadFigure[] {
  for (const { chapter, table } of tablesIn(report, ['ShareholdingByShareholderCategory'])) {
    const at = table.rows.findIndex((row) => /割合/.test(squeeze(row[0]!)))
    if (at < 1) continue
    const heads = table.rows[0]!.map((_, column) =>
      squeeze([...new Set(table.rows.slice(0, Math.min(3, at)).map((row) => row[column]))].join('')),
    )
    const sum = (words: RegExp) => {
      const columns = heads.flatMap((head, column) => (words.test(head) ? [column] : []))
      const values = columns.map((column) => numberIn(table.rows[at]![column]!))
      return columns.length === 0 || values.some((value) => value === null)
        ? null
        : Math.round(values.reduce<number>((all, value) => all + value!, 0) * 100) / 100
    }
    const passages: Passage[] = [{ chapter, address: cellAddress(table, at, 0), text: table.rows[at]!.join(' | ') }]
    const [foreign, banks] = [sum(/外国法人等?/), sum(/金融機関/)]
    return [
      ...(foreign === null
        ? []
        : [figure({ indicator: 'G-BD-042', value: foreign, boundary: 'parent' as const, passages })]),
      ...(banks === null
        ? []
        : [figure({ indicator: 'G-BD-043', value: banks, boundary: 'parent' as const, passages })]),
    ]
  }
  return []
}

function holdings(report: Report): ReadFigure[] {
  for (const { chapter, table } of tablesIn(report, ['Shareholdings'])) {
    const row = (words: RegExp) => table.rows.findIndex((each) => words.test(squeeze(each[0]!)))
    const [unlisted, listed] = [row(/^非上場株式$/), row(/^非上場株式以外の株式$/)]
    const head = squeeze(table.rows[0]!.join(''))
    if (unlisted < 0 || listed < 0 || !/銘柄数/.test(head) || !/貸借対照表計上額/.test(head)) continue
    const column = table.rows[0]!.findIndex((cell) => /銘柄数/.test(cell))
    const counts = [unlisted, listed].map((at) => numberIn(table.rows[at]![column]!))
    if (counts.some((count) => count === null)) continue
    const text = [unlisted, listed].map((at) => table.rows[at]!.join(' | ')).join(' / ')
    const passages = [{ chapter, address: cellAddress(table, listed, column), text }]
    return [figure({ indicator: 'G-BD-041', value: counts[0]! + counts[1]!, boundary: 'parent', passages })]
  }
  return []
}

function research(report: Report): ReadFigure[] {
  const found = new Map<number, Passage>()
  for (const passage of sentencesIn(report, ['ResearchAndDevelopmentActivities'])) {
    const text = squeeze(passage.text)
    if (
      !/研究開発費|研究開発活動に要した費用/.test(text) ||
      !/総額|全体|合計|グループ/.test(text) ||
      /セグメント|事業(において|では|に係る)/.test(text)
    )
      continue
    const match =
      /(?:費用総額|総額|合計額?|研究開発費)(?:は|として)?[^\d]{0,24}?([\d,]+(?:\.\d+)?)(百万円|億円|千円)/.exec(
        text.replace(/\d{4}年[^、]{0,12}、?/g, ''),
      )
    if (!match) continue
    const factor = { 百万円: 1, 億円: 100, 千円: 1e-3 }[match[2]!]!
    found.set(Math.round(Number(match[1]!.replace(/,/g, '')) * factor * 1000) / 1000, passage)
  }
  const [first] = found
  return first && found.size === 1
    ? [
        figure({
          indicator: 'S-SI-001',
          value: first[0],
          boundary: report.book.isConsolidated ? 'consolidated' : 'parent',
          passages: [first[1]],
        }),
      ]
    : []
}
