import { z } from 'zod'

/** What a schema says of itself, as far as values are made from it. */
interface Described {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
  readonly items?: Described
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly minLength?: number
}

/** Texts of which one fits most fields. */
const texts = [
  'p1',
  '1',
  '2024',
  '2024-06-30',
  '2024-06-30T00:00:00.000Z',
  'E-GHG-001',
  'S-LR-001',
  'gics74',
  'portfolio-1',
  'company-1',
  'market',
  'own-1',
  'e_score',
  'a@b.example',
  'ja',
  'x',
  'YWJj',
  '2024/06/30 10:00:00',
  '0'.repeat(32),
  'A'.repeat(43),
  '0'.repeat(64),
]
const numbers = [1, 74, 2024]

/** A value that a schema takes, with every optional part that is a plain number or text. */
export function sampleOf(schema: z.ZodType): unknown {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described
  const value = valueFor(described)
  return described.type === 'object' ? mended(schema, described, value as Record<string, unknown>) : value
}

/** What the description of a schema does not tell, the schema itself says: its fields are tried until it finds no fault with them. */
function mended(schema: z.ZodType, { properties = {} }: Described, sample: Record<string, unknown>) {
  const faultsOf = (value: object) => schema.safeParse(value).error?.issues.map(({ path }) => String(path[0])) ?? []
  const whole = { ...sample }
  for (const name of new Set(faultsOf(whole)))
    for (const value of [...texts, ...texts.map((text) => [text]), ...numbers])
      if (faultsOf(whole).includes(name)) whole[name] = value
  for (const [name, part] of Object.entries(properties)) {
    if (name in whole) continue
    const before = faultsOf(whole).length
    const value = [valueFor(part), ...texts].find((one) => faultsOf({ ...whole, [name]: one }).length <= before)
    if (value !== undefined) whole[name] = value
  }
  return whole
}

export const fits = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

function valueFor(described: Described): unknown {
  if (described.const !== undefined) return described.const
  if (described.enum) return described.enum[0]
  const one = described.anyOf?.[0] ?? described.oneOf?.[0]
  if (one) return valueFor(one)
  switch ([described.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (described.required ?? []).map((name) => [name, valueFor(described.properties![name]!)]),
      )
    case 'array':
      return described.items ? [valueFor(described.items)] : []
    case 'integer':
    case 'number':
      return Math.max(described.minimum ?? 1, (described.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return texts.find((text) => isTextOf(described, text)) ?? 'x'
  }
}

function isTextOf({ pattern, maxLength, minLength, format }: Described, text: string): boolean {
  if (pattern && !new RegExp(pattern, 'u').test(text)) return false
  if (format === 'date-time' && !text.includes('T')) return false
  return text.length <= (maxLength ?? 1000) && text.length >= (minLength ?? 0)
}

/** A number or text inside of a value, with the way to it. */
export interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Numbers and texts inside of a value. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}

/** The same value with another one in the place of a leaf. */
export function withLeaf(value: unknown, [name, ...rest]: readonly string[], leaf: unknown): unknown {
  if (name === undefined) return leaf
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === name ? withLeaf(part, rest, leaf) : part))
  const object = value as Record<string, unknown>
  return { ...object, [name]: withLeaf(object[name], rest, leaf) }
}
