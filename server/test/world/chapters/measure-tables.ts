import type { Cell } from './parts.ts'
import type { Subject } from './subject.ts'

/** A measure with its last three years, and targets for the next one and a later one. */
export interface Row {
  readonly label: string
  readonly unit: string
  readonly indicator: string | null
  readonly values: readonly [twoBack: string, oneBack: string, now: string]
  readonly next: string
  readonly far: string
}

type Column = readonly [head: string, cell: (row: Row) => string]

/** Where the unit stands, and what a target's cell has beside its number. */
interface Print {
  readonly place: 'cell' | 'label' | 'column'
  readonly goal: '' | '以上' | '目標'
}

const print = ({ place }: Print, value: string, { unit }: Row) => `${value}${place === 'cell' ? unit : ''}`

/** Measures in rows: their actuals and targets in columns of any order, under one head or two, or a row of each. */
export function measureTable(subject: Subject, rows: readonly Row[]): Cell[][] {
  const { random } = subject
  const way: Print = {
    place: random.pick(['cell', 'label', 'column'] as const),
    goal: random.pick(['', '以上', '目標'] as const),
  }
  const mark = (label: string) => `${label}${random.chance(0.15) ? random.pick(['（注）１', '※１', '*2']) : ''}`
  const first = way.place === 'column' ? ['指標', '単位'] : ['指標']
  const start = (row: Row) =>
    way.place === 'column'
      ? [mark(row.label), row.unit || '－']
      : [mark(way.place === 'label' && row.unit ? `${row.label}（${row.unit}）` : row.label)]
  const form = random.pick(forms)
  if (form === 'rows') {
    const { fiscalYear } = subject
    return [
      [...first, '区分', `${fiscalYear - 1}年度`, `${fiscalYear}年度`],
      ...rows.flatMap((row): Cell[][] => [
        [...start(row).map(tall), '実績', print(way, row.values[1], row), print(way, row.values[2], row)],
        ['目標', print(way, row.next, row), print(way, row.far, row)],
      ]),
    ]
  }
  const columns = columnsOf(subject, way)[form]
  const heads = columns.map(([head]) => head)
  const body = rows.map((row) => [...start(row), ...columns.map(([, cell]) => cell(row))])
  if (form !== 'two-heads') return [[...first, ...heads], ...body]
  return [[...first.map(tall), { text: '実績', across: 2 }, { text: '目標', across: 2 }], heads, ...body]
}

const tall = (text: string): Cell => ({ text, down: 2 })

const forms = [
  'target-first',
  'actual-first',
  'years',
  'years-back',
  'two-heads',
  'next-year',
  'two-goals',
  'outlook',
  'goal-in-words',
  'rows',
] as const

function columnsOf(
  { random, fiscalYear, story }: Subject,
  way: Print,
): Record<Exclude<(typeof forms)[number], 'rows'>, readonly Column[]> {
  const year = (back: number) => `${fiscalYear - back}年度`
  const closing = `${story.year}年${Number(story.document.periodEnd.slice(5, 7))}月期`
  const now = random.pick([`実績（当事業年度）`, `${year(0)}実績`, `実績（${closing}）`, '当連結会計年度実績'])
  const goal = (value: string, row: Row) => `${print(way, value, row)}${way.goal === '目標' ? '' : way.goal}`
  const of = (at: 0 | 1 | 2) => (row: Row) => print(way, row.values[at], row)
  const far = (row: Row) => goal(row.far, row)
  const next = (row: Row) => goal(row.next, row)
  const outlook = `${year(-1)}${random.pick(['見込', '計画', '目安'])}`
  const two: Column = [year(2), of(0)]
  const one: Column = [year(1), of(1)]
  const last: Column = [year(0), of(2)]
  const actual: Column = [now, of(2)]
  const later: Column = ['2030年度目標', far]
  return {
    'target-first': [['目標（2030年度）', far], actual],
    'actual-first': [actual, later],
    years: [two, one, last, later],
    'years-back': [last, one, two],
    'two-heads': [one, last, [year(-1), next], ['2030年度', far]],
    'next-year': [actual, [`${year(-1)}目標`, next], later],
    'two-goals': [
      [`${year(0)}目標`, next],
      [`${year(0)}実績`, of(2)],
      [`${year(-1)}計画`, far],
    ],
    outlook: [one, [`${year(0)}実績`, of(2)], [outlook, (row) => print(way, row.next, row)]],
    'goal-in-words': [['目標', (row) => `2030年度までに${row.far}${row.unit}`], actual],
  }
}
