import type { Officer } from '../report/board.ts'
import { turned } from './parts.ts'
import { number, type Subject } from './subject.ts'

const chapter = 'RemunerationForDirectorsAndOtherOfficers'
const round = (value: number) => Math.round(value * 10) / 10

interface Group {
  readonly name: string
  readonly fixed: number
  readonly performance: number
  readonly stock: number
  readonly persons: number
}

const totalOf = ({ fixed, performance, stock }: Group) => fixed + performance + stock

/** Pay by class and kind, in either order of columns or turned, and who earns a hundred million yen. */
export function writePay(subject: Subject): void {
  const { random, ledger, story, directors, auditors } = subject
  const isSupervisory = story.board.form === 'supervisory'
  const group = (name: string, officers: readonly Officer[], share: readonly [number, number]): Group => {
    const total = officers.reduce((sum, { payYen }) => sum + payYen, 0) / 1e6
    const [performance, stock] = share.map((part) => Math.round(total * part)) as [number, number]
    return { name, fixed: total - performance - stock, performance, stock, persons: officers.length }
  }
  const kinds: readonly [number, number] = [
    random.chance(0.85) ? 0.1 + 0.3 * random.uniform() : 0,
    random.chance(0.6) ? 0.05 + 0.2 * random.uniform() : 0,
  ]
  const inside = group(
    isSupervisory ? '取締役（監査等委員及び社外取締役を除く）' : '取締役（社外取締役を除く）',
    directors.filter(({ isOutside }) => !isOutside),
    kinds,
  )
  const outside = group(
    '社外取締役',
    directors.filter(({ isOutside }) => isOutside),
    [0, 0],
  )
  const groups = [
    inside,
    ...(auditors.length > 0
      ? [
          group(
            '監査役（社外監査役を除く）',
            auditors.filter(({ isOutside }) => !isOutside),
            [0, 0],
          ),
        ]
      : []),
    outside,
    ...(auditors.length > 0
      ? [
          group(
            '社外監査役',
            auditors.filter(({ isOutside }) => isOutside),
            [0, 0],
          ),
        ]
      : []),
  ]
  ledger.write(
    chapter,
    '(4) 【役員の報酬等】',
    '②　役員区分ごとの報酬等の総額、報酬等の種類別の総額及び対象となる役員の員数',
  )
  writeTable(subject, groups)
  const parent = { boundary: 'parent' } as const
  const whole = totalOf(inside)
  ledger.answer({ indicator: 'G-BD-027', value: round(whole + totalOf(outside)), ...parent })
  ledger.answer({ indicator: 'G-BD-029', value: round((inside.performance / whole) * 100), ...parent })
  ledger.answer({ indicator: 'G-BD-030', value: round((inside.stock / whole) * 100), ...parent })
  ledger.answer({ indicator: 'G-BD-028', value: round(whole / inside.persons), ...parent })
  writeHighPay(subject)
}

function writeTable({ random, ledger }: Subject, groups: readonly Group[]): void {
  const isThousand = random.chance(0.4)
  const unit = isThousand ? '千円' : '百万円'
  const amount = (millions: number) =>
    millions === 0 ? random.pick(['－', '―']) : number(isThousand ? millions * 1000 : millions)
  const performance = random.pick(['業績連動報酬', '賞与', '短期インセンティブ報酬'])
  const stock = random.pick(['譲渡制限付株式報酬', '株式報酬', '非金銭報酬等'])
  const cells = groups.map((each) => [
    each.name,
    amount(totalOf(each)),
    amount(each.fixed),
    amount(each.performance),
    amount(each.stock),
    String(each.persons),
  ])
  const form = random.pick(['two-heads', 'two-heads', 'one-head', 'last', 'turned'] as const)
  if (form === 'turned') {
    const heads = ['区分', '報酬等の総額', '固定報酬', performance, stock, '対象となる役員の員数（名）']
    ledger.write(chapter, `（単位：${unit}）`, { rows: turned([heads, ...cells]) })
  } else if (form === 'two-heads')
    ledger.write(chapter, {
      rows: [
        [
          { text: '役員区分', down: 2 },
          { text: `報酬等の総額（${unit}）`, down: 2 },
          { text: `報酬等の種類別の総額（${unit}）`, across: 3 },
          { text: '対象となる役員の員数（人）', down: 2 },
        ],
        ['基本報酬', performance, stock],
        ...cells,
      ],
    })
  else if (form === 'one-head')
    ledger.write(chapter, `（単位：${unit}）`, {
      rows: [['役員区分', '報酬等の総額', '固定報酬', performance, stock, '員数（名）'], ...cells],
    })
  else
    ledger.write(chapter, {
      rows: [
        [
          '役員区分',
          '員数（名）',
          '固定報酬（百万円）',
          `${performance}（百万円）`,
          `${stock}（百万円）`,
          '報酬等の総額（百万円）',
        ].map((cell) => cell.replace('百万円', unit)),
        ...cells.map(([name, total, fixed, a, b, persons]) => [name!, persons!, fixed!, a!, b!, total!]),
      ],
    })
}

/** Payers of a hundred million yen and more are named, or the report says that there are none. */
function writeHighPay({ random, ledger, directors }: Subject): void {
  const high = directors.filter(({ payYen }) => payYen >= 100_000_000)
  const parent = { boundary: 'parent' } as const
  if (high.length === 0) {
    ledger.write(
      chapter,
      random.pick([
        '役員ごとの連結報酬等の総額等については、連結報酬等の総額が1億円以上である者が存在しないため、記載しておりません。',
        '報酬等の総額が1億円以上である者はおりません。',
      ]),
    )
    ledger.answer({ indicator: 'G-BD-033', value: 0, ...parent })
    return
  }
  ledger.write(chapter, '③　報酬等の総額が1億円以上である者の報酬等の総額等', {
    rows: [
      ['氏名', '役員区分', '会社区分', '報酬等の総額（百万円）'],
      ...high.map(({ name, payYen }) => [name, '取締役', '提出会社', number(payYen / 1e6)]),
    ],
  })
  ledger.answer({ indicator: 'G-BD-033', value: high.length, ...parent })
}
