import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'
import type { Seat } from './history.ts'
import type { Profession } from './people.ts'

/** Why somebody was chosen, as notices of meetings put it. */
const reasons: Readonly<Record<Profession, readonly string[]>> = {
  law: [
    '弁護士としての専門的な知識と企業法務の豊富な経験を有し、独立した立場から経営の監督に貢献いただけると判断したため。',
    '企業法務とコンプライアンスに関する高い見識を有し、リスク管理の強化に資する助言を期待できるため。',
  ],
  audit: [
    '公認会計士として財務・会計に関する相当程度の知見を有し、業務執行の監督と財務報告の信頼性の向上に寄与いただけるため。',
    '監査法人で培った会計監査の経験に基づき、独立した立場から適切な助言をいただけると判断したため。',
  ],
  university: [
    '学識経験者としての幅広い見識を有し、技術と社会の動向を踏まえた中長期的な視点からの助言を期待できるため。',
    '専門分野における研究の実績に基づき、サステナビリティに関する議論の深化に貢献いただけるため。',
  ],
  manager: [
    '長年にわたる企業経営の経験と幅広い見識を有し、当社の経営全般に有益な助言をいただけると判断したため。',
    '海外事業を含む経営の経験を有し、成長戦略の監督に適切な役割を果たしていただけるため。',
  ],
  bank: ['金融機関における豊富な経験と財務に関する知見を有し、資本政策の監督に貢献いただけると判断したため。'],
}

const insideReasons = [
  '当社の事業全般に精通し、経営を牽引してきた実績から、企業価値の向上に引き続き貢献できると判断したため。',
  '担当事業の成長を主導した実績と業界に関する深い知見を有し、取締役として適任と判断したため。',
] as const

export function reasonOf({ outsider }: Seat, random: Random): string {
  return random.pick(outsider ? reasons[outsider.profession] : insideReasons)
}

/** How filers explain the marks of their skills matrix; few do. */
export const skillsNotes = [
  '各取締役が有するすべての知識・経験を表すものではありません。',
  '特に期待する分野を最大3つまで記載しています。',
  '取締役会として備えるべき分野のうち、各氏に特に期待する分野を示しています。',
] as const

/** 2015-06-25 as a career writes it. */
const monthText = (day: string) => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`

/** The career of somebody who rose in the company. */
export function insideCareer({ nameJa }: DemoCompany, { person, since }: Seat, seed: number): string[] {
  const random = new Random(`${seed} career ${person.name} ${person.birthDate}`)
  const born = Number(person.birthDate.slice(0, 4))
  const [joined, seated] = [born + 23, Number(since.slice(0, 4))]
  const head = Math.min(joined + random.integer(14, 20), seated - 4)
  const department = random.pick([
    '経営企画部',
    '生産本部',
    '海外事業部',
    '人事部',
    '財務部',
    '技術開発本部',
    '営業本部',
  ])
  return [
    `${joined}年4月　${nameJa}入社`,
    ...(head > joined ? [`${head}年${random.pick([4, 10])}月　同社${department}長`] : []),
    ...(seated - 3 > joined ? [`${seated - 3}年4月　同社執行役員`] : []),
    `${monthText(since)}　同社取締役（現任）`,
  ]
}

/** A seat on another board at the same time. */
export interface OtherPost {
  readonly nameJa: string
  readonly since: string
}

/** The career of somebody called from outside, with the seats held elsewhere. */
export function outsideCareer(
  { nameJa }: DemoCompany,
  { outsider, since }: Seat,
  others: readonly OtherPost[],
  post: string,
): string[] {
  const seats = [...others.map((other) => ({ ...other, post: '社外取締役' })), { nameJa, since, post }]
  seats.sort((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0))
  return [...outsider!.career, ...seats.map((seat) => `${monthText(seat.since)}　${seat.nameJa}${seat.post}（現任）`)]
}

const insideTitles = ['代表取締役社長', '代表取締役会長', '取締役専務執行役員', '取締役常務執行役員'] as const

export function titleOf(position: number, { outsider, person }: Seat, isOnAuditCommittee: boolean): string {
  const title = outsider
    ? '社外取締役'
    : (insideTitles[position] ?? ['取締役', '取締役執行役員', '取締役上席執行役員'][person.name.charCodeAt(0) % 3]!)
  return isOnAuditCommittee ? `${title}（監査等委員）` : title
}
