import { headerName } from '../files/csv.ts'
import { Unreadable } from '../rejections.ts'

/** A column that is read: its position, and the name that must stand there. */
interface Position {
  readonly at: number
  readonly name: RegExp
  /** As the refusal names it. */
  readonly shown: string
}

const exactly = (at: number, shown: string): Position => ({
  at,
  shown,
  name: new RegExp(`^${headerName(shown).replace(/[.()[\]]/g, '\\$&')}$`),
})

/** Columns of the whole database, 236 of them: names repeat for each group of staff, so positions tell. */
export const width = 236

export const positions = {
  company: exactly(0, '企業名'),
  corporateNumber: exactly(1, '法人番号'),
  market: exactly(8, '市場区分'),
  securityCode: exactly(9, '証券コード'),
  kurumin: exactly(11, '企業認定等-くるみん認定'),
  platinumKurumin: exactly(15, '企業認定等-プラチナくるみん認定'),
  platinumEruboshi: { at: 17, shown: '企業認定等-プラチナえるぼし', name: /^企業認定等-プラチナえるぼし/ },
  eruboshi: { at: 18, shown: '企業認定等-えるぼし', name: /^企業認定等-えるぼし/ },
  leaveGroup: exactly(111, '5.男女別の育児休業取得率-雇用管理区分１'),
  maleLeave: exactly(112, '5.男女別の育児休業取得率-男性(%)'),
  femaleLeave: exactly(113, '5.男女別の育児休業取得率-女性(%)'),
  overtime: exactly(128, '6.一月当たりの労働者の平均残業時間-平均残業時間(時間)'),
  paidLeave: exactly(142, '8.(1)年次有給休暇の取得率-対象労働者(%)'),
  managers: exactly(159, '10.管理職に占める女性労働者の割合-割合(%)'),
  wagesOfAll: exactly(205, '14.男女の賃金の差異1-全労働者(%)'),
  wagesOfRegular: exactly(206, '14.男女の賃金の差異2-うち正規雇用労働者(%)'),
  wagesOfOthers: exactly(207, '14.男女の賃金の差異3-うち非正規雇用労働者(%)'),
  wagePeriod: exactly(219, '14.対象期間'),
  updated: exactly(235, 'データの最終更新日'),
} as const satisfies Readonly<Record<string, Position>>

export type PositionName = keyof typeof positions

/** Refuses a file whose columns have moved: a figure would be read as another one. */
export function checkPositions(header: readonly string[]): void {
  const moved = Object.values(positions).filter(({ at, name }) => !name.test(headerName(header[at] ?? '')))
  if (moved.length > 0 || header.length !== width)
    throw new Unreadable('header-missing', {
      columns: moved.map(({ at, shown }) => `${at + 1}: ${shown}`).join(', ') || `${header.length} ≠ ${width}`,
    })
}
