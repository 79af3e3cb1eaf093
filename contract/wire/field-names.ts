import { z } from 'zod'

/** Names of the fields that a schema takes; null where it takes any. */
export function namesOf(schema: z.ZodType | undefined): readonly string[] | null {
  if (schema === undefined) return []
  if (schema instanceof z.ZodObject)
    return schema.def.catchall && !(schema.def.catchall instanceof z.ZodNever) ? null : Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return joined(schema.options as z.ZodType[])
  if (schema instanceof z.ZodIntersection) return joined([schema.def.left, schema.def.right] as z.ZodType[])
  if (schema instanceof z.ZodPipe) return namesOf(schema.def.in as z.ZodType)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly)
    return namesOf(schema.def.innerType as z.ZodType)
  return null
}

function joined(schemas: readonly z.ZodType[]): readonly string[] | null {
  const all = schemas.map(namesOf)
  return all.some((names) => names === null) ? null : [...new Set(all.flatMap((names) => names!))]
}
