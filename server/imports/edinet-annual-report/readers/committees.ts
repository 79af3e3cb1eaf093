import { squeeze } from '#methodology/text/letters.ts'
import { answer, figure, percent, type Reader, type ReadFigure } from './reader.ts'
import { governance, type Passage, pay, type Report, sentencesIn } from './report.ts'

const nomination = /(指名|人事|ガバナンス)[^。、「」]{0,10}委員会/
const remuneration = /報酬[^。、「」]{0,8}委員会/
const form = /(指名委員会等設置会社|監査等委員会設置会社|監査等委員会?)/g
const denial = /(設置|設けて|採用)[^。]{0,6}(おりません|いない|いません|ない)|予定|検討/

/** Committees on nomination and pay: whether there are any, who sits on them, and who leads them. */
export const committeesReader: Reader = {
  name: 'committees',
  indicators: ['G-BD-020', 'G-BD-021', 'G-BD-022', 'G-BD-023', 'G-BD-024'],
  places: [
    { indicator: 'G-BD-020', chapters: [...governance, ...pay], all: [/指名|人事|(?<!監査|監査等)委員会/] },
    { indicator: 'G-BD-022', chapters: [...governance, ...pay], all: [/報酬/, /委員会/] },
  ],
  read: (report) => [
    ...readCommittee(report, nomination, { exists: 'G-BD-020', share: 'G-BD-021' }),
    ...readCommittee(report, remuneration, { exists: 'G-BD-022', share: 'G-BD-023', chair: 'G-BD-024' }),
  ],
}

interface Codes {
  readonly exists: string
  readonly share: string
  readonly chair?: string
}

function readCommittee(report: Report, name: RegExp, codes: Codes): ReadFigure[] {
  const atFiling = { boundary: 'parent', yearsBack: null } as const
  const passages = [...sentencesIn(report, [...governance, ...pay])].map((passage) => ({
    ...passage,
    text: squeeze(passage.text).replace(form, ''),
  }))
  const own = passages.filter(({ text }) => name.test(text) && !/可決|予定/.test(text))
  if (own.length === 0) return []
  const founding = own.find(({ text }) => /設置|諮問|構成|開催|委員長/.test(text) && !denial.test(text))
  const found: ReadFigure[] = founding ? [{ ...answer(codes.exists, true, [founding]), ...atFiling }] : []
  if (!founding) return found

  const shares = new Map<number, Passage>()
  const chairs = new Map<boolean, Passage>()
  for (const passage of own) {
    const share = outsideShare(report, aboutCommittee(passage.text, name))
    if (share !== null && !shares.has(share)) shares.set(share, passage)
    const isOutside = codes.chair ? chairIsOutside(report, passage.text) : null
    if (isOutside !== null && !chairs.has(isOutside)) chairs.set(isOutside, passage)
  }
  const [share] = shares
  if (share && shares.size === 1)
    found.push(figure({ indicator: codes.share, value: share[0], isDerived: true, ...atFiling, passages: [share[1]] }))
  const [chair] = chairs
  if (chair && chairs.size === 1) found.push({ ...answer(codes.chair!, chair[0], [chair[1]]), ...atFiling })
  return found
}

/** From the committee's name on, or from where its members are listed before it: the board may be counted in the same sentence. */
function aboutCommittee(text: string, name: RegExp): string {
  const at = text.search(name)
  const before = text.slice(0, at)
  return /(構成|から)(される|する|された|なる)[^。、]{0,12}$/.test(before) || /を議長とし/.test(before)
    ? text
    : text.slice(at)
}

const count = '(\\d+)(?:名|人)'
const patterns: readonly [RegExp, (a: number, b: number) => readonly [number, number]][] = [
  // 「6名で構成、うち社外取締役4名」「委員3名（うち社外取締役2名）」
  [
    new RegExp(`${count}[^。\\d]{0,24}(?:うち|内)、?(?:独立)?社外(?:取締役|委員|役員)(?:は|が|である委員)?${count}`),
    (all, out) => [out, all],
  ],
  [
    new RegExp(`${count}[^。\\d]{0,20}(?:うち|内)、?${count}[^。\\d]{0,4}(?:独立)?社外取締役`),
    (all, out) => [out, all],
  ],
  // 「社外取締役5名と業務執行取締役2名の計7名」
  [
    new RegExp(`社外取締役${count}[^。\\d]{1,24}取締役\\d+(?:名|人)の?(?:合?計|総勢)${count}`),
    (out, all) => [out, all],
  ],
  [new RegExp(`(?:独立)?社外取締役${count}(?:を含む|を含めた)[^。\\d]{0,12}${count}`), (out, all) => [out, all]],
  // 「社外取締役3名、取締役会長及び取締役社長の5名」
  [new RegExp(`社外取締役${count}、[^。\\d]{1,40}の${count}(?:で|により)構成`), (out, all) => [out, all]],
  [
    new RegExp(
      `社外取締役${count}(?:と|及び|および|、)[^。\\d社外]{0,8}(?:社内|業務執行|代表)取締役[^。\\d]{0,6}${count}(?:で|の|により|から)`,
    ),
    (out, inside) => [out, out + inside],
  ],
]

function outsideShare(report: Report, text: string): number | null {
  if (
    !/構成|委員|メンバー/.test(text) ||
    /過半数|以上|以内|監査役会|執行役員会/.test(text.replace(/過半数を占め/g, ''))
  ) {
    if (!/\d+(名|人)/.test(text) || /以上|以内/.test(text)) return null
  }
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text)
    // 「取締役2名及び監査等委員3名(うち社外3名)」 counts the outside members of the second group alone.
    if (!match || /\d+(?:名|人)(?:及び|並びに|および|と|、)[^。\d]{0,24}$/.test(text.slice(0, match.index))) continue
    const [out, all] = read(Number(match[1]), Number(match[2]))
    if (out <= all && all >= 2 && all <= 15) return percent(out, all)
  }
  // By name: as many members as the sentence says.
  const stated = Number(/の(\d+)(?:名|人)(?:の委員)?(?:で|により|から|が)/.exec(text)?.[1] ?? Number.NaN)
  const members = report.officers.filter(({ name }) => text.includes(name))
  const areKnown = members.every(({ isOutside }) => isOutside !== null)
  if (members.length < 2 || members.length !== stated || !areKnown) return null
  return percent(members.filter(({ isOutside }) => isOutside).length, members.length)
}

function chairIsOutside(report: Report, text: string): boolean | null {
  if (/いずれも(?:独立)?社外取締役[^。]{0,4}を?委員長/.test(text)) return true
  if (/(?:独立)?社外取締役[^。、]{0,14}(?:が|を)[^。、]{0,6}(?:委員長|議長)/.test(text)) return true
  if (/委員長(?:は|を|である|には)[^。、]{0,14}(?:独立)?社外取締役/.test(text)) return true
  const at = text.indexOf('委員長')
  if (at < 0 || text.indexOf('委員長', at + 3) >= 0) return null
  const chair = report.officers.find(({ name }) => {
    const start = text.indexOf(name)
    return start >= 0 && (start < at ? at - start - name.length <= 6 : start - at <= 10)
  })
  return chair?.isOutside ?? null
}
