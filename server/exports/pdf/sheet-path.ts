import type { PdfRequest } from '#contract/exports/pdf.ts'

/** The address of a sheet, made of parts that were checked one by one. */
export function pathOf({ sheet, companies, query, lang }: PdfRequest): string {
  const parts = Object.entries({ ...query, lang }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const search = new URLSearchParams(parts)
  if (sheet === 'company') return `/-print-company-/${companies[0]}?${search}`
  search.set('companies', [...new Set(companies)].join('-'))
  return `/-print-comparison-?${search}`
}
