import type { Boundary } from '#methodology/figures/boundary.ts'
import { squeeze } from '#methodology/text/letters.ts'
import { type MetricCell, metricCells } from './metric-table.ts'
import { figure, type Reader, type ReadFigure } from './reader.ts'
import { employees, sustainability, tablesIn } from './report.ts'

/** A measure of a table of the sustainability chapter: the label is all of its row's head, marks and unit aside. */
interface Measure {
  readonly indicator: string
  readonly label: RegExp
  readonly not?: RegExp
  readonly unit: 'tonnes' | 'percent' | 'hours' | 'days' | 'yen' | 'persons' | 'count' | 'rate' | 'score'
  readonly most?: number
}

const measures: readonly Measure[] = [
  {
    indicator: 'E-CC-001',
    label: /(Scope|スコープ)1(\+|・|,|、|及び|と|&)(Scope|スコープ)?2/i,
    not: /3/,
    unit: 'tonnes',
  },
  {
    indicator: 'E-CC-002',
    label: /(Scope|スコープ)1(?!\d)/i,
    not: /(Scope|スコープ)1\W{0,3}(及び|と)?(Scope|スコープ)?2|3/i,
    unit: 'tonnes',
  },
  { indicator: 'E-CC-004', label: /(Scope|スコープ)2.*ロケーション/i, unit: 'tonnes' },
  {
    indicator: 'E-CC-003',
    label: /(Scope|スコープ)2/i,
    not: /ロケーション|(Scope|スコープ)?1\W{0,3}(及び|と)?(Scope|スコープ)?2|3/i,
    unit: 'tonnes',
  },
  { indicator: 'E-CC-005', label: /(Scope|スコープ)3/i, not: /カテゴリ|Category|1|2(?!\d)/i, unit: 'tonnes' },
  { indicator: 'E-CC-006', label: /カテゴリー?1(?!\d)/, not: /カテゴリー?1\D.*\d/, unit: 'tonnes' },
  {
    indicator: 'S-DV-001',
    label:
      /^(全)?(従業員|社員|女性)?(に占める)?女性(従業員|社員|労働者)?(の)?(比率|割合|率)$|^女性(従業員|社員)(比率|割合|率)$/,
    unit: 'percent',
    most: 100,
  },
  {
    indicator: 'S-DV-007',
    label: /(新卒採用|新規学卒|新卒).*女性.*(比率|割合|率)/,
    not: /総合職|技術|事務|大卒|理系/,
    unit: 'percent',
    most: 100,
  },
  { indicator: 'S-DV-012', label: /女性(の)?育児休業(等)?(の)?取得率/, unit: 'percent', most: 200 },
  { indicator: 'S-DV-013', label: /(育児休業|育休)(後|から)?(の)?復職率/, unit: 'percent', most: 100 },
  { indicator: 'S-DV-014', label: /男性.*(育児休業|育休).*(平均)?取得(日数|期間)/, unit: 'days', most: 400 },
  { indicator: 'S-DV-018', label: /障(がい|害|碍)者(の)?(実)?雇用率/, not: /法定/, unit: 'percent', most: 30 },
  { indicator: 'S-DV-019', label: /^外国(籍|人)(従業員|社員|人材)?(比率|割合|率)$/, unit: 'percent', most: 100 },
  {
    indicator: 'S-DV-022',
    label: /管理職.*(中途|キャリア)採用者?.*(比率|割合|率)|(中途|キャリア)採用者?(の)?管理職(比率|割合|率)/,
    unit: 'percent',
    most: 100,
  },
  { indicator: 'S-LR-012', label: /(自己都合)(による)?(離職|退職)率/, unit: 'percent', most: 100 },
  {
    indicator: 'S-LR-013',
    label: /^(正社員|従業員|社員|全体)?(の)?離職率$/,
    not: /自己都合|新卒|若手|年以内/,
    unit: 'percent',
    most: 100,
  },
  { indicator: 'S-LR-016', label: /^(中途|キャリア|経験者)採用(者)?(人)?数$/, unit: 'persons' },
  { indicator: 'S-LR-017', label: /^(中途|キャリア|経験者)採用(者)?(比率|割合|率)$/, unit: 'percent', most: 100 },
  {
    indicator: 'S-LR-018',
    label: /(一人|1人|ひとり)(当たり|あたり).*研修.*時間|研修時間.*(一人|1人)(当たり|あたり)/,
    unit: 'hours',
    most: 500,
  },
  { indicator: 'S-LR-023', label: /^(年次)?(有給休暇|有休|年休)(の)?(平均)?取得率$/, unit: 'percent', most: 150 },
  { indicator: 'S-LR-024', label: /(有給休暇|有休|年休)(の)?(平均)?取得日数/, unit: 'days', most: 60 },
  {
    indicator: 'S-LR-025',
    label: /(月)?平均(残業|時間外)(労働|勤務)?時間|(一人|1人)?(当たり|あたり)?月(間)?平均(残業|時間外)/,
    unit: 'hours',
    most: 120,
  },
  {
    indicator: 'S-LR-027',
    label: /^(休業)?(労働)?(災害)?度数率(LTIFR)?$|^LTIFR$/,
    not: /200,?000|20万/,
    unit: 'rate',
    most: 100,
  },
  { indicator: 'S-LR-028', label: /^(労働)?(災害)?強度率$/, unit: 'rate', most: 100 },
  {
    indicator: 'S-LR-021',
    label: /^(社員|従業員)?(ワーク・?)?エンゲージメント(サーベイ)?(・)?(スコア|指数|レーティング)?$/,
    not: /回答率/,
    unit: 'score',
  },
  {
    indicator: 'S-LR-040',
    label: /(テレワーク|リモートワーク|在宅勤務)(の)?(利用|実施)率/,
    unit: 'percent',
    most: 100,
  },
  { indicator: 'S-LR-035', label: /^(定期)?健康診断(の)?受診率$/, unit: 'percent', most: 100 },
  { indicator: 'S-LR-036', label: /ストレスチェック(の)?(受検|受診|実施)率/, unit: 'percent', most: 100 },
  { indicator: 'S-LR-037', label: /高ストレス者(の)?(割合|比率|率)/, unit: 'percent', most: 100 },
]

/** Actuals of tables of measures: the cell of the newest year, told from targets by its head. */
export const measuresReader: Reader = {
  name: 'measures',
  indicators: measures.map(({ indicator }) => indicator),
  read(report) {
    const period = report.book.periods(0)
    if (!period) return []
    const found = new Map<string, { figure: ReadFigure; isDoubted: boolean }>()
    for (const { chapter, table } of tablesIn(report, [...sustainability, ...employees]))
      for (const cell of metricCells(table, period))
        for (const measure of measures) {
          const label = cleanLabel(cell.label)
          // 「研修時間」 ends in its unit: it is tried with and without.
          const bare = label.replace(endingUnit, '')
          if (
            (!measure.label.test(label) && !measure.label.test(bare)) ||
            measure.not?.test(label) ||
            // 「新卒採用数(総合職)」: brackets of a share say of whom it is; those of a tonnage its unit.
            (measure.unit === 'percent' && measure.not?.test(squeeze(cell.label))) ||
            (measure.unit === 'tonnes' && isPerUnit(cell.label)) ||
            isGoalLabel(label)
          )
            continue
          const value = valueIn(measure, cell)
          if (value === null) continue
          const boundary = boundaryIn(cell.label)
          const key = `${measure.indicator} ${boundary}`
          const earlier = found.get(key)
          const passages = [{ chapter, address: cell.address, text: cell.text }]
          if (!earlier)
            found.set(key, {
              figure: figure({ indicator: measure.indicator, value, boundary, yearsBack: cell.yearsBack, passages }),
              isDoubted: false,
            })
          else if (earlier.figure.yearsBack === cell.yearsBack && earlier.figure.value !== value)
            earlier.isDoubted = true
        }
    return [...found.values()].filter(({ isDoubted }) => !isDoubted).map((each) => each.figure)
  },
}

const isGoalLabel = (label: string) => /削減(率|量|目標)|目標|基準年?比|原単位|改善率/.test(label)
const isPerUnit = (label: string) => /(当|あ)たり/.test(label)
/** Brackets go, but for those that say which category, which basis or per how many hours: they make it another figure. */
const cleanLabel = (label: string) =>
  squeeze(
    label
      .replace(/\((?![^)]*(?:カテゴリー?\d|ロケーション|(?<!\d)20万|200,?000))[^)]*\)|[*※]\d*|^[・-]+|[●○■◆]|-+$/g, '')
      .replace(/(連結|単体|当社|提出会社|国内|グループ|単独|実績)/g, ''),
  )
const endingUnit = /(千t|万t|t-?CO2e?|%|人|名|時間|日|円|千円|百万円)$/i

function boundaryIn(label: string): Boundary | null {
  if (/拠点|工場|事業所|製造所|国内/.test(label)) return 'consolidated-part'
  if (/連結|グループ/.test(label)) return 'consolidated'
  return /単体|当社|提出会社|単独/.test(label) ? 'parent' : null
}

const tonnes: readonly [RegExp, number][] = [
  [/^(百万|M)(t|トン)/, 1e6],
  [/^十万(t|トン)/, 1e5],
  [/^万(t|トン)/, 1e4],
  [/^((千|k)t|千トン)/, 1e3],
  [/^(t|トン)/, 1],
]

function valueIn({ unit, most }: Measure, cell: MetricCell): number | null {
  const isWithin = most === undefined || (cell.value >= 0 && cell.value <= most)
  if (!isWithin) return null
  const named = cell.unit
  switch (unit) {
    case 'tonnes': {
      const factor = tonnes.find(([unit]) => unit.test(named))?.[1] ?? null
      return factor === null ? null : Math.round(cell.value * factor * 1e3) / 1e3
    }
    case 'percent':
      return named === '%' ? cell.value : null
    case 'hours':
      return named === '時間' || named === '' ? cell.value : null
    case 'days':
      return named === '日' ? cell.value : null
    case 'persons':
      return named === '人' || named === '名' ? cell.value : null
    default:
      if (cell.value < 0) return null
      return named === '' || named === '点' || named === 'ポイント' ? cell.value : null
  }
}
