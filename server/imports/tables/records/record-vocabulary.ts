import { z } from 'zod'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'

const Word = z.object({ kind: z.string(), value: z.string() })

const Theme = z.object({ code: z.string() })

const terms = new Set([
  ...readTable('vocabulary.csv', Word).flatMap(({ kind, value }) =>
    kind === 'rule_term' && /^(flag|pct)\./.test(value) ? [value] : [],
  ),
  ...readTable('themes.csv', Theme).map(({ code }) => `theme.${code}`),
])

export const isTerm = (term: string) => terms.has(term) || /^index\.[\p{L}\p{N}_ .&/()-]{1,80}$/u.test(term)

export const categories = [...new Set(readCatalogue().flatMap(({ kind, middle }) => (kind === 'esg' ? [middle] : [])))]
