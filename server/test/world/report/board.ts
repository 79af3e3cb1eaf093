import { drawBirth, drawName, outsiderOf } from '#server/demo/board/people.ts'
import { Random } from '#server/demo/random.ts'
import type { Filer } from '../filers.ts'

export interface Officer {
  /** Its name in contexts. */
  readonly member: string
  readonly name: string
  readonly title: string
  readonly birthDate: string
  readonly career: readonly string[]
  readonly isOutside: boolean
  /** Shares; null where the filing has the mark of none. */
  readonly shares: number | null
  readonly payYen: number
}

export interface Board {
  readonly officers: readonly Officer[]
  readonly men: number
  readonly women: number
  readonly form: 'auditors' | 'supervisory' | 'committees'
}

const insideTitles = [
  '代表取締役会長',
  '代表取締役社長 社長執行役員',
  '取締役 専務執行役員',
  '取締役 常務執行役員',
  '取締役',
]

/** The board after the meeting of a year: some seats change hands every second year. */
export function boardOf(filer: Filer, seed: number, year: number): Board {
  const random = new Random(`${seed} board ${filer.index}`)
  const form = random.pick(['auditors', 'supervisory', 'supervisory', 'committees'] as const)
  const inside = random.integer(3, 6)
  const outside = form === 'supervisory' ? random.integer(3, 6) : random.integer(2, 5)
  const officers = withoutNamesakes([
    ...Array.from({ length: inside }, (_, seat) => insider(filer, seed, { seat, year })),
    ...Array.from({ length: outside }, (_, seat) => outsider(filer, seed, { seat, year, form })),
    ...(form === 'auditors' ? auditorsOf(filer, seed, year) : []),
  ])
  const women = Math.min(officers.length - 2, (filer.index + Math.floor(year / 2)) % 5)
  return { officers, men: officers.length - women, women, form }
}

/** No name of a board is within another: a footnote could not tell them apart. */
function withoutNamesakes(officers: readonly Officer[]): Officer[] {
  const names: string[] = []
  return officers.map((officer) => {
    let { name } = officer
    for (let time = 0; names.some((each) => each.includes(name) || name.includes(each)); time++)
      name = drawName(new Random(`namesake ${officer.name} ${officer.birthDate} ${time}`))
    names.push(name)
    return { ...officer, name }
  })
}

interface Seat {
  readonly seat: number
  readonly year: number
}

function insider(filer: Filer, seed: number, { seat, year }: Seat): Officer {
  const holder = Math.floor((year - 2000 + seat) / 6)
  const random = new Random(`${seed} officer ${filer.index} ${seat} ${holder}`)
  const born = 2000 + holder * 6 - random.integer(54, 62)
  const title = insideTitles[Math.min(seat, insideTitles.length - 1)]!
  const steps = [
    `${born + 23}年4月　当社入社`,
    `${born + 40}年6月　当社${random.pick(['経営企画部長', '生産本部長', '営業本部長', '経理部長'])}`,
    `${born + 48}年6月　当社執行役員`,
    `${born + 53}年6月　当社取締役就任（現任）`,
  ]
  return {
    member: `Inside${seat}H${holder}`,
    name: drawName(random),
    title,
    birthDate: drawBirth(random, born),
    career: steps,
    isOutside: false,
    shares: random.chance(0.1) ? 0 : random.integer(5, 900) * 100,
    payYen: random.integer(25, 130) * 1_000_000,
  }
}

/** Auditors beside the board: one or two of the house, two from outside. */
function auditorsOf(filer: Filer, seed: number, year: number): Officer[] {
  const inside = 1 + (filer.index % 2)
  return Array.from({ length: inside + 2 }, (_, place): Officer => {
    const officer =
      place < inside
        ? insider(filer, seed, { seat: 10 + place, year })
        : outsider(filer, seed, { seat: 10 + place, year, form: 'auditors' })
    return {
      ...officer,
      title: place === 0 ? '常勤監査役' : '監査役',
      career: officer.career.map((step) => step.replace('取締役就任', '監査役就任')),
      payYen: Math.min(officer.payYen, 20_000_000),
    }
  })
}

function outsider(filer: Filer, seed: number, { seat, year, form }: Seat & { form: Board['form'] }): Officer {
  const term = Math.floor((year - 2000 + seat) / 4)
  const random = new Random(`${seed} outsider ${filer.index} ${seat} ${term}`)
  const person = outsiderOf(random.integer(0, 5_000), seed)
  return {
    member: `Outside${seat}T${term}`,
    name: person.name,
    title: form === 'supervisory' && seat < 3 ? '取締役 （監査等委員）' : '取締役',
    birthDate: person.birthDate,
    career: [...person.career, `${2000 + term * 4 - seat}年6月　当社社外取締役就任（現任）`],
    isOutside: true,
    shares: random.chance(0.4) ? null : random.integer(0, 30) * 100,
    payYen: random.integer(6, 14) * 1_000_000,
  }
}
