import { Random } from '#server/demo/random.ts'
import type { Filer } from '../filers.ts'
import { yearsOf } from '../report/accounts.ts'
import type { World } from '../world.ts'

/** Fiscal years that the ministries have results of. */
export const reportedYears = Array.from({ length: 15 }, (_, at) => 2009 + at)

/** Reporters: facilities of the emitter, or freight that others do for it. */
export const divisions = { facilities: '1', shipper: '5' } as const

const emitters = ({ filers }: World) => filers.filter(({ emitterCode }) => emitterCode !== null)

/** Tonnes by fiscal year, as a whole number of the entity that stands on the list: under a holding company, its operating one. */
export function statutoryEmissions(filer: Filer, seed: number, division: string): ReadonlyMap<number, number> {
  const years = yearsOf(filer, seed, 2026)
  const random = new Random(`${seed} statutory ${filer.index} ${division}`)
  const part = division === divisions.shipper ? 0.08 : 0.8
  return new Map(
    reportedYears.map((year) => {
      const [one, two] = years.get(year + 1)!.scopes
      return [year, Math.max(100, Math.round((one + two) * part * (0.97 + 0.06 * random.uniform())))]
    }),
  )
}

/** Facilities of all; every fourth one ships enough to report that too. */
const divisionsOf = ({ index }: Filer) => (index % 4 === 0 ? ['1', '5'] : ['1'])

export const reporterOf = (filer: Filer) =>
  filer.operatingEntity ?? { nameJa: filer.nameJa, corporateNumber: filer.corporateNumber }

const kinds: Readonly<Record<string, string>> = { '1': '特定事業所排出者', '5': '特定荷主' }

/** The list of a year's results, which a person downloads by hand. */
export function eegsList(world: World, year: number): Buffer {
  const rows = emitters(world).flatMap((filer) =>
    divisionsOf(filer).map((division) => {
      const { nameJa, corporateNumber } = reporterOf(filer)
      const tonnes = statutoryEmissions(filer, world.seed, division).get(year)!
      const page = `https://eegs.env.go.jp/ghg-santeikohyo-result/corporate?spEmitCode=${filer.emitterCode}&repDivID=${division}`
      return [
        corporateNumber,
        filer.emitterCode,
        nameJa,
        kinds[division],
        '製造業',
        '東京都千代田区',
        tonnes,
        page,
      ].join(',')
    }),
  )
  const header = '法人番号,特定排出者コード,事業者・事業所名,区分,業種,所在地,温室効果ガス算定排出量(tCO2),ページ'
  return Buffer.from(`\ufeff${[header, ...rows].join('\r\n')}\r\n`)
}

/** The search screen with links to the pages of emitters. */
export function eegsSearch(world: World): string {
  const rows = emitters(world).flatMap((filer) =>
    divisionsOf(filer).map(
      (division) =>
        `<tr><td><a href="/ghg-santeikohyo-result/corporate?spEmitCode=${filer.emitterCode}&amp;repDivID=${division}">${reporterOf(filer).nameJa}</a></td><td>${kinds[division]}</td></tr>`,
    ),
  )
  return `<!DOCTYPE html><html lang="ja"><body><table id="result">${rows.join('')}</table></body></html>`
}

/** The page of an emitter's history: all years in one answer, escaped inside a script. The unit is the label of an axis. */
export function eegsGraph(world: World, emitterCode: string, division: string, gas: string): string | null {
  const filer = emitters(world).find((each) => each.emitterCode === emitterCode)
  if (!filer || !divisionsOf(filer).includes(division)) return null
  const all = statutoryEmissions(filer, world.seed, division)
  const isTotal = gas === '0'
  const amounts = [...all.values()].map((tonnes) =>
    isTotal ? tonnes : Math.round(tonnes * (gas === '1' ? 0.93 : 0.01)),
  )
  const graph = {
    repYear: [...all.keys()].map(String),
    emitAmount: amounts,
    unit: Math.max(...amounts) > 100_000 ? '千' : '',
    gasName: isTotal ? '温室効果ガス算定排出量' : gas === '1' ? 'エネルギー起源CO<sub>2</sub>' : 'その他ガス',
  }
  const text = JSON.stringify(graph).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!DOCTYPE html><html lang="ja"><body><h2>${reporterOf(filer).nameJa}</h2><div class="chart"><canvas></canvas>
<script id="graph" type="application/json">${text}</script></div></body></html>`
}
