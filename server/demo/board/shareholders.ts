import type { DemoCompany } from '../companies.ts'
import { townFirsts } from '../name-stock.ts'
import { Random } from '../random.ts'

interface DemoShareholder {
  readonly name: string
  readonly shares: number | null
  readonly percent: number
}

const kinds = [
  (town: string) => `${town}日マスター信託銀行株式会社（信託口）`,
  (town: string) => `株式会社${town}本カストディ銀行（信託口）`,
  (town: string) => `${town}山生命保険相互会社`,
  (town: string) => `株式会社${town}浜銀行`,
  (town: string) => `${town}海火災保険株式会社`,
  (town: string) => `${town}見産業株式会社`,
  (town: string) => `${town.toUpperCase()} PACIFIC GLOBAL CUSTODY`,
] as const

/** The ten largest shareholders of an invented company, none of them a person of the real world. */
export function shareholdersOf(
  company: DemoCompany,
  year: number,
  issued: number | null,
  seed: number,
): DemoShareholder[] {
  const random = new Random(`${seed} shareholders ${company.index}`)
  const used = new Set<string>()
  const name = (index: number) => {
    for (;;) {
      const kind = kinds[(index + random.integer(0, 1)) % kinds.length]!
      const one = index === 4 ? `${company.nameJa.replace('株式会社', '')}従業員持株会` : kind(random.pick(townFirsts))
      if (!used.has(one)) {
        used.add(one)
        return one
      }
    }
  }
  let percent = random.chance(0.15) ? 25 + 30 * random.uniform() : 6 + 9 * random.uniform()
  return Array.from({ length: 10 }, (_, index) => {
    const drift = 1 + 0.02 * (((year * 7 + index * 3) % 5) - 2)
    const row = { name: name(index), percent: Math.round(percent * drift * 100) / 100 }
    percent *= 0.62 + 0.25 * random.uniform()
    return { ...row, shares: issued === null ? null : Math.round((issued * row.percent) / 100_000) * 1000 }
  }).sort((one, other) => other.percent - one.percent)
}
