import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ShapeCost } from './table-shapes.ts'

type Costs = Readonly<Record<string, Readonly<Record<string, ShapeCost>>>>

/** What a program of its own counted, by reader and shape. */
export async function countedCosts(program: URL): Promise<Costs> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(program)], { maxBuffer: 2 ** 24 })
  return JSON.parse(stdout)
}

/** Tables of which twice the bytes take more than twice the work, or a byte more than so many steps. */
export function costsMoreThanBytes(costs: Costs, maxPerByte = 400): string[] {
  return Object.entries(costs).flatMap(([reader, shapes]) =>
    Object.entries(shapes).flatMap(([shape, { bytes, work }]) => {
      const growth = work[1] / work[0] / (bytes[1] / bytes[0])
      const perByte = work[1] / bytes[1]
      return growth > 1.1 || perByte > maxPerByte
        ? [`${reader}: ${shape}: ${growth.toFixed(2)} ×, ${perByte.toFixed(0)} a byte`]
        : []
    }),
  )
}
