import { z } from 'zod'

/** Texts, numbers and more that some field takes. */
const values: readonly unknown[] = [
  ...['x', 'new@asset.example', '2024-01-01', '2026-01-15T03:00:00.000Z', 'ja', 'e'.repeat(32), '1'],
  ...[1, 2024, 0.5, true, null, [], {}, ['new@asset.example'], [1], [2024]],
]

/** Something that a schema takes, its optional fields too, where one is found; `fixed` says what stands under some names. */
export function sampleOf(schema: z.ZodType, fixed: Readonly<Record<string, unknown>>): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
    return Object.fromEntries(
      fields
        .map(([name, field]) => [name, name in fixed ? fixed[name] : sampleOf(field, fixed)] as const)
        .filter(([, value]) => value !== undefined),
    )
  }
  const inner = innerOf(schema)
  if (inner) return sampleOf(inner, fixed)
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  // A list of one rather than an empty one, where what it holds has fields.
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const one = [sampleOf(schema.element, fixed)]
    if (schema.safeParse(one).success) return one
  }
  const value = values.find((one) => schema.safeParse(one).success)
  if (value !== undefined) return value
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodType, fixed)]
  const choices = schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : []
  return choices.map((one) => sampleOf(one, fixed)).find((one) => schema.safeParse(one).success)
}

/** What a field that may be left out, or has a default, holds where it is there. */
function innerOf(schema: z.ZodType): z.ZodType | null {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
  return isWrapped ? (schema.unwrap() as z.ZodType) : null
}

/** A body once for each object in it, that object with a field more, and where the field then stands. */
export function withOneMore(
  body: unknown,
  name: string,
  at = 'body',
): { readonly body: unknown; readonly field: string }[] {
  if (typeof body !== 'object' || body === null) return []
  const parts = Object.entries(body).flatMap(([key, value]) =>
    withOneMore(value, name, `${at}.${key}`).map(({ body: changed, field }) => {
      const whole = Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed }
      return { body: whole, field }
    }),
  )
  return Array.isArray(body) ? parts : [{ body: { ...body, [name]: '1' }, field: `${at}.${name}` }, ...parts]
}
