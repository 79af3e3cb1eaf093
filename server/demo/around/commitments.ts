import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'

/** A row of one of the initiative's two lists. */
interface DemoCommitment {
  readonly source: 'sbti-companies' | 'sbti-targets'
  readonly rowKey: string
  readonly publishedOn: string
  readonly record: Readonly<Record<string, string | number | null>>
}

/**
 * Rows that agree with a company's own answers: one row of companies for whoever has a validated target or has committed, and
 * one row a target for the validated ones.
 */
export function commitmentsOf(
  company: DemoCompany,
  figures: ReadonlyMap<string, number>,
  seed: number,
): DemoCommitment[] {
  const [hasNear, hasCommitted, hasNetZero] = ['E-CC-035', 'E-CC-036', 'E-CC-037'].map(
    (code) => figures.get(code) === 1,
  )
  if (!hasNear && !hasCommitted && !hasNetZero) return []
  const random = new Random(`${seed} commitments ${company.index}`)
  const two = (value: number) => String(value).padStart(2, '0')
  const year = random.integer(2020, 2026)
  const publishedOn = `${year}-${two(random.integer(1, 9))}-${two(random.integer(1, 28))}`
  const baseYear = random.pick([2018, 2019, 2020])
  // The initiative takes near-term targets of five to ten years from their submission; most name 2030.
  const nearYear = Math.max(2030, year + random.integer(5, 10))
  // A 1.5°C pathway takes at least 4.2 % of the base year each year.
  const cut = Math.max(Math.round(figures.get('E-CC-031') ?? 0), Math.ceil(4.2 * (nearYear - baseYear)))
  const shared = { country: 'Japan', organization: 'Corporate' }
  const wording = (scope: string, value: number, targetYear: number) =>
    `${company.nameEn} commits to reduce absolute ${scopeWords[scope]} GHG emissions ${value}% by FY${targetYear} from a FY${baseYear} base year.`
  const target = (scope: string, value: number, targetYear: number): DemoCommitment => ({
    source: 'sbti-targets',
    rowKey: `demo-${company.edinetCode}-${scope}-${targetYear}`,
    publishedOn,
    record: {
      ...shared,
      status: 'Active',
      target: targetYear === nearYear ? 'Near-term' : 'Long-term',
      scope,
      target_value: `${value}%`,
      classification: scope === '3' ? 'Well-below 2°C' : '1.5°C',
      base_year: baseYear,
      target_year: targetYear,
      wording: wording(scope, value, targetYear),
    },
  })
  return [
    {
      source: 'sbti-companies',
      rowKey: `demo-${company.edinetCode}`,
      publishedOn,
      record: {
        ...shared,
        status: hasNear ? 'Targets set' : 'Committed',
        classification: hasNear ? '1.5°C' : null,
        target_year: hasNear ? nearYear : null,
        long_term_status: hasNetZero ? 'Targets set' : null,
        long_term_year: hasNetZero ? 2050 : null,
        net_zero_status: hasNetZero ? 'Targets set' : null,
        net_zero_year: hasNetZero ? 2050 : null,
        wording: hasNear ? wording('1+2', cut, nearYear) : null,
      },
    },
    ...(hasNear ? [target('1+2', cut, nearYear), target('3', Math.ceil(2.5 * (nearYear - baseYear)), nearYear)] : []),
    ...(hasNetZero ? [target('1+2+3', 90, 2050)] : []),
  ]
}

const scopeWords: Readonly<Record<string, string>> = {
  '1+2': 'scope 1 and 2',
  '3': 'scope 3',
  '1+2+3': 'scope 1, 2 and 3',
}
