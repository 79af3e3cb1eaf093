import { type LognormalPay, limitedMean, meanShortfall } from './lognormal.ts'
import type { ImpactParameterName, ImpactParameters } from './parameters.ts'

/** The parts of the employment impact, in the order in which they stand in a waterfall. */
export const impactParts = ['living_wage', 'wage_quality', 'wage_equality', 'diversity', 'local_jobs'] as const
export type ImpactPart = (typeof impactParts)[number]

/** What the parts are made from: of the filing company alone, one fiscal year. Null: not known. */
export interface Workforce {
  /** Persons. */
  readonly employees: number | null
  /** Persons, a year before. */
  readonly employeesBefore: number | null
  /** Thousand yen a year. */
  readonly averagePay: number | null
  /** Share of women among the staff, per cent. */
  readonly femaleShare: number | null
  /** Share of women among the managers, per cent. */
  readonly femaleManagers: number | null
  /** Women's average pay as per cent of men's. */
  readonly payRatio: number | null
}
export type WorkforceFigure = keyof Workforce

/** Why a part has no amount. */
export interface Gap {
  /** Figures of the company that are not known. */
  readonly figures: readonly WorkforceFigure[]
  /** Parameters that nobody has entered. */
  readonly parameters: readonly ImpactParameterName[]
  /** The staff grew beyond the limit within the year: taken over or moved, not created. */
  readonly isJump: boolean
}

/** A part's amount, million yen; or why it has none. */
export type PartImpact = { readonly amount: number } | { readonly gap: Gap }

/** The employment impact of one company and fiscal year. */
export interface EmploymentImpact {
  /** Employees × average pay, million yen; null without either. */
  readonly payroll: number | null
  readonly parts: Readonly<Record<ImpactPart, PartImpact>>
  /** Sum of the parts, million yen; null where a part has no amount: a sum of some parts is no total. */
  readonly total: number | null
  /** Total ÷ payroll; null without a total. 0.75: of every yen paid, 0.75 yen counts. */
  readonly ratio: number | null
}

/**
 * The employment impact of a company, after the employment framework of Harvard's impact-weighted accounts as Eisai applied it in 2019;
 * docs/methodology/employment-impact.md.
 *
 * Pay is spread lognormally around the average. `N` employees, `w` pay, `P = N × average pay`:
 * wage quality `N × (E[min(w, satiation)] + k × E[max(0, w − satiation)])`, living wage `−N × E[max(0, living wage − w)]`,
 * wage equality `−max(0, f − f_managers) × N_managers × (w_managers − average) − unexplained × N_women × (w_men − w_women)`,
 * diversity `−N × max(0, benchmark − f) × average`, local job creation by the option chosen.
 *
 * Missing is never zero: a part that lacks a figure has no amount, and then there is no total.
 */
export function employmentImpact(workforce: Workforce, parameters: ImpactParameters): EmploymentImpact {
  const { employees, averagePay } = workforce
  const payroll = employees === null || averagePay === null ? null : (employees * averagePay) / 1000
  const parts = Object.fromEntries(
    impactParts.map((part) => [part, partOf(part, workforce, parameters)] as const),
  ) as Record<ImpactPart, PartImpact>
  const amounts = impactParts.map((part) => amountOf(parts[part]))
  const total = amounts.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0)
  return { payroll, parts, total, ratio: total === null || !payroll ? null : total / payroll }
}

/** Million yen; null where there is none. */
export const amountOf = (part: PartImpact): number | null => ('amount' in part ? part.amount : null)

interface Needs {
  readonly figures: readonly WorkforceFigure[]
  readonly parameters: readonly ImpactParameterName[]
}

const pay = ['employees', 'averagePay'] as const

/** Figures and parameters that a part cannot do without. */
export function needsOf(part: ImpactPart, { jobs, unexplained_gap }: ImpactParameters): Needs {
  switch (part) {
    case 'living_wage':
      return { figures: pay, parameters: ['living_wage', 'pay_spread'] }
    case 'wage_quality':
      return { figures: pay, parameters: ['satiation_wage', 'above_satiation', 'pay_spread'] }
    case 'wage_equality':
      return {
        figures: [...pay, 'femaleShare', 'femaleManagers', ...(unexplained_gap ? (['payRatio'] as const) : [])],
        parameters: ['manager_share', 'manager_pay', 'unexplained_gap'],
      }
    case 'diversity':
      return { figures: [...pay, 'femaleShare'], parameters: ['female_share'] }
    case 'local_jobs':
      if (jobs === 'unemployment') return { figures: pay, parameters: ['unemployment_rate', 'minimum_wage'] }
      return jobs === 'growth'
        ? { figures: ['employees', 'employeesBefore'], parameters: ['average_wage', 'growth_limit'] }
        : { figures: [...pay, 'employeesBefore'], parameters: ['growth_limit'] }
  }
}

function partOf(part: ImpactPart, workforce: Workforce, parameters: ImpactParameters): PartImpact {
  const needs = needsOf(part, parameters)
  const figures = needs.figures.filter((name) => workforce[name] === null)
  const unset = needs.parameters.filter((name) => parameters[name] === null)
  if (figures.length > 0 || unset.length > 0) return { gap: { figures, parameters: unset, isJump: false } }
  if (part === 'local_jobs' && isJump(workforce, parameters))
    return { gap: { figures: [], parameters: [], isJump: true } }
  // What the part needs is known from here on.
  const thousandYen = amounts[part](workforce as WorkforceFigures, parameters as KnownParameters)
  return { amount: thousandYen / 1000 }
}

type WorkforceFigures = Readonly<Record<WorkforceFigure, number>>
type KnownParameters = Readonly<Record<ImpactParameterName, number>> & Pick<ImpactParameters, 'jobs'>

/** In thousand yen. */
const amounts: Readonly<Record<ImpactPart, (of: WorkforceFigures, by: KnownParameters) => number>> = {
  living_wage: (of, by) => minus(of.employees * meanShortfall(spreadOf(of, by), by.living_wage)),
  wage_quality: (of, by) => {
    const below = limitedMean(spreadOf(of, by), by.satiation_wage)
    return of.employees * (below + (by.above_satiation / 100) * (of.averagePay - below))
  },
  wage_equality: (of, by) => minus(lostPromotions(of, by) + (by.unexplained_gap > 0 ? unequalPay(of, by) : 0)),
  diversity: (of, by) => minus((of.employees * Math.max(0, by.female_share - of.femaleShare) * of.averagePay) / 100),
  local_jobs: (of, by) => {
    if (by.jobs === 'unemployment')
      return of.employees * (by.unemployment_rate / 100) * (of.averagePay - by.minimum_wage)
    const pay = by.jobs === 'growth' ? by.average_wage : of.averagePay
    return Math.max(0, of.employees - of.employeesBefore) * pay
  },
}

/** A loss of nothing is 0, not −0. */
const minus = (loss: number) => (loss === 0 ? 0 : -loss)

const spreadOf = ({ averagePay }: WorkforceFigures, { pay_spread }: KnownParameters): LognormalPay => ({
  mean: averagePay,
  spread: pay_spread,
})

/** Women missing among the managers, at what a manager is paid more. */
function lostPromotions(
  { employees, averagePay, femaleShare, femaleManagers }: WorkforceFigures,
  by: KnownParameters,
): number {
  const missing = Math.max(0, femaleShare - femaleManagers) / 100
  return missing * employees * (by.manager_share / 100) * averagePay * (by.manager_pay / 100 - 1)
}

/** What women are paid less than men, as far as it is taken as unexplained. */
function unequalPay({ employees, averagePay, femaleShare, payRatio }: WorkforceFigures, by: KnownParameters): number {
  const [women, less] = [femaleShare / 100, Math.max(0, 1 - payRatio / 100)]
  const menPay = averagePay / (1 - women * less)
  return (by.unexplained_gap / 100) * employees * women * menPay * less
}

function isJump({ employees, employeesBefore }: Workforce, { jobs, growth_limit }: ImpactParameters): boolean {
  return jobs !== 'unemployment' && employees! > employeesBefore! * (1 + growth_limit! / 100)
}
