/** Version of the method; part of its recipe. */
export const impactVersion = '1.0'

/** How the jobs that a company created are valued. */
export const jobOptions = [
  'growth', // each job more than a year before, at the pay credited for a new job
  'growth-own-pay', // the same at the company's own average pay
  'unemployment', // all jobs, by the unemployment rate and the pay above the minimum wage
] as const
export type JobOption = (typeof jobOptions)[number]

/** Numbers that the employment impact depends on, as `data/impact_parameters.csv` names them. */
export const impactParameterNames = [
  'female_share',
  'average_wage',
  'living_wage',
  'satiation_wage',
  'above_satiation',
  'pay_spread',
  'manager_share',
  'manager_pay',
  'unexplained_gap',
  'growth_limit',
  'unemployment_rate',
  'minimum_wage',
] as const
export type ImpactParameterName = (typeof impactParameterNames)[number]

/** Wages in thousand yen a year, shares in per cent, the spread as a standard deviation of logarithms; null where nobody has said it. */
export type ImpactParameters = Readonly<Record<ImpactParameterName, number | null>> & { readonly jobs: JobOption }

/** Numbers that only one way of valuing jobs, or a share above 0, needs. */
export function unusedParameters({ jobs, unexplained_gap }: ImpactParameters): ImpactParameterName[] {
  const byJobs: Record<JobOption, ImpactParameterName[]> = {
    growth: ['unemployment_rate', 'minimum_wage'],
    'growth-own-pay': ['unemployment_rate', 'minimum_wage', 'average_wage'],
    unemployment: ['average_wage', 'growth_limit'],
  }
  return unexplained_gap === null ? [...byJobs[jobs], 'unexplained_gap'] : byJobs[jobs]
}
