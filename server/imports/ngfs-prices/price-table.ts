import { z } from 'zod'
import { years } from '../cells.ts'
import { Unreadable } from '../rejections.ts'

const Run = z.object({ run_id: z.int(), model: z.string().min(1), scenario: z.string().min(1) })
const Point = z.object({
  runId: z.int(),
  region: z.string().min(1),
  variable: z.string(),
  unit: z.string().min(1),
  year: z.int().min(years.first).max(years.last),
  value: z.number(),
})

export type NgfsRun = z.infer<typeof Run>

/** What the explorer's pages say of whose the figures are. */
const copyright = '© NGFS Climate Scenarios Phase V (November 2024), IIASA NGFS Scenario Explorer'

/** Runs of the explorer whose carbon prices can be taken: those with damages of their own rest on a paper that was retracted. */
export function runsOf(json: string): NgfsRun[] {
  return read(z.array(Run), json).filter(({ model }) => !/IntegratedPhysicalDamages|NiGEM|Downscaling/i.test(model))
}

/**
 * Carbon prices in the wide form of integrated assessment models, which the screen of scenarios reads: a row for each model, scenario
 * and region. Names are those of the runs, as the bulk call garbles letters.
 */
export function carbonPriceTable(runs: readonly NgfsRun[], json: string): string {
  const byId = new Map(runs.map((run) => [run.run_id, run]))
  const paths = new Map<string, { readonly names: readonly string[]; readonly prices: Map<number, number> }>()
  for (const { runId, region, variable, unit, year, value } of read(z.array(Point), json)) {
    const run = byId.get(runId)
    if (!run || variable !== 'Price|Carbon') continue
    const names = [run.model, run.scenario, region.split('|').at(-1)!, variable, unit]
    const key = names.join('\n')
    const path = paths.get(key) ?? { names, prices: new Map<number, number>() }
    const before = path.prices.get(year)
    if (before !== undefined && before !== value)
      throw new Unreadable('unrecognised', { twice: `${run.model}, ${run.scenario}, ${region}, ${year}` })
    path.prices.set(year, value)
    paths.set(key, path)
  }
  if (paths.size === 0) throw new Unreadable('empty')
  const columns = [...new Set([...paths.values()].flatMap(({ prices }) => [...prices.keys()]))].sort((a, b) => a - b)
  const rows = [...paths.values()].map(({ names, prices }) =>
    [...names.map(quoted), ...columns.map((year) => prices.get(year) ?? '')].join(','),
  )
  const header = ['Model', 'Scenario', 'Region', 'Variable', 'Unit', ...columns.map(String)].map(quoted).join(',')
  return `${[header, ...rows, quoted(copyright)].join('\n')}\n`
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function read<T>(schema: z.ZodType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json))
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw new Unreadable('unrecognised')
    const columns = [...new Set(error.issues.map(({ path }) => String(path.at(-1))))].slice(0, 5).join(', ')
    throw new Unreadable('header-missing', { columns })
  }
}
