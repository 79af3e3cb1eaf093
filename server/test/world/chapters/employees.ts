import { shareOf } from './ledger.ts'
import type { Cell } from './parts.ts'
import { japaneseDay, number, type Subject } from './subject.ts'

const chapter = 'InformationAboutEmployees'
const percent = (fraction: string) => Number((Number(fraction) * 100).toFixed(1))

/** Staff of the group and the company, and the shares of equality that the law prescribes. */
export function writeEmployees(subject: Subject): void {
  const { ledger, story, now } = subject
  const isGroup = story.document.filer.hasConsolidated
  ledger.write(chapter, '５ 【従業員の状況】')
  if (isGroup) writeGroup(subject)
  writeOwn(subject, isGroup ? now.parent.employees : now.employees)
  writeUnion(subject, isGroup ? now.parent.employees : now.employees)
  writeEquality(subject)
}

function writeGroup({ random, ledger, story, now, hasTags }: Subject): void {
  const { employees, temporary, parent } = now
  const brackets = random.pick(['beside', 'beside', 'parent', 'none'] as const)
  const [open, close] = random.pick(['（）', '[]', '〔〕'])
  const within = brackets === 'parent' ? parent.employees : temporary
  const first = Math.floor(employees * 0.6)
  const staff = (count: number, part: number) =>
    brackets === 'none' ? number(count) : `${number(count)}${random.pick(['', '\n'])}${open}${number(part)}${close}`
  const cut = Math.floor(within * 0.6)
  ledger.write(chapter, `(1) 連結会社の状況`, `${japaneseDay(story.document.periodEnd)}現在`, {
    rows: [
      ['セグメントの名称', random.pick(['従業員数（人）', '従業員数（名）'])],
      ['素材事業', staff(first, cut)],
      ['機器事業', staff(employees - first, within - cut)],
      [random.pick(['合計', '計']), staff(employees, within)],
    ],
  })
  if (brackets === 'beside')
    ledger.write(
      chapter,
      `（注）従業員数は就業人員であり、臨時従業員数は年間の平均人員を${open}　${close}に外数で記載しております。`,
    )
  if (brackets === 'parent')
    ledger.write(chapter, `（注）${open}　${close}内の数字は、提出会社の従業員数であり、内数であります。`)
  ledger.answer({ indicator: 'S-LR-001', value: employees, boundary: 'consolidated' })
  if (brackets === 'beside' || hasTags)
    ledger.answer({ indicator: 'S-LR-003', value: shareOf(temporary, employees + temporary), boundary: 'consolidated' })
  else ledger.never('S-LR-003', brackets === 'parent' ? 'brackets that mean the parent' : 'no temporary staff')
}

/** Months that a report gives for each tenth of a year. */
const months = [0, 1, 2, 4, 5, 6, 7, 8, 10, 11]

function writeOwn({ random, ledger, story, now }: Subject, staff: number): void {
  const isSpelled = random.chance(0.3)
  const years = (text: string, unit: string) => {
    const [whole, tenth] = text.split('.')
    return isSpelled ? `${whole}${unit}${months[Number(tenth)]}${random.pick(['ヶ月', 'か月', 'カ月'])}` : text
  }
  const isThousand = random.chance(0.4)
  const salary = isThousand ? number(Math.floor(now.salary / 1000)) : number(now.salary)
  const word = random.pick(['平均年齢', '平均年令'])
  const mark = random.pick(['', '（注）１', '※１'])
  ledger.write(
    chapter,
    '(2) 提出会社の状況',
    `${japaneseDay(story.document.periodEnd)}現在`,
    {
      rows: [
        [
          '従業員数（人）',
          isSpelled ? word : `${word}（歳）`,
          isSpelled ? '平均勤続年数' : '平均勤続年数（年）',
          `平均年間給与（${isThousand ? '千円' : '円'}）${mark}`,
        ],
        [number(staff), years(now.age, '歳'), years(now.service, '年'), salary],
      ],
    },
    '（注）平均年間給与は、賞与及び基準外賃金を含んでおります。',
  )
  ledger.answer({ indicator: 'S-LR-002', value: staff, boundary: 'parent' })
  ledger.answer({ indicator: 'S-LR-004', value: Number(now.age), boundary: 'parent' })
  ledger.answer({ indicator: 'S-LR-005', value: Number(now.service), boundary: 'parent' })
  ledger.answer({ indicator: 'S-LR-006', value: now.salary / 1000, boundary: 'parent', tolerance: isThousand ? 1 : 0 })
}

function writeUnion({ random, ledger }: Subject, staff: number): void {
  const form = random.pick(['counted', 'counted', 'none', 'silent'] as const)
  const members = Math.max(1, Math.round(staff * (0.3 + 0.5 * random.uniform())))
  if (form === 'counted') {
    ledger.write(
      chapter,
      `(3) 労働組合の状況`,
      random.pick([
        `当社の労働組合は、組合員数は${number(members)}名であり、労使関係は安定しております。`,
        `当社には労働組合が組織されており、組合員総数は${number(members)}人であります。`,
      ]),
    )
    ledger.answer({ indicator: 'S-LR-038', value: shareOf(members, staff), boundary: 'parent' })
  } else if (form === 'none') {
    ledger.write(chapter, `(3) 労働組合の状況`, '当社には労働組合はありません。労使関係は円満に推移しております。')
    ledger.answer({ indicator: 'S-LR-038', value: 0 })
  } else {
    ledger.write(chapter, '(3) 労働組合の状況', `労使関係は円満に推移しており、特記すべき事項はありません。`)
    ledger.never('S-LR-038', 'the union is not counted')
  }
}

function writeEquality({ random, ledger, now, hasTags }: Subject): void {
  const isExempt = !hasTags && random.chance(0.15)
  ledger.write(chapter, '(4) 管理職に占める女性労働者の割合、男性労働者の育児休業取得率及び労働者の男女の賃金の差異')
  if (isExempt) {
    ledger.write(chapter, '当社は、法令の規定による公表義務の対象ではないため、記載を省略しております。')
    for (const indicator of ['S-DV-002', 'S-DV-008', 'S-DV-009', 'S-DV-010', 'S-DV-011'])
      ledger.never(indicator, 'exempt: not zero')
    return
  }
  const hasOthers = hasTags || random.chance(0.8)
  const text = (value: string) => String(percent(value))
  const mark = random.pick(['', '（注）１', '※１'])
  const heads = (first: readonly Cell[]): Cell[][] => [
    [{ text: '当事業年度', across: 5 + first.length }],
    [
      ...first,
      { text: `管理職に占める女性労働者の割合（％）${mark}`, down: 2 },
      { text: `男性労働者の育児休業取得率（％）${mark.replace('１', '２')}`, down: 2 },
      { text: `労働者の男女の賃金の差異（％）${mark}`, across: 3 },
    ],
    [
      '全労働者',
      random.pick(['正規雇用労働者', 'うち正規雇用労働者']),
      random.pick(['パート・有期労働者', 'うち非正規雇用労働者']),
    ],
  ]
  const wages = [text(now.wages[0]), text(now.wages[1]), hasOthers ? text(now.wages[2]) : '－']
  ledger.write(chapter, '①　提出会社', {
    rows: [...heads([]), [text(now.femaleManagers), text(now.leave), ...wages]],
  })
  if (random.chance(0.4))
    ledger.write(chapter, '②　連結子会社', {
      rows: [...heads([{ text: '名称', down: 2 }]), ['㈱丘見販売', '31.4', '12.5', '61.1', '66.3', '－']],
    })
  const put = (indicator: string, value: string) =>
    ledger.answer({ indicator, value: percent(value), boundary: 'parent' })
  put('S-DV-002', now.femaleManagers)
  put('S-DV-011', now.leave)
  put('S-DV-008', now.wages[0])
  put('S-DV-009', now.wages[1])
  if (hasOthers) put('S-DV-010', now.wages[2])
  else ledger.never('S-DV-010', 'a dash in a table of shares is no zero')
}
