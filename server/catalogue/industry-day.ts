import { tse33OfEdinet } from './classifications.ts'

interface IndustryRow {
  readonly tse33_code: string | null
  readonly tse33_origin: 'exchange' | 'code-list' | 'table' | null
  readonly edinet_industry: string | null
  readonly told: Readonly<Record<string, string>>
}

/**
 * Day of the newest list that told the TSE 33 industry of a company. One that follows from EDINET's own industry has the day of EDINET's
 * list, also where it stands since the exchange told none any more.
 */
export function industryToldOn({ tse33_code, tse33_origin, edinet_industry, told }: IndustryRow): string | null {
  if (tse33_code === null) return null
  const isEdinets = tse33_origin === 'code-list' && tse33OfEdinet(edinet_industry) === tse33_code
  return (isEdinets ? told.edinet_industry : told.tse33_code) ?? null
}
