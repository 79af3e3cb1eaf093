import type { HoldingLine, HoldingsReading } from '#contract/portfolio/portfolios.ts'
import type { CompanyRow } from '#server/files/who/companies.ts'
import { readHoldings } from '../read-file.ts'

const company = (id: number, security_code: string, isin: string, name_ja: string, name_en: string): CompanyRow => ({
  id,
  security_code,
  isin,
  name_ja,
  name_en,
})

/** A small market. The check digits of the ISINs are right (ISO 6166). */
export const companies: readonly CompanyRow[] = [
  company(1, '11100', 'JP9111000007', 'アカマツ製作所株式会社', 'Akamatsu Works Corporation'),
  company(2, '22200', 'JP9222000003', '株式会社クロマツ商会', 'Kuromatsu Trading, Inc.'),
  company(3, '33300', 'JP9333000009', '株式会社カラマツ運輸', 'Karamatsu Transport Co., Ltd.'),
  company(4, '130A0', 'JP9130A00002', 'エゾマツ薬品株式会社', 'Ezomatsu Pharma Corporation'),
]

/** What becomes of a file that somebody sends on 15 January 2026, with 30 December 2025 as the day of the form. */
export function read(file: string | Uint8Array, reading: HoldingsReading = {}) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  return readHoldings(bytes, { date: '2025-12-30', ...reading, today: '2026-01-15', companies })
}

/** Of each line its number, its outcome and one more thing. */
export async function linesOf<K extends keyof HoldingLine>(
  file: string | Uint8Array,
  key: K,
  reading?: HoldingsReading,
) {
  const { lines } = await read(file, reading)
  return lines.map((line) => [line.line, line.outcome, line[key]] as const)
}

/** The company by number on each line, null where there is none. */
export async function whoOf(file: string | Uint8Array, reading?: HoldingsReading): Promise<(number | null)[]> {
  const { lines } = await read(file, reading)
  return lines.map(({ company }) => company?.id ?? null)
}

/** What was assumed, by kind: its column and value, with `?` for what somebody should decide. */
export async function assumedIn(file: string | Uint8Array, reading?: HoldingsReading): Promise<Record<string, string>> {
  const { assumed } = await read(file, reading)
  return Object.fromEntries(
    assumed.map(({ kind, column, value, isQuestion }) => [
      kind,
      `${[column, value].filter((one) => one !== null).join(': ')}${isQuestion ? '?' : ''}`,
    ]),
  )
}
