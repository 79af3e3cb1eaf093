import { z } from 'zod'
import { Failure } from '#contract/failure.ts'
import { type Endpoint, replacedHeader } from '#contract/wire/endpoint.ts'
import { type RefusalCode, refusals } from '#contract/wire/refusals.ts'
import type { ContractNames } from './contract-names.ts'
import { wordsOf } from './parameters.ts'

/** A JSON Schema, as far as it is looked into. */
type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** Ways to sign in, as the description names them. */
const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A program’s access token, `sty_…`, made in the registration info. Also taken in the `token` header.',
  },
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'token',
    description: 'The short-lived token of a browser’s session.',
  },
} as const

/** The whole API as OpenAPI 3.1: every call with its parameters, body, answer and refusals, all from the contract. */
export function describeApi(endpoints: readonly Endpoint[], names: ContractNames) {
  const answers = new Answers(endpoints, names)
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operationId = names.operations.get(endpoint) ?? `${endpoint.method.toLowerCase()}${path.replace(/\W+/g, '_')}`
    const operation = operationOf(endpoint, operationId, answers)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
    if (endpoint.isLong) paths[path] = { ...paths[path], post: longOf(endpoint, operation, `${operationId}ByPost`) }
  }
  const tags = [...new Set(endpoints.map(tagOf))].sort().map((name) => ({ name }))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Satoyama',
      version: '0.1.0',
      description: 'See docs/api.md for how a program signs in, what files count, and what the limits are.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags,
    paths,
    components: { securitySchemes, schemas: answers.components },
  }
}

/** What a call is about: the first word of its path, behind the company that it is of. */
export function tagOf({ path }: Pick<Endpoint, 'path'>): string {
  const words = path.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  const isOfCompany = /^\/companies\/:companyId\/\w/.test(path)
  return words[isOfCompany ? 1 : 0] ?? 'companies'
}

/** Schemas of answers, those that the contract exports under their own names. */
class Answers {
  readonly components: Record<string, object> = {}
  readonly #names = z.registry<{ id: string }>()

  constructor(endpoints: readonly Endpoint[], { schemas, operations }: ContractNames) {
    this.#names.add(Failure, { id: 'Failure' })
    for (const [schema, id] of schemas) if (!this.#names.has(schema)) this.#names.add(schema, { id })
    for (const endpoint of endpoints) {
      const name = operations.get(endpoint)
      if (endpoint.envelope === 'file' || this.#names.has(endpoint.response) || name === undefined) continue
      this.#names.add(endpoint.response, { id: `${name[0]!.toUpperCase()}${name.slice(1)}Answer` })
    }
    const all = z.toJSONSchema(this.#names, { ...conversion, io: 'output', uri: refOf }).schemas
    const jsonEndpoints = endpoints.filter(({ envelope }) => envelope !== 'file')
    const isReached = reachedFrom(all, ['Failure', ...jsonEndpoints.map(({ response }) => this.nameOf(response) ?? '')])
    for (const [name, schema] of Object.entries(all)) if (isReached(name)) this.components[name] = plain(schema)
  }

  nameOf(response: z.ZodType): string | undefined {
    return this.#names.get(response)?.id
  }

  of(response: z.ZodType): object {
    const name = this.nameOf(response)
    return name ? { $ref: refOf(name) } : schemaOf(response, 'output')
  }
}

const refOf = (name: string) => `#/components/schemas/${name}`

const conversion = {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  reused: 'inline',
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Record<string, unknown> }) => {
    const { type } = zodSchema._zod.def
    if (type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    if (type === 'record') nameKeys(jsonSchema)
    if (typeof jsonSchema.const === 'number' && jsonSchema.const < 0) boundConstant(jsonSchema)
  },
} as const

/** A record whose keys are all known is an object with these fields, which generators give a type each. */
function nameKeys(schema: Record<string, unknown>): void {
  const { required, additionalProperties } = schema
  if (!Array.isArray(required)) return
  schema.properties = Object.fromEntries(required.map((key: string) => [key, additionalProperties]))
  delete schema.additionalProperties
  delete schema.propertyNames
}

/** A negative constant by its bounds: some generators write none. */
function boundConstant(schema: Record<string, unknown>): void {
  Object.assign(schema, { minimum: schema.const, maximum: schema.const })
  delete schema.const
}

/** Which schemas somebody meets who starts at some of them. */
function reachedFrom(all: Readonly<Record<string, object>>, names: readonly string[]): (name: string) => boolean {
  const reachedNames = new Set<string>()
  const queue = names.filter((name) => name in all)
  for (const name of queue) {
    if (reachedNames.has(name)) continue
    reachedNames.add(name)
    for (const [, other] of JSON.stringify(all[name]).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      queue.push(other!)
  }
  return (name) => reachedNames.has(name)
}

/** Without what names a schema that stands alone. */
function plain(schema: object): Schema {
  const { $schema: _, $id: __, ...rest } = schema as Record<string, unknown>
  return rest as Schema
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  plain(z.toJSONSchema(schema, { ...conversion, io }))

function operationOf(endpoint: Endpoint, operationId: string, answers: Answers) {
  const { params, query, body, envelope } = endpoint
  const parameters = [
    ...parametersOf('path', tagOf(endpoint), params),
    ...parametersOf('query', tagOf(endpoint), query),
  ]
  const answer = answers.of(endpoint.response)
  const content =
    envelope === 'file'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: envelope === 'bare' ? answer : inEnvelope(answer) } }
  return {
    tags: [tagOf(endpoint)],
    operationId,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      200: { description: 'What was asked for.', ...(envelope === 'file' && { headers: fileHeaders }), content },
      ...refusalsOf(endpoint),
    },
  }
}

/** The same call with its query as the body of a POST. */
function longOf(endpoint: Endpoint, operation: ReturnType<typeof operationOf>, operationId: string) {
  const parameters = parametersOf('path', tagOf(endpoint), endpoint.params)
  const schema = schemaOf(endpoint.query!, 'input')
  const { parameters: _, ...rest } = operation
  return {
    ...rest,
    operationId,
    ...(parameters.length > 0 && { parameters }),
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } },
  }
}

const inEnvelope = (data: object) => ({
  type: 'object',
  properties: { result: { const: true }, data },
  required: ['result', 'data'],
})

const fileHeaders = {
  'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
  [replacedHeader]: {
    description: 'Characters that the encoding of the file does not have and that were replaced in it.',
    schema: { type: 'integer' },
  },
}

function parametersOf(place: 'path' | 'query', tag: string, schema: z.ZodType | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: description ?? wordsOf(tag, name),
    // A number in an address is text that says one; zod tells nothing of it where it takes both.
    schema: Object.keys(rest).length === 0 ? { type: 'string' } : rest,
  }))
}

/** The refusals that are a call's own, by status; those that any call may have stand under `default`. */
function refusalsOf({ refusals: own }: Endpoint): Record<string, object> {
  const content = { 'application/json': { schema: { $ref: refOf('Failure') } } }
  const byStatus = new Map<number, RefusalCode[]>([[400, ['request.invalid']]])
  for (const code of own) byStatus.set(refusals[code], [...(byStatus.get(refusals[code]) ?? []), code])
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        { description: codes.map((code) => `\`${code}\``).join(', '), content },
      ]),
    ),
    default: { description: 'Any other refusal; `code` says which. See docs/api.md.', content },
  }
}

/** What is said of a call besides its fields: who may call it, and what it refuses. */
function descriptionOf(endpoint: Endpoint): string {
  const own = endpoint.refusals.map((code) => `\`${code}\` (${refusals[code]})`)
  const lines = [
    endpoint.closedToTokens && 'Closed to access tokens.',
    endpoint.closedToTrials && 'Closed to trial accounts.',
    endpoint.envelope === 'file' && 'Answers a file.',
    endpoint.counted === 'always' && 'Takes from the month’s download counts.',
    endpoint.isLong && 'The query may be the body of a POST, written as in an address.',
    own.length > 0 && `Refusals: ${own.join(', ')}.`,
  ]
  return lines.filter(Boolean).join(' ')
}

function securityOf({ access, closedToTokens }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return []
  return closedToTokens ? [{ session: [] }] : [{ accessToken: [] }, { session: [] }]
}
