import { CallContext, type Endpoint } from '#contract/wire/endpoint.ts'
import { unknownField as unknownFieldOf } from '#contract/wire/field-names.ts'

/** What a screen sends and the call does not have, at any depth, for which a server refuses it. */
export function unknownField(
  { query, body }: Endpoint,
  sent: { readonly query: object; readonly body?: unknown },
): string | undefined {
  const context = Object.keys(CallContext.shape)
  const unknown = unknownFieldOf(query, sent.query, context) ?? unknownFieldOf(body, sent.body ?? {}, context)
  return unknown?.path
}
