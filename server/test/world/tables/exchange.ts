import { type GivenCell, givenBook } from '#server/imports/files/given-book.ts'
import { industryNames } from '../filers.ts'
import type { World } from '../world.ts'

const header = [
  '日付',
  'コード',
  '銘柄名',
  '市場・商品区分',
  '33業種コード',
  '33業種区分',
  '17業種コード',
  '17業種区分',
  '規模コード',
  '規模区分',
]

const segments = { PRM: 'プライム', STD: 'スタンダード', GRT: 'グロース' } as const
const sizeCodes: Readonly<Record<string, number>> = {
  'TOPIX Core30': 1,
  'TOPIX Large70': 2,
  'TOPIX Mid400': 4,
  'TOPIX Small 1': 6,
  'TOPIX Small 2': 7,
}
const none = Array<GivenCell>(6).fill('-')

/** Codes are numbers unless they have a letter, as the exchange writes them. */
const codeCell = (code: string): GivenCell => (/^\d+$/.test(code) ? Number(code) : code)

/** The exchange's workbook of listed issues at a day: shares, a class share, funds and trusts. */
export function listedIssues({ filers }: World, day: string): Buffer {
  const date = Number(day.replaceAll('-', ''))
  const shares = filers.flatMap((filer): GivenCell[][] => {
    const { securityCode, nameJa, marketCode, tse33Code, sizeSegment, isForeign, classShareCode } = filer
    const industry = industryNames.get(tse33Code)!
    const market = `${segments[marketCode]}（${isForeign ? '外国株式' : '内国株式'}）`
    const name = nameJa.replace('株式会社', '')
    const size = sizeCodes[sizeSegment] ?? '-'
    const rest: GivenCell[] = [
      Number(tse33Code),
      industry.tse33,
      Number(industry.tse17),
      industry.tse17Name,
      size,
      sizeSegment,
    ]
    const row = [date, codeCell(securityCode.slice(0, 4)), name, market, ...rest]
    const preferred = [date, codeCell(classShareCode ?? ''), `${name}　優先株式`, market, ...rest]
    return classShareCode ? [row, preferred] : [row]
  })
  const funds: GivenCell[][] = [
    [date, 1308, '見本ＥＴＦ　ＴＯＰＩＸ', 'ETF・ETN', ...none],
    [date, '201A', '見本高配当株式ＥＴＦ', 'ETF・ETN', ...none],
    [date, 8950, '見本都市投資法人', 'REIT・ベンチャーファンド・カントリーファンド・インフラファンド', ...none],
    [date, 8300, '見本銀行　出資証券', '出資証券', ...none],
  ]
  return givenBook([{ name: 'Sheet1', rows: [header, ...shares, ...funds] }])
}

/** The page that names the workbook, whose address changes; the English one, the index and the old form stand beside it. */
export const listedIssuesPage = (day: string): string => `<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><title>その他統計資料</title></head><body>
<p>東証上場銘柄一覧（${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月末）</p>
<ul><li><a href="/markets/statistics-equities/misc/tvdivq0000001vg2-att/data_j.xlsx"><img alt="エクセルファイルを開きます">東証上場銘柄一覧</a></li>
<li><a href="/markets/statistics-equities/misc/tvdivq0000001vg2-att/data_e.xlsx">List of TSE-listed Issues</a></li>
<li><a href="/markets/statistics-equities/misc/01-archives.html">バックナンバー</a></li></ul></body></html>`
