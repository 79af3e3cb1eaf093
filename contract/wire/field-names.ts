import { z } from 'zod'

/** What a schema takes at one place of what is sent. */
interface Takes {
  /** What stands under each name; null where any name may, undefined where there are no names. */
  readonly fields?: ReadonlyMap<string, readonly z.ZodType[]> | null
  /** What stands in a list, at any place of it. */
  readonly elements: readonly z.ZodType[]
}

/** A field that the schema does not have, and those that stand in its place. */
export interface UnknownField {
  /** As in `changes.0.byy`. */
  readonly path: string
  readonly names: readonly string[]
}

/** Names of the fields that a schema takes; null where it takes any. */
export function namesOf(schema: z.ZodType | undefined): readonly string[] | null {
  if (schema === undefined) return []
  const { fields } = takenBy(schema)
  return fields ? [...fields.keys()] : null
}

/** The first field of what is sent, at any depth, that the schema would leave out without a word. */
export function unknownField(
  schema: z.ZodType | undefined,
  sent: unknown,
  also: readonly string[] = [],
): UnknownField | null {
  return unknownIn(schema ? takenBy(schema) : { fields: new Map(), elements: [] }, sent, also)
}

function unknownIn(takes: Takes, sent: unknown, also: readonly string[]): UnknownField | null {
  if (typeof sent !== 'object' || sent === null) return null
  if (Array.isArray(sent)) {
    if (takes.elements.length === 0) return null
    const element = takenByAny(takes.elements)
    return firstOf(sent.entries(), (value) => unknownIn(element, value, []))
  }
  const { fields } = takes
  if (!fields) return null // Any name may stand there; or none, and zod says that it is of a wrong type.
  const names = Object.keys(sent)
  const path = names.find((name) => !fields.has(name) && !also.includes(name))
  if (path !== undefined) return { path, names: [...fields.keys()] }
  return firstOf(Object.entries(sent), (value, name) => {
    const under = fields.get(String(name))
    return under ? unknownIn(takenByAny(under), value, []) : null
  })
}

function firstOf(
  parts: Iterable<[string | number, unknown]>,
  ask: (value: unknown, name: string | number) => UnknownField | null,
): UnknownField | null {
  for (const [name, value] of parts) {
    const unknown = ask(value, name)
    if (unknown) return { ...unknown, path: `${name}.${unknown.path}` }
  }
  return null
}

const nothing: Takes = { elements: [] }
const anything: Takes = { fields: null, elements: [] }
/** What schemas take does not change, and lists of thousands of rows ask for it a row. */
const cache = new WeakMap<z.ZodType, Takes>()

function takenBy(schema: z.ZodType): Takes {
  const before = cache.get(schema)
  if (before) return before
  const takes = workOut(schema)
  cache.set(schema, takes)
  return takes
}

/** Of several schemas any may be meant: what one of them takes is taken. */
const takenByAny = (schemas: readonly z.ZodType[]): Takes =>
  schemas.length === 1 ? takenBy(schemas[0]!) : joined(schemas)

function workOut(schema: z.ZodType): Takes {
  if (schema instanceof z.ZodObject) {
    if (schema.def.catchall && !(schema.def.catchall instanceof z.ZodNever)) return anything
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>)
    return { fields: new Map(shape.map(([name, field]) => [name, [field]])), elements: [] }
  }
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return {
      fields: new Map(schema.keyType.options.map((name) => [String(name), [schema.valueType as z.ZodType]])),
      elements: [],
    }
  }
  if (schema instanceof z.ZodArray) return { elements: [schema.element as z.ZodType] }
  if (schema instanceof z.ZodTuple) return { elements: schema.def.items as z.ZodType[] }
  if (schema instanceof z.ZodUnion) return joined(schema.options as z.ZodType[])
  if (schema instanceof z.ZodIntersection) return joined([schema.def.left, schema.def.right] as z.ZodType[])
  if (schema instanceof z.ZodPipe) return takenBy(schema.def.in as z.ZodType)
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  if (isWrapped) return takenBy(schema.def.innerType as z.ZodType)
  const isPlain = plain.some((kind) => schema instanceof kind)
  return isPlain ? nothing : anything
}

/** Kinds that hold nothing. */
const plain = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum, z.ZodNull]

function joined(schemas: readonly z.ZodType[]): Takes {
  const all = schemas.map(takenBy)
  const elements = all.flatMap((one) => one.elements)
  if (all.some(({ fields }) => fields === null)) return { fields: null, elements }
  const objects = all.flatMap(({ fields }) => (fields ? [fields] : []))
  if (objects.length === 0) return { elements }
  const fields = new Map<string, z.ZodType[]>()
  for (const object of objects) {
    for (const [name, under] of object) fields.set(name, [...(fields.get(name) ?? []), ...under])
  }
  return { fields, elements }
}
