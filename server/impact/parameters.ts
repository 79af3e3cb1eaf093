import type { ImpactParameter, ImpactQuery } from '#contract/scores/impact.ts'
import { type ImpactParameters, impactParameterNames, unusedParameters } from '#methodology/impact/parameters.ts'
import { once } from '#server/cache/once.ts'
import { readImpactParameters, usualImpactParameters } from '#server/catalogue/impact-parameters.ts'
import { japaneseOf } from '#server/catalogue/japanese.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The usual parameters with the reader's own in their place; refuses what is out of range. */
export function parametersOf(query: ImpactQuery): ImpactParameters {
  const usual = usualImpactParameters()
  for (const { parameter, least, most } of readImpactParameters()) {
    const own = query[parameter]
    if (own !== undefined && (own < least || own > most)) throw new Refusal('impact.parameter')
  }
  const values = impactParameterNames.map((name) => [name, query[name] ?? usual[name]] as const)
  return { ...(Object.fromEntries(values) as Omit<ImpactParameters, 'jobs'>), jobs: query.jobs }
}

const sourceJa = once(() => japaneseOf('source'))

/** Each parameter with what it usually is, its limits and where it comes from. */
export function describeParameters(parameters: ImpactParameters): ImpactParameter[] {
  const unused = new Set(unusedParameters(parameters))
  return readImpactParameters().map((row) => ({
    name: row.parameter,
    value: parameters[row.parameter],
    usual: row.value,
    unit: row.unit,
    year: row.year,
    least: row.least,
    most: row.most,
    nameJa: row.name_ja,
    nameEn: row.name_en,
    sourceJa: sourceJa()(row.source),
    sourceEn: row.source,
    status: row.status,
    isUsed: !unused.has(row.parameter),
  }))
}

/** Whether any of them is not the usual one. */
export function isChanged(parameters: ImpactParameters): boolean {
  const usual = usualImpactParameters()
  return parameters.jobs !== usual.jobs || impactParameterNames.some((name) => parameters[name] !== usual[name])
}
