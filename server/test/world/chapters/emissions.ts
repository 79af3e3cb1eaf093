import type { Cell } from './parts.ts'
import { number, type Subject } from './subject.ts'

export const sustainability = 'DisclosureOfSustainabilityRelatedFinancialInformation'

const units = [
  { name: 't-CO2', factor: 1, digits: 0 },
  { name: 't-CO2e', factor: 1, digits: 0 },
  { name: 'トン', factor: 1, digits: 0 },
  { name: '千t-CO2', factor: 1e3, digits: 3 },
  { name: '千t-CO2e', factor: 1e3, digits: 2 },
  { name: 'kt-CO2e', factor: 1e3, digits: 3 },
  { name: '万t-CO2', factor: 1e4, digits: 4 },
] as const
type Unit = (typeof units)[number]

const codes = ['E-CC-002', 'E-CC-003', 'E-CC-005', 'E-CC-001', 'E-CC-004', 'E-CC-006']

/** Greenhouse gases as a table, a sentence, a picture or not at all. */
export function writeEmissions(subject: Subject): void {
  const { random, ledger } = subject
  const form = random.pick(['table', 'table', 'table', 'table', 'sentence', 'picture', 'silent'] as const)
  if (form === 'table') writeTable(subject)
  else if (form === 'sentence') writeSentence(subject)
  else {
    if (form === 'picture')
      ledger.write(sustainability, '温室効果ガス排出量の実績は、次のとおりであります。', { picture: '0102010_003' })
    for (const code of codes)
      ledger.never(code, form === 'picture' ? 'a picture in place of a table' : 'nothing is said')
  }
}

interface Line {
  readonly label: string
  /** Null: beside the figures that are asked for. */
  readonly indicator: string | null
  /** By years back, in tonnes. */
  readonly of: (back: number) => number
}

const scopesOf = ({ story }: Subject, back: number) => story.years.get(story.year - back)!.scopes

function linesOf(subject: Subject): Line[] {
  const { random } = subject
  const scope = (at: 0 | 1 | 2) => (back: number) => scopesOf(subject, back)[at]
  const word = random.pick(['Scope', 'Scope ', 'スコープ', 'Ｓｃｏｐｅ'])
  const hasLocation = random.chance(0.2)
  const market = hasLocation ? '（マーケット基準）' : random.pick(['', '', '（マーケット基準）'])
  const three = random.pick(['total', 'total', 'with-category', 'category', 'none'] as const)
  const lines: Line[] = [
    { label: `${word}1`, indicator: 'E-CC-002', of: scope(0) },
    { label: `${word}2${market}`, indicator: 'E-CC-003', of: scope(1) },
  ]
  if (hasLocation)
    lines.push({ label: `${word}2（ロケーション基準）`, indicator: 'E-CC-004', of: (back) => scope(1)(back) * 1.2 })
  if (random.chance(0.6))
    lines.push({
      label: `${word}1${random.pick(['+', '＋', '・', '及び'])}${random.chance(0.5) ? word : ''}2${random.pick(['', '合計'])}`,
      indicator: 'E-CC-001',
      of: (back) => scope(0)(back) + scope(1)(back),
    })
  if (three === 'total' || three === 'with-category')
    lines.push({ label: `${word}3`, indicator: 'E-CC-005', of: scope(2) })
  if (three === 'with-category' || three === 'category')
    lines.push({
      label: `${word}3（カテゴリ1）`,
      indicator: 'E-CC-006',
      of: (back) => scope(2)(back) * 0.6,
    })
  if (random.chance(0.3))
    lines.push({
      label: random.pick(['売上高当たり排出原単位（Scope1+2）', '売上高1億円当たり排出量（Scope1+2）']),
      indicator: null,
      of: (back) => scope(0)(back) * 3,
    })
  if (random.chance(0.3))
    lines.push({
      label: random.pick([`${word}1+2+3`, `${word}1・2・3合計`, `合計（${word}1～3）`]),
      indicator: null,
      of: (back) => scope(0)(back) + scope(1)(back) + scope(2)(back),
    })
  return lines
}

function writeTable(subject: Subject): void {
  const { random, ledger, fiscalYear } = subject
  const newest = random.pick([0, 1, 1])
  const backs = [2, 1, 0].map((each) => newest + each).slice(random.integer(0, 1))
  const isNewestFirst = random.chance(0.3)
  if (isNewestFirst) backs.reverse()
  const unit = random.pick(units)
  const place = random.pick(['above', 'head', 'column', 'label', 'cell'] as const)
  const baseBack = fiscalYear - 2013
  const extra = random.pick(['none', 'none', 'base', 'target-after', 'target-before', 'both'] as const)
  const isTwoRows = random.chance(0.25)
  const name = random.pick([
    (back: number) => `${fiscalYear - back}年度`,
    (back: number) => `FY${fiscalYear - back}`,
    (back: number) => `${fiscalYear - back}年度実績`,
  ])
  const lines = linesOf(subject)
  const printed = (tonnes: number) => Number((tonnes / unit.factor).toFixed(unit.digits))
  const cell = (tonnes: number) => `${number(printed(tonnes))}${place === 'cell' ? unit.name : ''}`
  const grown = (line: Line, back: number) => (back > 6 ? line.of(3) * 1.4 : line.of(back))
  const before: (readonly [string, (line: Line) => string])[] = []
  if (extra === 'base' || extra === 'both')
    before.push([random.pick(['2013年度（基準年）', '基準年度（2013年度）']), (line) => cell(grown(line, baseBack))])
  if (extra === 'target-before') before.push(['2030年度目標', (line) => cell(line.of(newest) * 0.5)])
  const share = (line: Line) => `${((line.of(newest) / line.of(newest + 1)) * 100).toFixed(1)}％`
  const compared: typeof before = random.chance(0.2) ? [[random.pick(['前年度比', '増減率', '前期比']), share]] : []
  const goals: typeof before =
    extra === 'target-after' || extra === 'both'
      ? [[random.pick(['2030年度目標', '2030年度']), (line) => cell(line.of(newest) * 0.6)]]
      : []
  const after = [...compared, ...goals]
  const actual = backs.map((back) => [name(back), (line: Line) => cell(line.of(back))] as const)
  const columns = [...before, ...actual, ...after]
  const isDashed = random.chance(0.2)
  const rows = lines.map((line, at): Cell[] => [
    ...(place === 'column'
      ? [line.label, unit.name]
      : [place === 'label' ? `${line.label}（${unit.name}）` : line.label]),
    ...columns.map(([head, of]) => (isDashed && at === lines.length - 1 && head === name(newest) ? '－' : of(line))),
  ])
  const first = place === 'column' ? ['項目', '単位'] : [place === 'head' ? `項目（単位：${unit.name}）` : '項目']
  const heads: Cell[][] =
    isTwoRows && before.length === 0
      ? [
          [
            ...first.map((text): Cell => ({ text, down: 2 })),
            { text: '実績', across: actual.length },
            ...compared.map(([text]): Cell => ({ text, down: 2 })),
            ...goals.map((): Cell => '目標'),
          ],
          [...actual.map(([head]) => head), ...goals.map(() => '2030年度')],
        ]
      : [[...first, ...columns.map(([head]) => head)]]
  ledger.write(sustainability, '温室効果ガス排出量')
  if (place === 'above') ledger.write(sustainability, `（単位：${unit.name}）`)
  ledger.write(
    sustainability,
    { rows: [...heads, ...rows] },
    '（注）算定の範囲は、当社及び主要な連結子会社であります。',
  )
  answerLines(subject, lines, { newest, backs, isDashed, exact: (tonnes) => toTonnes(printed(tonnes), unit) })
}

const toTonnes = (value: number, { factor }: Unit) => Math.round(value * factor * 1000) / 1000

interface Drawn {
  readonly newest: number
  readonly backs: readonly number[]
  readonly isDashed: boolean
  readonly exact: (tonnes: number) => number
}

/** Of a line whose newest cell is a dash, the year before stands. */
function answerLines({ ledger }: Subject, lines: readonly Line[], { newest, isDashed, exact }: Drawn): void {
  for (const [at, { indicator, of }] of lines.entries()) {
    if (indicator === null) continue
    const back = isDashed && at === lines.length - 1 ? newest + 1 : newest
    ledger.answer({ indicator, value: exact(of(back)), yearsBack: back })
  }
  for (const code of codes)
    if (!lines.some(({ indicator }) => indicator === code)) ledger.never(code, 'no line of the table is it')
}

function writeSentence(subject: Subject): void {
  const { random, ledger, fiscalYear } = subject
  const back = random.pick([0, 1, 1])
  const [one, two, three] = scopesOf(subject, back).map((tonnes) => Math.round(tonnes)) as [number, number, number]
  const unit = random.pick(['t-CO2', 'トン', 't-CO2e'])
  const join = random.pick(['は', 'が', ''])
  ledger.write(
    sustainability,
    `${fiscalYear - back}年度の温室効果ガス排出量は、Scope1${join}${number(one)}${unit}、Scope2${join}${number(two)}${unit}、Scope3${join}${number(three)}${unit}でした。`,
    `2030年度の温室効果ガス排出量については、Scope1 ${number(Math.round(one * 0.5))}${unit}を目標としております。`,
  )
  ledger.answer({ indicator: 'E-CC-002', value: one, yearsBack: back })
  ledger.answer({ indicator: 'E-CC-003', value: two, yearsBack: back })
  ledger.answer({ indicator: 'E-CC-005', value: three, yearsBack: back })
  ledger.answer({ indicator: 'E-CC-001', value: one + two, yearsBack: back })
}
