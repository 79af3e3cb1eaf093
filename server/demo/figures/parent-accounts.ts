import type { DemoCompany } from '../companies.ts'
import type { Random } from '../random.ts'

/** Accounts that an annual report states for the filing company beside the group's. */
export const parentAccounts = ['F-PL-001', 'F-PL-002', 'F-PL-007', 'F-PL-008'] as const

/** What of the drawn company is asked. */
interface Drawn {
  value(code: string, year: number): number
  isOpen(code: string, year: number): boolean
  randomOf(subject: string): Random
}

interface ParentFigure {
  readonly code: (typeof parentAccounts)[number]
  /** Position in `demoYears`. */
  readonly year: number
  /** Million yen. */
  readonly value: number
}

/**
 * The drawn company's own accounts beside those of its group, in the order of the key: sales and profit by its share of the staff.
 * One filer in four leaves its operating profit and depreciation to the text, so that nobody reads them.
 */
export function parentFiguresOf(source: Drawn, company: DemoCompany): ParentFigure[] {
  if (company.hasConsolidated === false) return []
  const random = source.randomOf(`parent accounts ${company.index}`)
  const [weight, margin, hasProfit] = [
    Math.exp(0.15 * random.normal()),
    0.9 + 0.3 * random.uniform(),
    random.chance(0.75),
  ]
  const years = Array.from(
    { length: company.lastYear - company.firstYear + 1 },
    (_, index) => company.firstYear + index,
  )
  const rows = years.flatMap((year) => {
    const value = (code: string) => source.value(code, year)
    const share = Math.min(0.98, (value('S-LR-002') / value('S-LR-001')) ** 0.8 * weight)
    const isTold = (code: string) => source.isOpen(code, year) && Number.isFinite(value(code))
    const sales = Math.round(value('F-PL-001') * share)
    const [operating, worn] = [value('F-PL-002') * share * margin, value('F-PL-007') * share].map(Math.round)
    const hasBoth = hasProfit && isTold('F-PL-002') && isTold('F-PL-007')
    return [
      ...(isTold('F-PL-001') ? [{ code: 'F-PL-001' as const, year, value: sales }] : []),
      ...(hasBoth
        ? [
            { code: 'F-PL-002' as const, year, value: operating! },
            { code: 'F-PL-007' as const, year, value: worn! },
            { code: 'F-PL-008' as const, year, value: operating! + worn! },
          ]
        : []),
    ]
  })
  return rows.filter(({ value }) => Number.isFinite(value))
}
