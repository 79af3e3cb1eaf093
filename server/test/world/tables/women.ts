import { Random } from '#server/demo/random.ts'
import { givenZip } from '#server/imports/files/given-zip.ts'
import type { Filer } from '../filers.ts'
import { yearsOf } from '../report/accounts.ts'
import type { World } from '../world.ts'
import { lines, quoted } from './csv.ts'
import { reporterOf } from './eegs.ts'

const width = 236

/** Names of the columns that carry figures, by position; the others repeat names of their chapters. */
const named: Readonly<Record<number, string>> = {
  0: '企業名',
  1: '法人番号',
  2: '女性活躍推進法に基づく一般事業主行動計画',
  3: '業種',
  4: '業種(詳細分類)',
  5: '都道府県',
  6: '企業規模',
  7: '企業規模(詳細)',
  8: '市場区分',
  9: '証券コード',
  10: '企業認定等',
  11: '企業認定等-くるみん認定',
  12: '企業認定等-くるみんプラス認定',
  13: '企業認定等-トライくるみん認定',
  14: '企業認定等-トライくるみんプラス認定',
  15: '企業認定等-プラチナくるみん認定',
  16: '企業認定等-プラチナくるみんプラス認定',
  17: '企業認定等-プラチナえるぼし、または、プラチナえるぼしプラス認定',
  18: '企業認定等-えるぼし、または、えるぼしプラス認定',
  111: '5.男女別の育児休業取得率-雇用管理区分１',
  112: '5.男女別の育児休業取得率-男性(%)',
  113: '5.男女別の育児休業取得率-女性(%)',
  127: '6.一月当たりの労働者の平均残業時間-公表する範囲',
  128: '6.一月当たりの労働者の平均残業時間-平均残業時間(時間)',
  142: '8.(1)年次有給休暇の取得率-対象労働者(%)',
  155: '9.係長級にある者に占める女性労働者の割合-割合(%)',
  159: '10.管理職に占める女性労働者の割合-割合(%)',
  163: '11.役員に占める女性の割合-割合(%)',
  205: '14.男女の賃金の差異1-全労働者(%)',
  206: '14.男女の賃金の差異2-うち正規雇用労働者(%)',
  207: '14.男女の賃金の差異3-うち非正規雇用労働者(%)',
  219: '14.対象期間',
  235: 'データの最終更新日',
}

/** Names repeat: tables of several groups of staff have the same columns one after the other. */
const header = Array.from(
  { length: width },
  (_, at) =>
    named[at] ??
    (at < 111
      ? '1.採用した労働者に占める女性労働者の割合-雇用管理区分'
      : at < 150
        ? '5.男女別の育児休業取得率-男性(%)'
        : '備考'),
)

/** What a company says to the ministry of itself alone, in per cent; a dash where it says nothing. */
export function womensFiguresOf(filer: Filer, seed: number, year: number) {
  const of = yearsOf(filer, seed, year).get(year)!
  const random = new Random(`${seed} women ${filer.index} ${year}`)
  const percent = (fraction: string) => (Number(fraction) * 100).toFixed(1)
  return {
    maleLeave: percent(of.leave),
    femaleLeave: random.chance(0.2) ? '-' : (92 + 8 * random.uniform()).toFixed(1),
    overtime: (8 + 18 * random.uniform()).toFixed(1),
    paidLeave: (55 + 35 * random.uniform()).toFixed(1),
    managers: percent(of.femaleManagers),
    wages: of.wages.map(percent) as [string, string, string],
    kurumin: random.chance(0.4) ? '認定' : '',
    eruboshi: random.chance(0.35) ? '認定（3段階目）' : '',
  }
}

/** Two in five have registered. */
export const isRegistered = ({ index, isForeign }: Filer): boolean => index % 5 < 2 && !isForeign

/** The database of a day: under a holding company its operating one; others are not listed. */
export function womensDatabase({ filers, others, seed }: World, day: string): Buffer {
  const year = Number(day.slice(0, 4))
  const updated = `${year}年${day.slice(5, 7)}月${day.slice(8)}日`
  const rows = filers.filter(isRegistered).map((filer): string[] => {
    const { nameJa, corporateNumber } = reporterOf(filer)
    const of = womensFiguresOf(filer, seed, year)
    const cells = Array<string>(width).fill('')
    const put = (at: number, value: string) => {
      cells[at] = value
    }
    put(0, nameJa)
    put(1, corporateNumber)
    put(3, '製造業')
    put(5, filer.prefecture)
    put(6, '1001人以上')
    put(8, filer.marketCode === 'PRM' ? 'プライム' : 'スタンダード')
    put(9, filer.securityCode.slice(0, 4))
    put(11, of.kurumin)
    put(18, of.eruboshi)
    put(111, '全労働者')
    put(112, of.maleLeave)
    put(113, of.femaleLeave)
    put(114, '正社員\nパート') // Free text has line breaks.
    put(127, '全労働者')
    put(128, of.overtime)
    put(142, of.paidLeave)
    put(159, of.managers)
    for (const [at, value] of of.wages.entries()) put(205 + at, value)
    put(219, `${year - 1}年4月1日～${year}年3月31日`)
    put(235, updated)
    return cells
  })
  for (const { nameJa, corporateNumber, kind } of others)
    if (kind === 'company') rows.push([nameJa, corporateNumber!, ...Array<string>(width - 3).fill(''), updated])
  const text = lines([header, ...rows].map(quoted))
  return givenZip([{ name: `99_${day.replaceAll('-', '')}_utf8.csv`, content: Buffer.from(text) }])
}

export const womensPage = `<!DOCTYPE html><html lang="ja"><body><h2>オープンデータ</h2>
<table class="download_nb"><tr><th>全体版</th><td><a href="/positivedb/opendata/download_nb.html?w=99">CSV形式（ZIP圧縮）</a></td></tr>
<tr><th>5001人以上</th><td><a href="/positivedb/opendata/download_nb.html?w=57">CSV形式（ZIP圧縮）</a></td></tr></table></body></html>`
