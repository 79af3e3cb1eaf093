import type { DemoCompany } from '../companies.ts'

/** The filer's slips that are planted: which company of how many, what, and how it was mistaken. */
export interface Slip {
  readonly company: number
  readonly indicator: string
  readonly year: number
  readonly factor: number
}

const slipKinds = [
  { indicator: 'S-LR-006', factor: 1000 },
  { indicator: 'S-DV-002', factor: 100 },
  { indicator: 'E-CC-001', factor: 1000 },
  { indicator: 'S-LR-006', factor: 0.001 },
  { indicator: 'S-LR-002', factor: 1000 },
  { indicator: 'E-WT-001', factor: 1000 },
] as const

/** Two dozen slips in a whole market, fewer in a small one. */
export function slipsOf(companies: readonly DemoCompany[]): Slip[] {
  const many = Math.min(24, Math.floor(companies.length / 12))
  return Array.from({ length: many }, (_, index) => {
    const company = companies[Math.floor(((index + 0.5) / many) * companies.length)]!
    return { company: company.index, year: company.lastYear, ...slipKinds[index % slipKinds.length]! }
  })
}
