import { squeeze } from '#methodology/text/letters.ts'
import { cellAddress, type Table } from '../../document/blocks.ts'
import { numberIn, unitOf } from '../amounts.ts'
import { answer, figure, type Reader, type ReadFigure } from '../reader.ts'
import { type Passage, pay, type Report, sentencesIn, sustainability, tablesIn } from '../report.ts'

const parent = { boundary: 'parent' } as const
const round = (value: number) => Math.round(value * 10) / 10

interface PayRow {
  readonly group: string
  readonly isPart: boolean
  readonly total: number
  readonly performance: number
  readonly stock: number
  readonly persons: number | null
  readonly address: string
  readonly text: string
}

/** Pay by class of officer and kind: from the table of a report that keeps its cells. */
export const payReader: Reader = {
  name: 'pay',
  indicators: ['G-BD-027', 'G-BD-028', 'G-BD-029', 'G-BD-030'],
  read(report) {
    for (const { chapter, table } of tablesIn(report, pay)) {
      const rows = payRows(table) ?? payRows(turned(table))
      if (!rows) continue
      return figuresOf(rows, (row) => [{ chapter, address: row.address, text: row.text }], report).filter(
        ({ value }) => !Number.isNaN(value),
      )
    }
    return taggedPay(report)
  },
}

/** Classes of officers in columns, kinds of pay in rows. */
const turned = (table: Table): Table => ({
  ...table,
  rows: (table.rows[0] ?? []).map((_, column) => table.rows.map((row) => row[column]!)),
})

function payRows(table: Table): PayRow[] | null {
  const at = table.rows.findIndex(
    (row) =>
      /^\(?(取締役|監査役|執行役|社外|社内)/.test(squeeze(row[0]!)) &&
      row.slice(1).some((cell) => numberIn(cell) !== null),
  )
  if (at < 1) return null
  const heads = table.rows[0]!.map((_, column) =>
    squeeze([...new Set(table.rows.slice(0, at).map((row) => row[column]))].join('')),
  )
  const scale = unitOf(heads.join('') + (unitOf(heads.join('')) ? '' : table.above))
  const totalAt = heads.findIndex((head) => /総額/.test(head) && !/種類別/.test(head))
  const personsAt = heads.findIndex((head) => /員数|人員|人数/.test(head))
  if (!scale || totalAt < 1) return null
  const kinds = heads.map((head, column) => {
    const own = head.replace(/報酬等?の種類別の(総額|額)(\((百万円|千円|万円)\))?/, '')
    if (column === totalAt || column === personsAt || column === 0 || /左記|内訳/.test(own))
      return { isKind: false, performance: false, stock: /左記/.test(own) && /非金銭|株式/.test(own), own }
    const performance = /業績連動|業績報酬|賞与|インセンティブ|変動|パフォーマンス|PSU/.test(
      own.replace(/非業績連動|業績連動型?(以外|ではない)/g, ''),
    )
    return {
      isKind: true,
      performance,
      stock: /株式(?!取得目的)|シェア|譲渡制限|非金銭|ストック|新株予約権|RS|信託/.test(own),
      own,
    }
  })
  // 「金銭報酬」 beside shares may be fixed or not: without a fixed part or one of performance the split is not said.
  const isSplit = kinds.some(({ own, performance }) => performance || /固定|基本|月額|定額|月次/.test(own))
  // Variable pay may be paid in shares: without a column of shares their part is not said.
  const isStockSaid = kinds.some(({ stock }) => stock) || !kinds.some(({ performance }) => performance)
  return table.rows.slice(at).flatMap((row, down): PayRow[] => {
    // 「取締役 | 社内」: the class may stand in two cells.
    const label = row.findIndex((cell) => numberIn(cell) !== null)
    const group = squeeze([...new Set(row.slice(0, Math.max(1, label)))].join(''))
    const total = numberIn(row[totalAt]!)
    if (total === null || group === '') return []
    const sum = (chosen: (kind: (typeof kinds)[number]) => boolean) =>
      kinds.reduce((all, kind, column) => all + (chosen(kind) ? (numberIn(row[column]!) ?? 0) : 0), 0)
    if (Math.abs(sum(({ isKind }) => isKind) - total) > Math.max(3, total * 0.002)) return []
    return [
      {
        group,
        isPart: /^\(?(うち|内)/.test(group),
        total: total * scale,
        performance: isSplit ? sum(({ isKind, performance }) => isKind && performance) * scale : Number.NaN,
        stock: isStockSaid
          ? (sum(({ isKind, stock }) => isKind && stock) || sum(({ isKind, stock }) => !isKind && stock)) * scale
          : Number.NaN,
        persons: personsAt < 0 ? null : numberIn(row[personsAt]!),
        address: cellAddress(table, at + down, totalAt),
        text: row.join(' | '),
      },
    ]
  })
}

const withoutMarks = (group: string) => group.replace(/[()（）]/g, '')

function figuresOf(rows: readonly PayRow[], passagesOf: (row: PayRow) => Passage[], report: Report): ReadFigure[] {
  const directors = rows.filter(
    ({ group, isPart }) =>
      /取締役|社外役員/.test(group) &&
      !isPart &&
      !/監査役|執行役(?!員)|合?計$/.test(withoutMarks(group).replace(/社外監査役を?除く?/g, '')),
  )
  const inside =
    directors.find(
      ({ group }) =>
        /社外(取締役|役員)?(及び監査等委員である取締役)?を?除/.test(group) &&
        !/^取締役監査等委員(?!会?(である者|である取締役)?(を除|及び|並びに|、))/.test(withoutMarks(group)),
    ) ?? directors.find(({ group }) => /^(取締役|社内取締役)(?!.*社外$)/.test(group))
  if (!inside) return []
  const passages = passagesOf(inside)
  const found: ReadFigure[] = []
  const hasAuditors =
    rows.some(({ group }) => /監査役/.test(group)) || report.officers.some(({ title }) => /監査役/.test(title))
  const isMixed = directors.some(({ group }) => /社外役員/.test(group)) && hasAuditors
  found.push(
    figure({
      indicator: 'G-BD-027',
      value: round(directors.reduce((all, { total }) => all + total, 0)),
      isDerived: true,
      ...parent,
      passages: directors.flatMap(passagesOf),
      ...(isMixed && { note: 'outside-auditors-within' }),
    }),
  )
  const part = rows.find(({ group, isPart }) => isPart && /社外(取締役|役員)/.test(group))
  // Pay in shares that was taken back is negative: no share of the pay; nor is there one where all directors are outside.
  const hasInside = inside.total > (/除/.test(inside.group) ? 0 : (part?.total ?? 0))
  if (hasInside && !(inside.stock < 0) && !(inside.performance < 0))
    found.push(
      figure({
        indicator: 'G-BD-029',
        value: round((inside.performance / inside.total) * 100),
        isDerived: true,
        ...parent,
        passages,
      }),
      figure({
        indicator: 'G-BD-030',
        value: round((inside.stock / inside.total) * 100),
        isDerived: true,
        ...parent,
        passages,
      }),
    )
  const whole = /社外(取締役|役員)?[^)]*除/.test(inside.group)
    ? inside
    : part && part.persons !== null && inside.persons !== null
      ? { ...inside, total: inside.total - part.total, persons: inside.persons - part.persons }
      : null
  if (whole?.persons && whole.total > 0)
    found.push(
      figure({
        indicator: 'G-BD-028',
        value: round(whole.total / whole.persons),
        isDerived: true,
        ...parent,
        passages,
      }),
    )
  return found
}

const byClass = 'RemunerationEtcByCategoryOfDirectorsAndOtherOfficers'

/** Totals by class where they are tagged: kinds of pay are filers' own elements and are told by their names. */
function taggedPay(report: Report): ReadFigure[] {
  const chapter = report.chapters.get('RemunerationForDirectorsAndOtherOfficers')
  if (!chapter) return []
  const classes = new Map<string, PayRow>()
  const value = (element: string, member: string) =>
    report.book.of(element).find(({ context }) => context.yearsBack === 0 && context.member === member)?.fact.value
  for (const { fact, context } of report.book.of(`jpcrp_cor:TotalAmountOfRemunerationEtc${byClass}`)) {
    if (context.yearsBack !== 0 || fact.value === null || classes.has(context.member)) continue
    const kinds = report.book.elements.filter(
      (element) =>
        /Remuneration(Etc)?ByCategoryOfDirectorsAndOtherOfficers$/.test(element) &&
        !/TotalAmount|NumberOfDirectors|TextBlock/.test(element),
    )
    const sum = (chosen: (element: string) => boolean) =>
      kinds.filter(chosen).reduce((all, element) => all + Number(value(element, context.member) ?? 0), 0) / 1e6
    const total = Number(fact.value) / 1e6
    const performance = sum((name) => isPerformance(name) && !isPart(name))
    const stock = sum((name) => isStock(name) && !isPart(name)) || sum((name) => isStock(name) && isPart(name))
    const whole = sum((name) => !isPart(name))
    // A long-term incentive may be shares or money, and a kind of no known name may be either.
    const areClear = Math.abs(whole - total) <= Math.max(3, total * 0.01) && kinds.every((name) => !isUnclear(name))
    const group = classNames.find(([pattern]) => pattern.test(context.member))?.[1] ?? ''
    if (group === '') continue
    classes.set(context.member, {
      group,
      isPart: false,
      total,
      performance: areClear ? performance : Number.NaN,
      stock: areClear ? stock : Number.NaN,
      persons:
        Number(value(`jpcrp_cor:NumberOfDirectorsAndOtherOfficers${byClass}`, context.member) ?? Number.NaN) || null,
      address: fact.element,
      text: `${context.member} ${fact.value}`,
    })
  }
  const rows = [...classes.values()]
  return figuresOf(rows, (row) => [{ chapter, address: row.address, text: row.text }], report).filter(
    ({ value: each }) => !Number.isNaN(each),
  )
}

const isPerformance = (name: string) =>
  /Performance|Bonus|Incentive|Variable/i.test(name) && !/NonPerformance/i.test(name)
const isStock = (name: string) => /Share|Stock|NonMonetary|Restricted|SubscriptionRights|Trust/i.test(name)
const isUnclear = (name: string) =>
  /LongTerm|Other/i.test(name.replace(/AndOthers?Remuneration|DirectorsAndOtherOfficers/g, ''))
    ? !isStock(name)
    : !isPerformance(name) && !isStock(name) && !/Base|Basic|Fixed|Monthly|Retirement|Monetary/i.test(name)
const isPart = (name: string) => /Including|OfWhich|AmongThe|Portion/i.test(name)

const classNames: readonly [RegExp, string][] = [
  [
    /^DirectorsExcludingAudit\w*OutsideDirectors\w*Member$|^DirectorsExcludingOutside\w*Audit\w*Member$/,
    '取締役(監査等委員及び社外取締役を除く)',
  ],
  [/^DirectorsExcludingOutside(Directors)?Member$/, '取締役(社外取締役を除く)'],
  [
    /^(DirectorsAppointedAs|Directors)?AuditAndSupervisoryCommittee\w*ExcludingOutside\w*Member$|^DirectorsAppointedAsAuditAndSupervisoryCommitteeMembers\w*Member$/,
    '取締役(監査等委員)(社外取締役を除く)',
  ],
  [/^OutsideDirectorsAndOtherOfficersMember$/, '社外役員'],
  [/^OutsideDirectors\w*Member$/, '社外取締役'],
  [/Executive/, '執行役'],
  [/CorporateAuditors/, '監査役'],
]

const esg = /ESG|サステナビリティ|GHG|温室効果ガス|CO2|気候|マテリアリティ|エンゲージメント|女性/
const climate = /GHG|温室効果ガス|CO2|気候|脱炭素/

/** Sustainability among the measures of officers' pay. */
export const payMeasuresReader: Reader = {
  name: 'pay-measures',
  indicators: ['G-BD-031', 'E-CC-045', 'E-MG-028'],
  places: [
    { indicator: 'G-BD-031', chapters: [...pay, ...sustainability], all: [esg] },
    { indicator: 'E-CC-045', chapters: [...pay, ...sustainability], all: [climate] },
    { indicator: 'E-MG-028', chapters: [...pay, ...sustainability], all: [/環境|GHG|温室効果ガス|CO2|気候|脱炭素/] },
  ],
  read(report) {
    const found: ReadFigure[] = []
    for (const passage of sentencesIn(report, [...pay, ...sustainability])) {
      const text = squeeze(passage.text)
      const isOfPay =
        /(業績連動|インセンティブ|業績報酬|株式報酬|役員報酬|賞与)/.test(text) && /指標|連動|評価|KPI|反映/.test(text)
      if (!isOfPay || !esg.test(text) || /検討|予定/.test(text)) continue
      if (
        passage.chapter.name === 'RemunerationForDirectorsAndOtherOfficers' ||
        /役員報酬|取締役.{0,20}報酬|インセンティブ報酬/.test(text)
      ) {
        if (!found.some(({ indicator }) => indicator === 'G-BD-031'))
          found.push({ ...answer('G-BD-031', true, [passage]), ...parent })
        if (climate.test(text) && !found.some(({ indicator }) => indicator === 'E-CC-045'))
          found.push(
            { ...answer('E-CC-045', true, [passage]), ...parent },
            { ...answer('E-MG-028', true, [passage]), ...parent },
          )
      }
    }
    return found
  },
}
