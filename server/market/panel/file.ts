import { createHash } from 'node:crypto'
import { forever } from '#contract/wire/day.ts'
import { readArrays, writeArrays } from '../cache/array-file.ts'
import type { LoadedPanel } from './build.ts'
import { panelIndicators } from './build.ts'
import { furtherRows } from './further/rows.ts'

/** Raised whenever the way cells, or the companies listed on a day, are chosen changes. */
const format = 7

/** What a cached panel is of; another market, state of its figures, day or catalogue has another name. */
interface Origin {
  readonly marketId: string
  readonly figuresRevision: number
  readonly asOf: string
}

function nameOf({ marketId, figuresRevision, asOf }: Origin): string {
  const rows = [panelIndicators(), furtherRows()]
  const hash = createHash('sha256').update(JSON.stringify([format, marketId, figuresRevision, asOf, rows]))
  return `${hash.digest('hex').slice(0, 24)}.panel`
}

/** Keep a panel as a file. */
export function writePanel(folder: string, origin: Origin, panel: LoadedPanel): void {
  const { values, states, ...axes } = panel
  writeArrays(folder, nameOf(origin), axes, [values, states])
}

/** Keep the present panel; where that is not possible it is built again by the next server. */
export function keepPanel(folder: string, panel: LoadedPanel, asOf = forever): void {
  try {
    writePanel(folder, { ...panel, asOf }, panel)
  } catch (error) {
    process.stderr.write(`The panel could not be kept in ${folder}: ${(error as Error).message}\n`)
  }
}

/** A kept panel, or null when there is none or it is damaged: then it is simply built again. */
export function readPanel(folder: string, origin: Origin): LoadedPanel | null {
  let arrays: Pick<LoadedPanel, 'values' | 'states'> | null = null
  const axes = readArrays<Omit<LoadedPanel, 'values' | 'states'>>(folder, nameOf(origin), (head) => {
    const size = (head.indicators.length + (head.further?.length ?? 0)) * head.years.length * head.companies.length
    arrays = {
      values: new Float64Array(new SharedArrayBuffer(size * 8)),
      states: new Uint8Array(new SharedArrayBuffer(size)),
    }
    return [arrays.values, arrays.states]
  })
  return axes && arrays && { ...axes, ...(arrays as Pick<LoadedPanel, 'values' | 'states'>) }
}
