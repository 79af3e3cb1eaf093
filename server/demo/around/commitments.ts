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
 * Rows that agree with a company's own answers, and what earlier years left behind: targets whose year has come, commitments that
 * were removed, and a second level for one year.
 */
export function commitmentsOf(
  company: DemoCompany,
  figures: ReadonlyMap<string, number>,
  seed: number,
): DemoCommitment[] {
  const rows = answeredRows(company, figures, seed)
  return [...rows, ...olderRows(company, rows, seed)]
}

/**
 * Rows that agree with a company's own answers: one row of companies for whoever has a validated target or has committed, and
 * one row a target for the validated ones.
 */
function answeredRows(company: DemoCompany, figures: ReadonlyMap<string, number>, seed: number): DemoCommitment[] {
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
    wordingOf(company, { scope, value, baseYear, targetYear })
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

/** One company in six has something left of earlier years; drawn apart, so that nothing else of the market changes. */
function olderRows(company: DemoCompany, rows: readonly DemoCommitment[], seed: number): DemoCommitment[] {
  const random = new Random(`${seed} older commitments ${company.index}`)
  const near = rows.find(({ record }) => record.target === 'Near-term' && record.scope === '1+2')
  const isListed = rows.some(({ source }) => source === 'sbti-companies')
  const shared = { country: 'Japan', organization: 'Corporate' }
  if (near) {
    // A target that was tightened, and whose earlier level nobody took off the list.
    if (!random.chance(0.3)) return []
    const value = Number.parseInt(String(near.record.target_value), 10) - random.integer(6, 12)
    const [baseYear, targetYear] = [Number(near.record.base_year), Number(near.record.target_year)]
    const record = { ...near.record, target_value: `${value}%`, classification: 'Well-below 2°C' }
    const wording = wordingOf(company, { scope: '1+2', value, baseYear, targetYear })
    return [{ ...near, rowKey: `${near.rowKey}-earlier`, publishedOn: '2020-01-15', record: { ...record, wording } }]
  }
  if (random.chance(0.12)) {
    const [baseYear, targetYear] = [random.pick([2016, 2017, 2018]), random.pick([2022, 2023, 2024])]
    const value = random.pick([4, 15, 25])
    const wording = wordingOf(company, { scope: '1+2', value, baseYear, targetYear })
    const years = { base_year: baseYear, target_year: targetYear }
    const level = { scope: '1+2', target_value: `${value}%`, classification: '2°C' }
    return [
      {
        source: 'sbti-targets',
        rowKey: `demo-${company.edinetCode}-1+2-${targetYear}`,
        publishedOn: `${baseYear + 1}-06-15`,
        record: { ...shared, status: 'Expired', target: 'Near-term', ...level, ...years, wording },
      },
    ]
  }
  if (isListed || !random.chance(0.06)) return []
  const record = { ...shared, status: 'Commitment removed', classification: null }
  return [{ source: 'sbti-companies', rowKey: `demo-${company.edinetCode}`, publishedOn: '2024-03-07', record }]
}

interface Promised {
  readonly scope: string
  /** Per cent. */
  readonly value: number
  readonly baseYear: number
  readonly targetYear: number
}

function wordingOf({ nameEn }: DemoCompany, { scope, value, baseYear, targetYear }: Promised): string {
  return `${nameEn} commits to reduce absolute ${scopeWords[scope]} GHG emissions ${value}% by FY${targetYear} from a FY${baseYear} base year.`
}

const scopeWords: Readonly<Record<string, string>> = {
  '1+2': 'scope 1 and 2',
  '3': 'scope 3',
  '1+2+3': 'scope 1, 2 and 3',
}
