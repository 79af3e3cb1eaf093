import { z } from 'zod'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'

/** A table that this product imports as it stands. */
export const Template = z.object({
  /** `observations-long`. */
  name: z.string(),
  titleJa: z.string(),
  titleEn: z.string(),
  /** What it holds. */
  aboutJa: z.string(),
  aboutEn: z.string(),
  columns: z.array(
    z.object({
      /** As its header has it. */
      name: z.string(),
      isRequired: z.boolean(),
      meaningJa: z.string(),
      meaningEn: z.string(),
      /** Values it takes; null where anything of its kind will do. */
      allowed: z.string().nullable(),
      /** Of an invented company; null where the example leaves it empty. */
      example: z.string().nullable(),
    }),
  ),
})
export type Template = z.infer<typeof Template>

export const listTemplates = endpoint('GET /templates', {
  summary: 'The tables that can be filled in and imported as they stand, with the meaning of each column',
  response: z.array(Template),
  refusals: [],
})

export const saveTemplate = endpoint('GET /templates/:template/:format', {
  envelope: 'file',
  summary: 'A template with an example row, as CSV, or as an Excel workbook with instructions in both languages',
  params: z.object({ template: z.string().max(60), format: z.enum(['csv', 'xlsx']) }),
  response: FileAnswer,
  refusals: ['template.not-found'],
})
