import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import type { TargetScope } from '#contract/targets/parts.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { readCatalogue, readTraits } from '#server/catalogue/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { indicatorsOf } from '#server/market/emissions.ts'
import type { ForecastSubject } from '#server/market/forecast/forecast-engine.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** What a key of a request names. */
export type NamedSubject =
  | { readonly subject: 'score'; readonly key: ScoreKey; readonly unit: '' }
  | {
      readonly subject: Exclude<CompanyForecast['subject'], 'score'>
      readonly codes: readonly string[]
      /** Whose targets are targets for it. */
      readonly scope: TargetScope | null
      readonly unit: string
    }

/** A score, a scope of emissions or an indicator by its code; refuses what is none, and what has no sizes. */
export function subjectOf(key: string): NamedSubject {
  if (isScoreKey(key)) return { subject: 'score', key, unit: '' }
  const scope = targetScopes.find((one) => one === key)
  if (scope) return { subject: 'emissions', codes: indicatorsOf[scope], scope, unit: 't-CO2e' }
  const row = readCatalogue().find(({ code }) => code === key)
  if (!row) throw new Refusal('indicator.not-found')
  if (kindOf(key) === null) throw new Refusal('forecast.not-numeric')
  return { subject: 'indicator', codes: [key], scope: scopeOf(key), unit: row.unit }
}

const isScoreKey = (key: string): key is ScoreKey => (scoreKeys as readonly string[]).includes(key)

/** How an indicator behaves; null where it is answered by yes or no, or by a year. */
function kindOf(code: string) {
  const kind = readTraits().find((traits) => traits.code === code)?.kind
  return kind === undefined || kind === 'boolean' || kind === 'year' ? null : kind
}

/** The scope that an indicator alone makes up. */
function scopeOf(code: string): TargetScope | null {
  return targetScopes.find((scope) => indicatorsOf[scope].length === 1 && indicatorsOf[scope][0] === code) ?? null
}

/** The same by positions in a market; null where it does not have one of the indicators. */
export function forecastSubject(market: MarketSnapshot, named: NamedSubject): ForecastSubject | null {
  if (named.subject === 'score') return named.key
  const indicators = named.codes.map((code) => indicatorPosition(market.panel, code))
  if (!indicators.every((position) => position !== undefined)) return null
  return { kind: kindOf(named.codes[0]!)!, indicators }
}
