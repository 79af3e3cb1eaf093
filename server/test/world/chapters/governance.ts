import type { Officer } from '../report/board.ts'
import { shareOf } from './ledger.ts'
import type { Cell } from './parts.ts'
import { listed, type Subject } from './subject.ts'

const chapter = 'OverviewOfCorporateGovernance'

/** Who chairs the board, how often it met, who was there, and its committees. */
export function writeGovernance(subject: Subject): void {
  subject.ledger.write(chapter, '(1) 【コーポレート・ガバナンスの概要】', '①　企業統治の体制の概要')
  const form = subject.story.board.form
  subject.ledger.write(formElements[form], `当社は、${formNames[form]}であります。`)
  writeChair(subject)
  writeMeetings(subject)
  writeCommittees(subject)
}

const formElements = {
  auditors: 'CorporateGovernanceCompanyWithCorporateAuditors',
  supervisory: 'CorporateGovernanceCompanyWithAuditAndSupervisoryCommittee',
  committees: 'CorporateGovernanceCompanyWithNominatingAndOtherCommittees',
} as const
const formNames = {
  auditors: '監査役会設置会社',
  supervisory: '監査等委員会設置会社',
  committees: '指名委員会等設置会社',
} as const

const shortTitle = ({ title, isOutside }: Officer) => (isOutside ? '社外取締役' : title.split(' ')[0]!)

function writeChair({ random, ledger, directors }: Subject): void {
  const outsiders = directors.filter(({ isOutside }) => isOutside)
  const president = directors.find(({ title }) => title.includes('社長'))!
  const chair = random.pick([president, president, directors[0]!, outsiders[0]!])
  const who = `${shortTitle(chair)}${random.pick(['', 'の', ' '])}${chair.name}`
  const members = `取締役${directors.length}名（うち社外取締役${outsiders.length}名）`
  if (random.chance(0.75)) {
    ledger.write(
      chapter,
      random.pick([
        `取締役会は、${members}で構成され、${who}が議長を務めております。`,
        `取締役会は、${who}を議長とし、法令又は定款に定める事項その他の重要事項を決議しております。`,
        `当社の取締役会は${members}で構成しており、議長は${who}であります。`,
        `取締役会の議長は、${who}が務め、経営の基本方針を審議しております。`,
        `取締役会は、${members}で構成し、${who}がその議長となっております。`,
      ]),
    )
    ledger.atFiling('G-BD-006', chair.isOutside ? 1 : 0, 'yes-no')
    ledger.atFiling('G-BD-007', chair === president ? 0 : 1, 'yes-no')
  } else {
    ledger.write(chapter, `取締役会は、${members}で構成されております。`)
    ledger.never('G-BD-006', 'who chairs the board is not said')
    ledger.never('G-BD-007', 'who chairs the board is not said')
  }
  const other = random.pick([directors[0]!, president])
  if (random.chance(0.5))
    ledger.write(
      chapter,
      random.pick([
        `経営会議は、${other.title.split(' ')[0]}${other.name}を議長とし、原則として月2回開催しております。`,
        `経営会議は、${president.title.split(' ')[0]}${president.name}を議長とし、業務執行に関する重要事項を協議しております。`,
        `株主総会の議長は、定款の定めにより${president.title.split(' ')[0]}が務めております。`,
        `執行役員会は、${president.name}が議長を務め、毎月開催しております。`,
      ]),
    )
}

interface Attendance {
  readonly officer: Officer
  readonly attended: number
  readonly meetings: number
}

function writeMeetings(subject: Subject): void {
  const { random, ledger, directors, auditors } = subject
  const meetings = random.integer(8, 19)
  const attendanceOf = (officer: Officer, isNew: boolean): Attendance => {
    const all = isNew ? meetings - random.integer(2, 4) : meetings
    return { officer, meetings: all, attended: random.chance(0.6) ? all : all - random.integer(1, 2) }
  }
  const rows = directors.map((officer, at) => attendanceOf(officer, at === directors.length - 1))
  const form = random.pick(['table', 'table', 'both', 'sentence', 'rule'] as const)
  if (form === 'sentence' || form === 'both')
    ledger.write(
      chapter,
      random.pick([
        `当事業年度において当社は取締役会を${meetings}回開催しております。`,
        `当事業年度において、取締役会を合計${meetings}回開催し、経営上の重要事項を決議いたしました。`,
        `当事業年度の取締役会は、${meetings}回開催されました。`,
        `取締役会は、当事業年度において、臨時取締役会を含め${meetings}回開催いたしました。`,
      ]),
    )
  if (form === 'rule') {
    ledger.write(chapter, '取締役会は、原則として毎月1回開催するほか、必要に応じて臨時に開催しております。')
    ledger.never('G-BD-009', 'a rule of how often the board meets')
    ledger.never('G-BD-010', 'a rule of how often the board meets')
  } else ledger.answer({ indicator: 'G-BD-009', value: meetings, boundary: 'parent' })
  if (random.chance(0.35)) writeOtherAttendance(rows, subject)
  if (form === 'table' || form === 'both') {
    const others = random.chance(0.7) ? auditors.map((officer) => attendanceOf(officer, false)) : []
    ledger.write(
      chapter,
      '当事業年度における取締役会の活動状況及び個々の役員の出席状況については、次のとおりであります。',
      { rows: attendance([...rows, ...others], random.pick(['slash', 'within', 'columns', 'percent'] as const)) },
    )
    const rate = (rows: readonly Attendance[]) =>
      shareOf(
        rows.reduce((sum, { attended }) => sum + attended, 0),
        rows.reduce((sum, each) => sum + each.meetings, 0),
      )
    ledger.answer({ indicator: 'G-BD-010', value: rate(rows), boundary: 'parent' })
    ledger.answer({
      indicator: 'G-BD-011',
      value: rate(rows.filter(({ officer }) => officer.isOutside)),
      boundary: 'parent',
    })
  }
  if (random.chance(0.5) && auditors.length > 0)
    ledger.write('Audits', `当事業年度において監査役会を${meetings + 3}回開催しております。`)
  ledger.never('G-BD-009', 'meetings of the audit board', meetings + 3)
}

/** Who came to the meetings of a committee. */
function writeOtherAttendance(rows: readonly Attendance[], { ledger }: Subject): void {
  const some = rows.slice(0, 4).map(({ officer }) => ({ officer, meetings: 5, attended: officer.isOutside ? 4 : 5 }))
  ledger.write(
    chapter,
    'コンプライアンス委員会の活動状況',
    '当事業年度において、同委員会を5回開催しており、個々の委員の出席状況は次のとおりであります。',
    { rows: attendance(some, 'slash').map((row, at) => (at === 0 ? ['区分', '氏名', '出席状況'] : row)) },
  )
  ledger.never('G-BD-009', 'meetings of a committee', 5)
}

function attendance(rows: readonly Attendance[], form: 'slash' | 'within' | 'columns' | 'percent'): Cell[][] {
  if (form === 'columns')
    return [
      ['役職名', '氏名', '開催回数', '出席回数'],
      ...rows.map(({ officer, attended, meetings }) => [
        attendeeTitle(officer),
        officer.name,
        `${meetings}回`,
        `${attended}回`,
      ]),
    ]
  const cell = ({ attended, meetings }: Attendance) =>
    form === 'within'
      ? `全${meetings}回中${attended}回`
      : `${attended}回／${meetings}回${form === 'percent' ? `（${Math.round((attended / meetings) * 100)}％）` : ''}`
  return [
    ['区分', '氏名', '取締役会出席状況'],
    ...rows.map((row) => [attendeeTitle(row.officer), row.officer.name, cell(row)]),
  ]
}

const attendeeTitle = ({ title, isOutside }: Officer) =>
  isOutside ? title.replace(/^(取締役|監査役)/, '社外$1').replace(' ', '') : title.split(' ')[0]!

/** A joint committee, two, one or none: members counted or named, led by one of them. */
function writeCommittees(subject: Subject): void {
  const { random, ledger } = subject
  const form = random.pick(['joint', 'joint', 'two', 'pay', 'rule', 'none'] as const)
  if (form === 'none') {
    ledger.write(chapter, '当社は、任意の指名委員会及び報酬委員会を設置しておりません。')
    for (const indicator of ['G-BD-020', 'G-BD-021', 'G-BD-022', 'G-BD-023', 'G-BD-024'])
      ledger.never(indicator, 'no committee')
    return
  }
  if (form === 'rule') {
    ledger.write(
      chapter,
      '当社は、任意の指名・報酬委員会を設置しております。指名・報酬委員会は、3名以上の取締役で構成し、その過半数を社外取締役とすることとしております。',
    )
    ledger.atFiling('G-BD-020', 1, 'yes-no')
    ledger.atFiling('G-BD-022', 1, 'yes-no')
    for (const indicator of ['G-BD-021', 'G-BD-023', 'G-BD-024'])
      ledger.never(indicator, 'a rule of the committee’s composition')
    return
  }
  const names = { joint: ['指名・報酬諮問委員会'], two: ['指名諮問委員会', '報酬諮問委員会'], pay: ['報酬諮問委員会'] }
  for (const name of names[form]) {
    const { share, chairIsOutside } = writeCommittee(subject, name)
    if (name.includes('指名')) {
      ledger.atFiling('G-BD-020', 1, 'yes-no')
      ledger.atFiling('G-BD-021', share)
    }
    if (name.includes('報酬')) {
      ledger.atFiling('G-BD-022', 1, 'yes-no')
      ledger.atFiling('G-BD-023', share)
      ledger.atFiling('G-BD-024', chairIsOutside ? 1 : 0, 'yes-no')
    }
  }
  if (form === 'pay') ledger.never('G-BD-020', 'a committee on pay alone')
}

function writeCommittee({ random, ledger, directors }: Subject, name: string) {
  const outsiders = directors.filter(({ isOutside }) => isOutside)
  const insiders = directors.filter(({ isOutside }) => !isOutside)
  const out = outsiders.slice(0, random.integer(2, Math.min(3, outsiders.length)))
  const inside = insiders.slice(0, random.integer(1, 2))
  const members = [...out, ...inside]
  const chairIsOutside = random.chance(0.7)
  const chair = chairIsOutside ? out[0]! : inside[0]!
  const led = `${shortTitle(chair)}${random.pick(['の', ''])}${chair.name}`
  const all = members.length
  ledger.write(
    chapter,
    `当社は、取締役会の諮問機関として${name}を設置しております。`,
    random.pick([
      `${name}は、委員${all}名（うち社外取締役${out.length}名）で構成され、${led}が委員長を務めております。`,
      `${name}は、社外取締役${out.length}名及び社内取締役${inside.length}名の計${all}名で構成しており、${led}が委員長であります。`,
      `${name}は、社外取締役${out.length}名を含む${all}名の委員で構成し、委員長は${led}であります。`,
      `${name}は${led}を委員長とし、${listed(
        members.filter((each) => each !== chair).map((each) => each.name),
        random,
      )}の${all}名で構成されております。`,
    ]),
  )
  return { share: shareOf(out.length, all), chairIsOutside }
}
