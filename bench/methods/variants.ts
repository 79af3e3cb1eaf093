import { type Method, methods } from '../../methodology/scores/method.ts'

/** A method under a name, in the order of the table. */
export type Variants = Readonly<Record<string, Method>>

const second = methods['2.0']
const caution = second.inferred.as === 'expected' ? second.inferred.caution : 0
const cautions = [0, 0.03, 0.05, 0.08, 0.1, 0.15, 0.3, 0.6, 1]

/** Both versions, and the second without each of its parts. */
export const rivals: Variants = {
  v1: methods['1.0'],
  v2: second,
  'v2, amounts as they are': { ...second, isPerSize: false },
  'v2, inferred as visitors': { ...second, inferred: { as: 'visitor' } },
  'v2, means not ranked': { ...second, ranksMeans: false },
  'v2, no memory': { ...second, inferred: { as: 'expected', caution, memory: 0 } },
  'v2, no minimum': { ...second, minimum: null },
  'v2.1': methods['2.1'],
}

/** Silence against masking: the second version with more and more caution. */
export const curve: Variants = Object.fromEntries(
  cautions.map((caution) => [
    `caution ${caution}`,
    { ...second, inferred: { as: 'expected', caution, memory: 3 } } satisfies Method,
  ]),
)

export const withoutMinimum = (variants: Variants): Variants =>
  Object.fromEntries(Object.entries(variants).map(([name, method]) => [name, { ...method, minimum: null }]))
