import { squeeze } from '#methodology/text/letters.ts'
import { numberIn, unitOf } from '../amounts.ts'
import { figure, type Reader, type ReadFigure } from '../reader.ts'
import { pay, type Report, sentencesIn, tablesIn } from '../report.ts'

const parent = { boundary: 'parent' } as const
const limit = 100

/** Officers whose pay of a hundred million yen and more is published by name. */
export const highPayReader: Reader = {
  name: 'high-pay',
  indicators: ['G-BD-033'],
  read(report) {
    for (const passage of sentencesIn(report, pay)) {
      const text = squeeze(passage.text).replace('一億円', '1億円')
      if (
        /1億円以上.{0,60}?((存在し|(者|役員|取締役)は?(おりま|いま))せん|存在し(ない|て?おりません)|いない|該当(事項)?(者)?は?(ありません|ない))/.test(
          text,
        )
      )
        return [figure({ indicator: 'G-BD-033', value: 0, ...parent, passages: [passage] })]
    }
    return [...taggedHighPay(report), ...tabledHighPay(report)].slice(0, 1)
  },
}

function taggedHighPay(report: Report): ReadFigure[] {
  const element =
    'jpcrp_cor:TotalAmountOfRemunerationEtcPaidByGroupRemunerationEtcPaidByGroupToEachDirectorOrOtherOfficer'
  const facts = report.book
    .of(element)
    .filter(({ context, fact }) => context.yearsBack === 0 && Number(fact.value) >= limit * 1e6)
  const chapter = report.chapters.get('RemunerationForDirectorsAndOtherOfficers')
  if (facts.length === 0 || !chapter) return []
  const passages = [{ chapter, address: element, text: facts.map(({ fact }) => fact.value).join(' / ') }]
  return [figure({ indicator: 'G-BD-033', value: facts.length, ...parent, passages })]
}

function tabledHighPay(report: Report): ReadFigure[] {
  for (const { chapter, table } of tablesIn(report, pay)) {
    const head = squeeze(table.rows.slice(0, 2).flat().join(''))
    if (!/氏名|対象者/.test(head) || !/総額/.test(head)) continue
    const scale = unitOf(head) ?? unitOf(table.above)
    const totalAt = table.rows[0]!.findIndex((cell) => /総額/.test(squeeze(cell)) && !/種類別/.test(squeeze(cell)))
    if (!scale || totalAt < 0) continue
    const people = new Set(
      table.rows.flatMap((row) => ((numberIn(row[totalAt]!) ?? 0) * scale >= limit ? [squeeze(row[0]!)] : [])),
    )
    const passages = [
      {
        chapter,
        address: table.address,
        text: table.rows
          .map((row) => row.join(' | '))
          .join(' / ')
          .slice(0, 500),
      },
    ]
    return [figure({ indicator: 'G-BD-033', value: people.size, ...parent, passages })]
  }
  return []
}
