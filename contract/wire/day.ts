import { z } from 'zod'

/** First and last day that anything here is of; imports take no others. */
const [first, last] = ['1900-01-01', '2100-12-31']

/** A day that there is, `2026-11-27`, from 1900 to 2100: far enough from the ends of what databases and browsers can count. */
export const Day = z.iso.date().refine((day) => day >= first && day <= last)

/** As-of day that leaves out nothing: of a request that names none. */
export const forever = '9999-12-31'
