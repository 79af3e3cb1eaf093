import { z } from 'zod'

/** Largest number that a table gives its rows: the end of PostgreSQL's `integer`. */
export const largestId = 2_147_483_647

/** Number of a row, as a body carries it: whole, from 1. One that no table gives is refused before it reaches the database. */
export const Id = z.int().min(1).max(largestId)

/** The same as it stands in an address. */
export const IdInAddress = z.coerce.number().pipe(Id)

/** Numbers of rows in one part of an address, as in `3,8,12`, so many at most and each once. */
export const idList = ({ separator, most }: { readonly separator: ',' | '-'; readonly most: number }) =>
  z
    .string()
    .max(most * 11)
    .regex(separator === ',' ? /^[1-9]\d*(,[1-9]\d*)*$/ : /^[1-9]\d*(-[1-9]\d*)*$/)
    .transform((text) => [...new Set(text.split(separator).map(Number))])
    .pipe(z.array(Id).max(most))
