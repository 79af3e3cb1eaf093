import { type DemoCompany, demoDay, demoYears } from '../companies.ts'
import { Random } from '../random.ts'
import { fields, kinds } from './patent-words.ts'

interface DemoPatent {
  readonly applicationNumber: string
  readonly documentNumber: string | null
  readonly filedOn: string
  /** Eighteen months after filing; null before. */
  readonly publishedOn: string | null
  readonly registeredNumber: string | null
  readonly title: string
  readonly abstract: string
  readonly fi: readonly string[]
  readonly stage: string
  /** The company first, then, for one in eight, a partner of the market. */
  readonly applicants: readonly DemoCompany[]
  /** Who applied with them and is no company of the market. */
  readonly others: readonly string[]
}

/** Invented, and none of the market. */
const institutes = ['国立大学法人東都工科大学', '学校法人里山学園', '国立研究開発法人先端材料技術機構'] as const

/** Most that one company applies for in ten years. */
const max = 160
/** Numbers of applications begin here, beyond those the office gives out; each company has a block of its own. */
const firstNumber = 500_000

/** Applications of an invented company over ten years; larger companies of inventive trades have more. */
export function patentsOf(company: DemoCompany, companies: readonly DemoCompany[], seed: number): DemoPatent[] {
  const field = fields.find(({ trades }) => trades.test(company.tse33Code))
  if (!field) return []
  const random = new Random(`${seed} patents ${company.index}`)
  const count = Math.min(max, random.poisson(10 * field.aYear * Math.exp(0.9 * company.size - 0.2)))
  const favorites = random.shuffled(field.things).slice(0, 4)
  return Array.from({ length: count }, (_, position) => {
    const year = random.integer(Math.max(2016, demoYears[company.firstYear]! - 3), 2025)
    const number = firstNumber + company.index * max + position
    const filedOn = `${year}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`
    const published = monthsLater(filedOn, 18)
    const publishedOn = published < demoDay ? published : null
    const { thing, fi } = random.pick(random.chance(0.8) ? favorites : field.things)
    const { forms, aims, means } = kinds.find(({ of }) => of.test(thing))!
    const isGranted = publishedOn !== null && random.chance(year < 2022 ? 0.66 : year < 2024 ? 0.3 : 0.05)
    return {
      applicationNumber: `特願${year}-${number}`,
      documentNumber: publishedOn && `特開${publishedOn.slice(0, 4)}-${number}`,
      filedOn,
      publishedOn,
      registeredNumber: isGranted ? `特許第${90_000_000 + number}号` : null,
      title: thing + random.pick(forms),
      abstract: `【要約】\n【課題】${random.pick(aims)}${thing}を提供する。\n【解決手段】${thing}は、${random.pick(means)}。\n【選択図】図${random.integer(1, 4)}`,
      fi: random.chance(0.4) ? fi : fi.slice(0, 1),
      stage: stageOf(year, isGranted, random),
      applicants: [company, ...partnersOf(company, companies, random)],
      others: othersOf(new Random(`${seed} patent ${number}`)),
    }
  })
}

function stageOf(year: number, isGranted: boolean, random: Random): string {
  if (isGranted) return '特許 有効'
  if (year < 2022) return random.pick(['出願 みなし取下', '出願 みなし取下', '出願 拒絶確定'])
  return random.chance(0.8) ? '出願 審査中' : '出願 未審査請求'
}

/** Partners are found again and again: one of three that belong to the company. */
function partnersOf({ index }: DemoCompany, companies: readonly DemoCompany[], random: Random): DemoCompany[] {
  if (companies.length < 2 || !random.chance(0.12)) return []
  const step = 1 + ((index * 31 + random.integer(0, 2) * 977) % (companies.length - 1))
  return [companies[(index + step) % companies.length]!]
}

/** One in thirty is applied for with an institute. */
const othersOf = (random: Random) => (random.chance(0.03) ? [random.pick(institutes)] : [])

const two = (value: number) => String(value).padStart(2, '0')

function monthsLater(day: string, months: number): string {
  const all = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(all / 12)}-${two((all % 12) + 1)}-${day.slice(8)}`
}
