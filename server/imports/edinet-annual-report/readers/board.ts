import { squeeze } from '#methodology/text/letters.ts'
import { cellAddress } from '../document/blocks.ts'
import { directorSince, type Officer } from './listed-officers.ts'
import { answer, figure, percent, type Reader, type ReadFigure } from './reader.ts'
import { governance, outside, type Passage, type Report, sentencesIn, tablesIn } from './report.ts'

const isDirector = ({ title }: Officer) => /取締役/.test(title) && !/監査役/.test(title.replace(/監査等?委員/g, ''))
const isAuditor = ({ title }: Officer) => /監査役/.test(title)

/** Where the officers are listed, as evidence for what is counted. */
function listPassage(report: Report, people: readonly Officer[]): Passage[] {
  const chapter = report.chapters.get('InformationAboutOfficers')
  if (!chapter) return []
  const text = people.map(({ title, name }) => `${title} ${name}`).join('、')
  const list = chapter.blocks.find(({ kind }) => kind === 'table') ?? chapter.blocks[0]
  return list ? [{ chapter, address: list.address, text }] : []
}

/** Composition of the board on the day of filing: the list of officers counted, and its footnotes. */
export const boardReader: Reader = {
  name: 'board',
  indicators: [
    'G-BD-001',
    'G-BD-002',
    'G-BD-003',
    'G-BD-004',
    'G-BD-005',
    'G-BD-012',
    'G-BD-013',
    'G-BD-018',
    'G-BD-019',
    'G-BD-025',
    'S-DV-005',
    'S-DV-006',
  ],
  read(report) {
    const directors = report.officers.filter(isDirector)
    if (directors.length < 3) return []
    const atFiling = { boundary: 'parent', yearsBack: null } as const
    const passages = listPassage(report, directors)
    const board = directors.length
    const found: ReadFigure[] = [figure({ indicator: 'G-BD-001', value: board, ...atFiling, passages })]
    found.push(...womenOf(report, board, report.officers.length))
    const ages = directors.flatMap(({ birthDate }) => (birthDate ? [ageOn(report.filing.filedOn, birthDate)] : []))
    if (ages.length === board) {
      const mean = Math.round((ages.reduce((all, age) => all + age, 0) / board) * 10) / 10
      found.push(figure({ indicator: 'G-BD-012', value: mean, isDerived: true, ...atFiling, passages }))
    }
    found.push(...tenureOf(report, directors))
    const areKnown = directors.every(({ isOutside }) => isOutside !== null)
    const outsiders = directors.filter(({ isOutside }) => isOutside).length
    if (areKnown && outsiders > 0) {
      found.push(
        figure({ indicator: 'G-BD-004', value: percent(outsiders, board), isDerived: true, ...atFiling, passages }),
      )
      const independent = independentDirectors(report, outsiders)
      if (independent) {
        found.push(
          figure({ indicator: 'G-BD-003', value: independent.count, ...atFiling, passages: [independent.passage] }),
          figure({
            indicator: 'G-BD-002',
            value: percent(independent.count, board),
            isDerived: true,
            ...atFiling,
            passages,
          }),
        )
      }
      if (outsiders * 2 <= board || independent)
        found.push({ ...answer('G-BD-005', (independent?.count ?? outsiders) * 2 > board, passages), ...atFiling })
    }
    const form = formOf(report, passages)
    found.push(...form)
    const auditors = report.officers.filter(isAuditor)
    const body = auditors.length > 0 ? auditors : directors.filter(({ title }) => /監査等?委員/.test(title))
    const members = body.filter(({ isOutside }) => isOutside !== null)
    const outsideMembers = members.filter(({ isOutside }) => isOutside).length
    if (members.length >= 3 && members.length === body.length && outsideMembers > 0)
      found.push(
        figure({
          indicator: 'G-BD-025',
          value: percent(outsideMembers, members.length),
          isDerived: true,
          ...atFiling,
          passages: listPassage(report, members),
        }),
      )
    return found
  },
}

/** Mean years on the board, where the career of every director says since when. */
function tenureOf(report: Report, directors: readonly Officer[]): ReadFigure[] {
  const starts = directors.map(({ career }) => directorSince(career))
  const months = starts.flatMap((start) => (start === null ? [] : [monthsTo(report.filing.filedOn, start)]))
  if (months.length < directors.length || months.some((each) => each < 0)) return []
  const mean = Math.round(months.reduce((all, each) => all + each, 0) / months.length / 1.2) / 10
  const text = directors.map(({ title, name }, at) => `${title} ${name} ${starts[at]!.replace('-', '年')}月`).join('、')
  const passages = listPassage(report, directors).map((passage) => ({ ...passage, text }))
  return [
    figure({ indicator: 'G-BD-013', value: mean, isDerived: true, boundary: 'parent', yearsBack: null, passages }),
  ]
}

const monthsTo = (day: string, start: string) =>
  12 * (Number(day.slice(0, 4)) - Number(start.slice(0, 4))) + Number(day.slice(5, 7)) - Number(start.slice(5, 7))

/** Whole years on a day, as a person says them. */
const ageOn = (day: string, birth: string) =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)

/** The company's form where it is not tagged: by the titles of its officers. */
function formOf(report: Report, passages: readonly Passage[]): ReadFigure[] {
  const hasAuditors = report.officers.some(isAuditor)
  const hasSupervisors = report.officers.some(({ title }) => /監査等委員/.test(title))
  if (hasAuditors === hasSupervisors) return []
  return [
    { ...answer('G-BD-018', hasSupervisors, passages), boundary: 'parent', yearsBack: null },
    { ...answer('G-BD-019', false, passages), boundary: 'parent', yearsBack: null },
  ]
}

/** Outside directors who are independent: all of them are filed as such, or their number is said. */
function independentDirectors(report: Report, outsiders: number): { count: number; passage: Passage } | null {
  for (const passage of sentencesIn(report, [...outside, ...governance])) {
    const { text } = passage
    if (!/独立役員|独立社外取締役|独立性を有する/.test(text) || /独立社外監査役/.test(text)) continue
    const isAll =
      /(全員|いずれも|すべて|全て|全ての社外取締役|両氏|各氏|それぞれ|上記の?社外取締役)/.test(text) &&
      /社外取締役|社外役員/.test(text) &&
      /(届け?出|指定|登録|選任|判断)/.test(text)
    if (isAll) return { count: outsiders, passage }
    const judged = Number(/社外取締役(\d+)(?:名|人)は[^。]*独立性を有する/.exec(text)?.[1] ?? Number.NaN)
    if (judged === outsiders) return { count: outsiders, passage }
    const count = Number(/独立社外取締役(?:全員)?(?:は|が|を|\()?(\d+)(?:名|人)/.exec(text)?.[1] ?? Number.NaN)
    if (count === outsiders && !/以上|過半|3分の1/.test(text)) return { count, passage }
  }
  return null
}

/** Women on the board: from the line that counts all officers, where it can only mean directors. */
function womenOf(report: Report, board: number, all: number): ReadFigure[] {
  for (const passage of sentencesIn(report, ['InformationAboutOfficers'])) {
    const [, men, women] = /男性\s*(\d+)\s*(?:名|人)[、・,\s]*女性\s*(\d+|-|―|－)\s*(?:名|人)?/.exec(passage.text) ?? []
    if (men === undefined || women === undefined) continue
    const count = Number(women) || 0
    if (Number(men) + count !== all || (board !== all && count > 0)) return []
    const atFiling = { boundary: 'parent', yearsBack: null, passages: [passage] } as const
    return [
      figure({ indicator: 'S-DV-006', value: count, ...atFiling }),
      figure({ indicator: 'S-DV-005', value: percent(count, board), isDerived: true, ...atFiling }),
    ]
  }
  return []
}

const bodies = /取締役会(?!長)|株主総会|監査役会|[^、。]{0,3}会議|執行役員会|委員会|協議会/g
const chief = /社長|CEO|最高経営責任者/i

/** Who chairs the board: by name, looked up in the list of officers, or by title. */
export const chairReader: Reader = {
  name: 'chair',
  indicators: ['G-BD-006', 'G-BD-007'],
  read(report) {
    const chairs = new Map<boolean, { officer: Officer; passage: Passage }>()
    for (const passage of sentencesIn(report, governance)) {
      const text = squeeze(passage.text)
      if (!/取締役会/.test(text) || !/議長/.test(text) || /予定|可決|代行|支障|事故|執行役会議/.test(text)) continue
      // The body named last before the chair is the one that is chaired.
      const before = text.slice(0, text.indexOf('議長'))
      const body = before.match(bodies)?.at(-1)
      // 「取締役会長（議長）」 names no body: its sentence follows the heading of the board.
      if (body ? body !== '取締役会' : !/取締役会長/.test(before)) continue
      if (/委員会等?[^設]{0,4}$/.test(before)) continue
      const officer = chairIn(text, report.officers)
      if (officer) chairs.set(chief.test(officer.title), { officer, passage })
    }
    for (const { chapter, table } of tablesIn(report, governance)) {
      const column = table.rows[0]!.findIndex((cell) => squeeze(cell) === '取締役会')
      if (column < 0) continue
      for (const [at, row] of table.rows.entries()) {
        const officer =
          /議長|◎/.test(row[column]!) &&
          report.officers.find(({ name }) => row.some((cell) => squeeze(cell).includes(name)))
        const passage = { chapter, address: cellAddress(table, at, column), text: row.join(' | ') }
        if (officer) chairs.set(chief.test(officer.title), { officer, passage })
      }
    }
    if (chairs.size !== 1) return []
    const [[isChief, { officer, passage }]] = [...chairs] as [[boolean, { officer: Officer; passage: Passage }]]
    const found = [{ ...answer('G-BD-007', !isChief, [passage]), yearsBack: null, boundary: 'parent' as const }]
    if (officer.isOutside === null) return found
    return [
      ...found,
      { ...answer('G-BD-006', officer.isOutside, [passage]), yearsBack: null, boundary: 'parent' as const },
    ]
  },
}

function chairIn(text: string, officers: readonly Officer[]): Officer | null {
  const at = text.indexOf('議長')
  const near = officers
    .flatMap((officer) => {
      const start = text.indexOf(officer.name)
      if (start < 0) return []
      // 「門田道也を議長」 before, 「議長である門田道也」 after: no other name may come between, nor the end of a bracket.
      const isAfter = start > at
      if (isAfter && /[、)]/.test(text.slice(at, start).replace('議長は、', ''))) return []
      const distance = isAfter ? start - at : at - start - officer.name.length
      return distance <= 16 ? [{ officer, distance }] : []
    })
    .sort((a, b) => a.distance - b.distance)
  if (near[0]) return near[0].officer
  const title =
    /(代表取締役(?:兼)?社長|取締役社長|代表取締役会長|取締役会長|社外取締役)[^、。]{0,14}(?:が|を|は)[^、。]{0,8}議長/.exec(
      text,
    )?.[1]
  if (!title) return null
  const holders = officers.filter((each) => each.title.includes(title))
  return holders.length === 1
    ? holders[0]!
    : { name: '', title, isOutside: title === '社外取締役', birthDate: null, career: [] }
}
