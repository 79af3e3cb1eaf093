import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { z } from 'zod'

const folder = join(import.meta.dirname, '../../data')

/** Read one table of `data/`, every row checked; throws naming file and line, since a broken catalogue is a fault. */
export function readTable<R>(name: string, schema: z.ZodType<R>): R[] {
  const rows = parse(readFileSync(join(folder, name)), { columns: true, bom: true, info: true }) as {
    record: unknown
    info: { lines: number }
  }[]
  return rows.map(({ record, info }) => {
    const parsed = schema.safeParse(record)
    if (parsed.success) return parsed.data
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`data/${name}, line ${info.lines}: ${faults.join('; ')}`)
  })
}
