import { demoYears } from '../companies.ts'
import type { BoardFigures } from './rows.ts'

/** What of a drawn company is asked. */
interface Drawn {
  value(code: string, year: number): number
}

const codes = [
  'G-BD-001',
  'G-BD-003',
  'G-BD-004',
  'G-BD-018',
  'G-BD-019',
  'G-BD-020',
  'G-BD-009',
  'G-BD-033',
  'G-BD-015',
] as const

/** Numbers of a company and year. */
const width = codes.length
export const boardNumbers = width * demoYears.length

/** The figures of the drawn company's board in every year, whether it prints them or not, as whole numbers. */
export function writeBoardFigures(source: Drawn): number[] {
  return demoYears.flatMap((_, year) =>
    codes.map((code) => {
      const value = source.value(code, year)
      // The share of outside directors as their number.
      const figure = code === 'G-BD-004' ? (value * source.value('G-BD-001', year)) / 100 : value
      return Number.isFinite(figure) ? Math.round(figure) : 0
    }),
  )
}

/** @param numbers of all companies, one after the other */
export function readBoardFigures(numbers: readonly number[] | Int32Array, company: number, year: number): BoardFigures {
  const start = company * boardNumbers + year * width
  const [directors, independent, outside, audit, three, advisory, meetings, paid, skills] = [
    ...numbers.slice(start, start + width),
  ] as [number, number, number, number, number, number, number, number, number]
  return {
    directors,
    outside,
    independent,
    hasAuditCommittee: audit === 1,
    hasThreeCommittees: three === 1,
    hasAdvisoryCommittee: advisory === 1,
    meetings,
    paidByName: paid,
    hasSkills: skills === 1,
  }
}
