import { drawName } from '#server/demo/board/people.ts'
import type { Officer } from '../report/board.ts'
import { shareOf } from './ledger.ts'
import type { Cell } from './parts.ts'
import { japaneseDay, listed, type Subject } from './subject.ts'

const chapter = 'InformationAboutOfficers'

/** The officers with their footnotes, and often the board that the coming meeting may elect. */
export function writeOfficers(subject: Subject): void {
  const { story, random, ledger, directors, auditors } = subject
  const { men, women, officers } = story.board
  const day = japaneseDay(story.document.submittedAt.slice(0, 10))
  ledger.write(chapter, '(2) 【役員の状況】', '①　役員一覧')
  const isBefore = random.chance(0.4)
  if (isBefore)
    ledger.write(chapter, `a．${day}（有価証券報告書提出日）現在の当社の役員の状況は、以下のとおりであります。`)
  const none = women === 0 ? random.pick(['－', '―', '0']) : String(women)
  ledger.write(
    chapter,
    `男性${men}名　女性${none}名（役員のうち女性の比率${women === 0 ? '－' : shareOf(women, men + women)}％）`,
  )
  ledger.write(chapter, { rows: tableOf(subject, officers) }, ...footnotes(subject))
  if (isBefore) writeProposed(subject)
  if (random.chance(0.4)) {
    ledger.write(chapter, '（注）当社は、執行役員制度を導入しております。執行役員は次のとおりであります。', {
      rows: [['役職', '氏名'], ...[1, 2, 3].map(() => ['執行役員', drawName(random)])],
    })
  }

  const board = directors.length
  const outsiders = directors.filter(({ isOutside }) => isOutside).length
  ledger.atFiling('G-BD-001', board)
  ledger.atFiling('G-BD-004', shareOf(outsiders, board))
  if (officers.length === board || women === 0) {
    ledger.atFiling('S-DV-006', women)
    ledger.atFiling('S-DV-005', shareOf(women, board))
  } else ledger.never('S-DV-006', 'women among officers of whom some are auditors')
  ledger.atFiling('G-BD-018', story.board.form === 'supervisory' ? 1 : 0, 'yes-no')
  ledger.atFiling('G-BD-019', story.board.form === 'committees' ? 1 : 0, 'yes-no')
  const body = auditors.length > 0 ? auditors : subject.supervisors
  if (body.length > 0)
    ledger.atFiling('G-BD-025', shareOf(body.filter(({ isOutside }) => isOutside).length, body.length))
  writeIndependence(subject, outsiders)
}

function tableOf({ random, story }: Subject, officers: readonly Officer[]): Cell[][] {
  const isTitled = random.chance(0.3)
  const spaced = random.chance(0.5)
  const head = [
    random.pick(['役職名', '役名及び職名', '役職']),
    '氏名',
    '生年月日',
    '略歴',
    '任期',
    '所有株式数（百株）',
  ]
  const mark = random.pick(['(注)３', '※３', '（注）２'])
  const rows = officers.map(({ title, name, birthDate, career, shares, isOutside }): Cell[] => [
    isTitled && isOutside ? title.replace(/^(取締役|監査役)/, '社外$1') : title.replace(' ', '\n'),
    spaced ? `${name.slice(0, 2)}　${[...name.slice(2)].join('　')}` : name,
    `${japaneseDay(birthDate)}${random.pick(['生', '生まれ', ''])}`,
    career.join('\n'),
    mark,
    shares === null ? '－' : String(Math.round(shares / 100)),
  ])
  const total = Math.round(story.board.officers.reduce((sum, { shares }) => sum + (shares ?? 0), 0) / 100)
  return [head, ...rows, [{ text: '計', across: 5 }, String(total)]]
}

function footnotes({ random, directors, auditors }: Subject): string[] {
  const outside = (people: readonly Officer[]) => people.filter(({ isOutside }) => isOutside).map(({ name }) => name)
  const end = random.pick(['であります。', 'です。', 'である。'])
  const law = random.pick(['', '会社法第2条第15号に定める'])
  return [
    `（注）１．取締役${listed(outside(directors), random)}は、${law}社外取締役${end}`,
    ...(auditors.length > 0 ? [`２．監査役${listed(outside(auditors), random)}は、社外監査役${end}`] : []),
    '３．取締役の任期は、前回の定時株主総会終結の時から次の定時株主総会終結の時までであります。',
  ]
}

/** A board that is not yet one: a seat more, other names, its own counts. */
function writeProposed(subject: Subject): void {
  const { story, random, ledger, directors } = subject
  const { officers, women } = story.board
  const more: Officer[] = [1, 2].map(() => ({ ...directors.at(-1)!, name: drawName(random) }))
  const all = [...officers.slice(0, 1), ...more, ...officers.slice(1)]
  ledger.write(
    chapter,
    `b．定時株主総会の議案（決議事項）として「取締役${directors.length + 2}名選任の件」を提案しており、当該議案が承認可決されますと、当社の役員の状況は、以下のとおりとなる予定であります。`,
    `男性${all.length - women - 1}名　女性${women + 1}名（役員のうち女性の比率${shareOf(women + 1, all.length)}％）`,
    { rows: tableOf(subject, all) },
  )
  ledger.never('G-BD-001', 'the board that may be elected', directors.length + 2)
}

function writeIndependence({ random, ledger, directors }: Subject, outsiders: number): void {
  const outside = 'OutsideDirectorsAndOutsideCorporateAuditors'
  ledger.write(
    outside,
    `②　社外役員の状況`,
    `当社の社外取締役は${outsiders}名であります。社外取締役と当社との間に特別の利害関係はありません。`,
  )
  const isSaid = random.chance(0.6)
  if (isSaid)
    ledger.write(
      outside,
      random.pick([
        '当社は、社外取締役の全員を、取引所が定める独立役員として届け出ております。',
        `独立社外取締役${outsiders}名は、いずれも一般株主と利益相反が生じるおそれがないものと判断し、独立役員に指定しております。`,
        '社外取締役は、いずれも当社の独立性判断基準を満たしており、独立役員として取引所に届け出ております。',
      ]),
    )
  else
    ledger.write(
      outside,
      '社外取締役の選任にあたっては、取引所の基準を参考に、少なくとも3分の1以上を独立社外取締役とする方針であります。',
    )
  if (isSaid) {
    ledger.atFiling('G-BD-003', outsiders)
    ledger.atFiling('G-BD-002', shareOf(outsiders, directors.length))
    ledger.atFiling('G-BD-005', outsiders * 2 > directors.length ? 1 : 0, 'yes-no')
  } else {
    ledger.never('G-BD-003', 'a policy on independence is no count')
    ledger.never('G-BD-002', 'a policy on independence is no share')
    if (outsiders * 2 <= directors.length) ledger.atFiling('G-BD-005', 0, 'yes-no')
  }
}
