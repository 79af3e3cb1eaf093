import { z } from 'zod'
import { Id } from './id.ts'
import { toOneLine } from './typed.ts'

/** Lines of a file that somebody may decide upon; whoever has more to say corrects the file. */
export const maxDecisions = 500

/** What parts a number from its decimals. */
export const decimalMarks = ['.', ','] as const

/** What a person says about any table, in the place of what would be assumed. */
export const tableReading = {
  /** Sheet of a workbook; the one that says most when left out. */
  sheet: z.string().max(200).transform(toOneLine).optional(),
  /** Of all its columns; as each tells when left out. */
  decimalMark: z.enum(decimalMarks).optional(),
}

/** Number of a line in the file, from 1. */
const Line = z.string().regex(/^[1-9]\d{0,6}$/)

/** What somebody decided of a line: the company that it means, or that it is left out. */
export const LineDecision = z.union([z.literal('leave'), Id])
export type LineDecision = z.infer<typeof LineDecision>

const isFew = (max: number) => (lines: object) => Object.keys(lines).length <= max

/** Decisions by the number of the line. */
export const lineDecisions = <D extends z.ZodType>(decision: D) =>
  z.record(Line, decision).refine(isFew(maxDecisions)).optional()

/** What stands in cells in the place of what the file says, by the number of the line and by what the column is. */
export const lineCells = <F extends string>(fields: readonly F[], max = maxDecisions) =>
  lineCellsBy(z.enum(fields), max)

/** The same where not all that a column can be has a name. */
export const lineCellsBy = <K extends z.ZodType<string, string> & z.core.$ZodRecordKey>(field: K, max = maxDecisions) =>
  z
    .record(Line, z.partialRecord(field, z.string().max(200).transform(toOneLine)))
    .refine(isFew(max))
    .optional()

/** Names of the columns that were chosen, by what they are; the best by its name when left out. */
export const chosenColumns = <F extends string>(fields: readonly F[]) => chosenColumnsBy(z.enum(fields))

/** The same where not all that a column can be has a name. */
export const chosenColumnsBy = <K extends z.ZodType<string, string> & z.core.$ZodRecordKey>(field: K) =>
  z.partialRecord(field, z.string().max(500).transform(toOneLine)).optional()
