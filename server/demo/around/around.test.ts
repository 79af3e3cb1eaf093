import { expect, test } from 'vitest'
import { demoCompanies, demoDay } from '../companies.ts'
import { commitmentsOf } from './commitments.ts'
import { patentsOf } from './patents.ts'

const seed = 20_261_101
const companies = demoCompanies(3900, seed)

test('patents have numbers of their own, and one in eight a second applicant', () => {
  const patents = companies.slice(0, 1200).flatMap((company) => patentsOf(company, companies, seed))
  expect(new Set(patents.map(({ applicationNumber }) => applicationNumber)).size).toBe(patents.length)
  expect(patents.filter(({ publishedOn }) => publishedOn !== null && publishedOn > demoDay)).toEqual([])
  const joint = patents.filter(({ applicants }) => applicants.length === 2)
  expect(joint.length / patents.length).toBeGreaterThan(0.09)
  expect(joint.length / patents.length).toBeLessThan(0.15)
  expect(joint.filter(({ applicants: [a, b] }) => a === b)).toEqual([])
})

test('the initiative’s lists have a row for whoever answers yes, and rows of its targets', () => {
  const rows = (...yes: string[]) =>
    commitmentsOf(companies[0]!, new Map([...yes.map((code) => [code, 1] as const), ['E-CC-031', 70]]), seed).map(
      ({ source, record }) => [source, record.scope ?? record.status, record.target_value ?? null],
    )
  expect(rows()).toEqual([])
  expect(rows('E-CC-036')).toEqual([['sbti-companies', 'Committed', null]])
  expect(rows('E-CC-035').slice(0, 2)).toEqual([
    ['sbti-companies', 'Targets set', null],
    ['sbti-targets', '1+2', '70%'],
  ])
  expect(rows('E-CC-035', 'E-CC-037').at(-1)).toEqual(['sbti-targets', '1+2+3', '90%'])
})

test('earlier years left targets whose year has come, removed commitments, and two levels for one year', () => {
  const figures = (near: number) => new Map([...(near ? [['E-CC-035', 1] as const] : []), ['E-CC-031', 70]])
  const statuses = companies.slice(0, 400).flatMap((company) => commitmentsOf(company, figures(0), seed))
  const count = (status: string) => statuses.filter(({ record }) => record.status === status).length
  expect(count('Expired')).toBeGreaterThan(25)
  expect(count('Commitment removed')).toBeGreaterThan(8)
  expect(statuses.every(({ record }) => record.target_year === undefined || Number(record.target_year) < 2025)).toBe(
    true,
  )
  const doubled = companies.slice(0, 400).filter((company) => {
    const levels = commitmentsOf(company, figures(1), seed).filter(({ record }) => record.scope === '1+2')
    return levels.length === 2 && levels[0]!.record.target_year === levels[1]!.record.target_year
  })
  expect(doubled.length).toBeGreaterThan(80)
})
