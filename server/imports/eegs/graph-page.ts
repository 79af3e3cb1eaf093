import { z } from 'zod'
import { years } from '../cells.ts'
import { Unreadable } from '../rejections.ts'

/** What an emitter's page is of: these stand in its address. */
export interface GraphAddress {
  readonly emitterCode: string
  /** `1` facilities, `5` shipper. */
  readonly division: string
  /** `0` all gases together. */
  readonly gas: string
}

/** A row of the table that the mapping `eegs-emissions-by-gas` reads. */
export interface EmissionRow extends GraphAddress {
  readonly year: number
  /** t-CO2e. */
  readonly tonnes: number
}

/** Labels that the axis of the page may have; the values are t-CO2e whatever it says. */
const axisLabels = /^(千|百万|十億)?(\s*t-?\s*CO2e?)?$/i

const Graph = z.object({
  repYear: z.array(z.union([z.string(), z.number()])),
  emitAmount: z.array(z.union([z.string(), z.number()]).nullable()),
  unit: z.string().nullish(),
})

/** All years of an emitter from its page, which has them as JSON in a script; an empty list where it has none. */
export function emissionRowsOf(html: string, address: GraphAddress): EmissionRow[] {
  const { repYear, emitAmount, unit } = graphIn(html)
  const label = (unit ?? '')
    .replace(/<[^>]+>/g, '')
    .normalize('NFKC')
    .trim()
  if (!axisLabels.test(label)) throw new Unreadable('unrecognised', { unit: label })
  if (repYear.length !== emitAmount.length)
    throw new Unreadable('unrecognised', { years: repYear.length, amounts: emitAmount.length })
  const rows = repYear.flatMap((yearText, at): EmissionRow[] => {
    const amount = emitAmount[at]
    if (amount === null || amount === undefined || amount === '') return [] // A year without a report.
    const year = Number(String(yearText).replace(/年度?$/, ''))
    const tonnes = Number(String(amount).replaceAll(',', ''))
    if (!Number.isInteger(year) || year < years.first || year > years.last)
      throw new Unreadable('unrecognised', { year: String(yearText) })
    if (!Number.isFinite(tonnes) || tonnes < 0) throw new Unreadable('unrecognised', { amount: String(amount) })
    return [{ ...address, year, tonnes }]
  })
  if (new Set(rows.map(({ year }) => year)).size !== rows.length)
    throw new Unreadable('unrecognised', { years: 'repeated' })
  return rows
}

function graphIn(html: string): z.infer<typeof Graph> {
  const [, script] = /<script\b[^>]*\bid=["']graph["'][^>]*>([\s\S]*?)<\/script>/i.exec(html) ?? []
  if (script === undefined) throw new Unreadable('unrecognised', { missing: '<script id="graph">' })
  try {
    return Graph.parse(JSON.parse(plain(script)))
  } catch (error) {
    const missing = error instanceof z.ZodError ? error.issues.map(({ path }) => path.join('.')).join(', ') : 'JSON'
    throw new Unreadable('unrecognised', { missing })
  }
}

const letters: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'", '#34': '"' }
const plain = (text: string) => text.trim().replace(/&(quot|amp|lt|gt|#39|#34);/g, (_, name: string) => letters[name]!)

/** Pages of many emitters as one table. The unit is left out of the cells: it is one of every row. */
export function emissionsTable(rows: Iterable<EmissionRow>): string {
  const lines = ['spEmitCode,repDivID,year,gasID,value,unit']
  for (const { emitterCode, division, year, gas, tonnes } of rows)
    lines.push([emitterCode, division, year, gas, tonnes, ''].join(','))
  return `${lines.join('\n')}\n`
}
