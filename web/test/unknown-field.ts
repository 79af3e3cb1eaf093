import { CallContext, type Endpoint } from '#contract/wire/endpoint.ts'
import { namesOf } from '#contract/wire/field-names.ts'

/** What a screen sends and the call does not have, for which a server refuses it. */
export function unknownField(
  { query, body }: Endpoint,
  sent: { readonly query: object; readonly body?: unknown },
): string | undefined {
  const parts = [
    [namesOf(query), sent.query],
    [namesOf(body), sent.body ?? {}],
  ] as const
  return parts.flatMap(([names, fields]) => Object.keys(fields).filter((name) => isUnknown(names, name)))[0]
}

const isUnknown = (names: readonly string[] | null, name: string) =>
  names !== null && !names.includes(name) && !(name in CallContext.shape)
