import { type Family, familyOf, type TriedIndicator } from '#methodology/value/pbr/family.ts'
import type { PbrBasis } from '#methodology/value/pbr/pbr.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { indicatorPosition } from '../panel/positions.ts'
import type { FigureSnapshot } from '../snapshot/figure-snapshot.ts'
import { pbrKpis, pricePositions, valueKpis } from './kpis.ts'
import type { MarketScope } from './scope.ts'
import type { PbrInput, TriedKpi, ValueInput } from './value-tasks.ts'

/** Indicators that a thread takes at a time: between two such pieces others have their turn, and progress is told. */
const concurrency = 24

/** How much of each piece of work under way is done, 0 to 1, by its name: one number, which threads see too. */
const underWay = oncePer((_: LoadedPanel) => new Map<string, Float64Array>())

/** Some work whose progress can be asked for by its name while it is under way. */
async function withProgress<T>(panel: LoadedPanel, name: string, work: (done: Float64Array) => Promise<T>): Promise<T> {
  const done = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  underWay(panel).set(name, done)
  try {
    return await work(done)
  } finally {
    underWay(panel).delete(name)
  }
}

/** Every regression that was tried of a scope. */
export interface Regressions {
  readonly family: Family
  /** In the order of `pbrKpis`. */
  readonly indicators: readonly (TriedIndicator & Pick<TriedKpi, 'actual'>)[]
  /** Company years with a price to book, by where it comes from. */
  readonly pbr: Readonly<Record<PbrBasis, number>>
}

const nameOf = ({ peers }: FigureSnapshot, { name }: MarketScope) => `regressions ${peers.basis} ${name}`

/** All indicators at all lags: made in its turn and in pieces, kept with the state of the market, ended when nobody waits any more. */
export function regressionsOf(market: FigureSnapshot, scope: MarketScope, caller: Caller): Promise<Regressions> {
  const { panel, pool } = market.engine
  const name = nameOf(market, scope)
  return market.engine.kept(name, caller, ({ signal }) =>
    withProgress(panel, name, async (done) => {
      const kpis = pbrKpis(panel).map(({ position, form }) => ({ position, form }))
      const tried: TriedKpi[] = []
      const pbr = await pool.run(panel, 'pbrBasisCounts', pbrInput(market, scope), { signal, isPatient: true })
      for (let at = 0; at < kpis.length; at += concurrency) {
        done[0] = at / kpis.length
        const input = { ...pbrInput(market, scope), kpis: kpis.slice(at, at + concurrency) }
        tried.push(...(await pool.run(panel, 'pbrRegressions', input, { signal, isPatient: true })))
      }
      const { family, indicators } = familyOf(tried.map(({ lags }) => lags))
      return { family, indicators: indicators.map((one, at) => ({ ...one, actual: tried[at]!.actual })), pbr }
    }),
  )
}

/** How much of it is done, 0 to 1; null where it is not being made. */
export const regressionProgress = (market: FigureSnapshot, scope: MarketScope): number | null =>
  underWay(market.panel).get(nameOf(market, scope))?.[0] ?? null

/** What a scope's regressions are made from. */
export function pbrInput({ panel, peers }: FigureSnapshot, { kind, members }: MarketScope): PbrInput {
  return {
    ...{ prices: pricePositions(panel), members, kind: kind === 'company' ? 'company' : 'panel' },
    industryOf: members.map((company) => peers.industryOf[company]!),
    industries: peers.industries.length,
  }
}

/** What both stages are made from. */
export function valueInput({ panel, peers: { industryOf, industries } }: FigureSnapshot): ValueInput {
  const at = (code: string) => indicatorPosition(panel, code) ?? -1
  return {
    ...{ prices: pricePositions(panel), sales: at('F-PL-001'), assets: at('F-BS-001') },
    ...{ industryOf, industries: industries.length },
    kpis: valueKpis(panel).map(({ position, form }) => ({ position, form })),
  }
}

/** Both stages of a market: one model, kept with its state; `model` is null where there are too few rows. */
export function valueModelOf(market: FigureSnapshot, caller: Caller) {
  const { panel, pool } = market.engine
  const name = valueName(market)
  return market.engine.kept(name, caller, ({ signal }) =>
    withProgress(panel, name, async (done) => ({
      model: await pool.run(panel, 'valueModel', { ...valueInput(market), done }, { signal, isPatient: true }),
    })),
  )
}

const valueName = ({ peers }: FigureSnapshot) => `value-model ${peers.basis}`

/** How much of both stages is done, 0 to 1; null where they are not being made. */
export const valueProgress = (market: FigureSnapshot): number | null =>
  underWay(market.panel).get(valueName(market))?.[0] ?? null
