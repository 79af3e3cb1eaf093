import { givenZip } from '#server/imports/files/given-zip.ts'
import { industryNames } from '../filers.ts'
import type { World } from '../world.ts'
import { lines, quoted, toCp932 } from './csv.ts'

const header =
  'ＥＤＩＮＥＴコード,提出者種別,上場区分,連結の有無,資本金,決算日,提出者名,提出者名（英字）,提出者名（ヨミ）,所在地,提出者業種,証券コード,提出者法人番号'

/** EDINET's own words for two industries differ from the exchange's. */
const words: Readonly<Record<string, string>> = { '5200': '倉庫・運輸関連', '7100': '証券、商品先物取引業' }

const yearEnd = (monthDay: string) =>
  monthDay === '02-28' ? '2月末日' : `${Number(monthDay.slice(0, 2))}月${Number(monthDay.slice(3))}日`

type Cells = readonly (string | number | null)[]

/** The list of filers of a day in its archive. */
export function codeListZip({ filers, others }: World, day: string): Buffer {
  const listed = filers.map(
    (filer): Cells => [
      filer.edinetCode,
      filer.isForeign ? '外国法人・組合' : '内国法人・組合',
      '上場',
      filer.hasConsolidated ? '有' : '無',
      filer.capitalMillionJpy,
      yearEnd(filer.fiscalYearEnd),
      filer.nameJa,
      filer.nameEn.toUpperCase(),
      filer.nameKana,
      filer.address ?? '',
      words[filer.tse33Code] ?? industryNames.get(filer.tse33Code)!.tse33,
      filer.securityCode,
      filer.isForeign ? '' : filer.corporateNumber,
    ],
  )
  const rest = others.map(({ kind, edinetCode, nameJa, nameKana, address, corporateNumber }): Cells => {
    const isPerson = kind === 'person'
    const type = isPerson ? '個人（組合発行者を除く）' : '内国法人・組合'
    const industry = isPerson ? '個人（非居住者）（組合発行者を除く）' : 'サービス業'
    const listing = isPerson ? '' : '非上場'
    return [edinetCode, type, listing, '', '', '', nameJa, '', nameKana, address, industry, '', corporateNumber]
  })
  const rows = [...listed, ...rest]
  const [year, month, date] = day.split('-')
  const title = `ダウンロード実行日,${year}年${month}月${date}日現在,件数,${rows.length}件`
  const content = toCp932(lines([title, header, ...rows.map(quoted)]))
  return givenZip([{ name: 'EdinetcodeDlInfo.csv', content }])
}

/** Codes that were merged into others. */
export const retiredCodes = ({ retired }: World): Buffer =>
  toCp932(
    lines([
      'EDINETコード集約一覧,,',
      '集約処理日,廃止EDINETコード,継続EDINETコード',
      ...retired.map(([day, ended, continuing]) => [day.replaceAll('-', '/'), ended, continuing].join(',')),
    ]),
  )
