import type { CompanyTarget, IntensityMetric } from '#methodology/temperature/target.ts'
import { type CommitmentRow, textOf } from '#server/market/commitments.ts'

/** Kinds of targets that cut no emissions themselves: suppliers that are engaged, power that is bought. */
const noReduction = /engag|supplier|customer|renewable|sourcing|maintain|maintenance/i

/**
 * Whether emissions or an intensity are to fall, and per what. By the list's own type; in older rows, which have none, by the
 * wording, where it speaks of one of the two only.
 *
 * @returns a type of null where nothing says so, or the target cuts no emissions itself
 */
export function typeIn({ record }: Pick<CommitmentRow, 'record'>): Pick<CompanyTarget, 'type' | 'metric'> {
  const kind = kindOf(record)
  const wording = textOf(record.wording) ?? ''
  if (noReduction.test(kind)) return { type: null, metric: null }
  const type = typeOf(textOf(record.type) ?? '') ?? (textOf(record.type) === null ? typeOf(wording) : null)
  return { type, metric: type === 'intensity' ? metricOf(`${kind} ${wording}`) : null }
}

const kindOf = (record: CommitmentRow['record']) =>
  [textOf(record.type), textOf(record.sub_type)].filter((text) => text !== null).join(' ')

/** Whether its share is one of emissions: a list counts suppliers that are engaged and power that is bought in per cent, too. */
export const isOfEmissions = ({ record }: Pick<CommitmentRow, 'record'>) => !noReduction.test(kindOf(record))

function typeOf(text: string): CompanyTarget['type'] {
  const isAbsolute = /\babsolute\b/i.test(text)
  const isIntensity = /\bintensity\b/i.test(text) || perSomething.test(text)
  if (isAbsolute === isIntensity) return null
  return isAbsolute ? 'absolute' : 'intensity'
}

/** `per tonne of cement`, and not `per cent` or `per year`. */
const perSomething = /\bper\s+(?!cent\b|annum\b|year\b)([^.;,]+?)(?=\s+(?:by|from)\b|[.;,]|$)/i

/** In this order: `per tonne of steel` is of steel, not of any product. */
const metrics: readonly (readonly [IntensityMetric, RegExp])[] = [
  ['revenue', /revenue|sales|turnover|value[ -]added|gross profit|economic/i],
  ['cement', /cement|clinker/i],
  ['steel', /\bsteel/i],
  ['aluminum', /alumini?um/i],
  ['power', /[kmgt]wh\b|electricity|power/i],
  ['oil', /\boil\b|petroleum|crude/i],
  ['product', /ton(ne)?s?\b|\bkg\b|kilogram|\bunits?\b|product|vehicle|litre|liter|piece/i],
]

/** What follows `per`; without one, what the kind of the intensity says. */
function metricOf(text: string): IntensityMetric | null {
  const per = perSomething.exec(text)?.[1]
  const metric = metrics.find(([, pattern]) => pattern.test(per ?? text))?.[0]
  if (per !== undefined) return metric ?? 'other'
  return metric === 'revenue' ? metric : null
}
