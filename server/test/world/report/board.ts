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
  const outside = random.integer(2, 5)
  const officers = [
    ...Array.from({ length: inside }, (_, seat) => insider(filer, seed, { seat, year })),
    ...Array.from({ length: outside }, (_, seat) => outsider(filer, seed, { seat, year, form })),
  ]
  const women = Math.min(officers.length - 2, (filer.index + Math.floor(year / 2)) % 5)
  return { officers, men: officers.length - women, women, form }
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

function outsider(filer: Filer, seed: number, { seat, year, form }: Seat & { form: Board['form'] }): Officer {
  const term = Math.floor((year - 2000 + seat) / 4)
  const random = new Random(`${seed} outsider ${filer.index} ${seat} ${term}`)
  const person = outsiderOf(random.integer(0, 5_000), seed)
  return {
    member: `Outside${seat}T${term}`,
    name: person.name,
    title: form === 'supervisory' && seat < 2 ? '取締役 （監査等委員）' : '取締役',
    birthDate: person.birthDate,
    career: [...person.career, `${2000 + term * 4 - seat}年6月　当社社外取締役就任（現任）`],
    isOutside: true,
    shares: random.chance(0.4) ? null : random.integer(0, 30) * 100,
    payYen: random.integer(6, 14) * 1_000_000,
  }
}
