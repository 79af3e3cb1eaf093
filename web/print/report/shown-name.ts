import { namesOf, shortName } from '../../companies/names.ts'
import type { Member } from './use-report.ts'

/** A company as the head of a column has it. */
export const shownName = ({ company }: Member) => shortName(namesOf(company).first)
