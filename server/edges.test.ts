import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signIn } from '#contract/account/session.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { largestId } from '#contract/wire/id.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { type Feature, features } from './app.ts'
import { fits, type Leaf, leavesOf, sampleOf, withLeaf } from './given-values.ts'

const endpoints: Endpoint[] = []
const collecting: Feature = (app) => {
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method === config.endpoint.method) endpoints.push(config.endpoint)
  })
}
const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database, { features: [collecting, ...features] })
const me = { token: '', email: 'edges@asset.example' }

beforeAll(async () => {
  await givenAccount(database.db, me.email)
  me.token = (await app.call(signIn, { body: { email: me.email, password } })).body.token
})

const parts = ['params', 'query', 'body'] as const
type Part = (typeof parts)[number]
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const numbers = [0, -1, 1.5, largestId, largestId + 1, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21, 1e308]
/** What any text may hold. */
const anyText = ['', '0', `${largestId + 1}`, 'a\0b', '\ud800', 'x'.repeat(100_000)]
/** What only a text of a certain form holds: numbers, lists of them, names with a number, days. */
const formed = [
  ...['-1', `${largestId}`, '9007199254740993', '1e21', '1e308', 'NaN', 'Infinity', '１２'],
  ...[`1,${largestId + 1}`, `1-${largestId + 1}`, '999999999999,999999999999', '0,0', '1,,2'],
  ...['portfolio', 'watchlist', 'own', 'company'].map((name) => `${name}-${largestId + 1}`),
  ...['own-1.2147483648', '0000-00-00', '0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '2024-02-30'],
]

/** Values at the edge that the contract lets through in the place of a leaf; what it does not is refused before anybody sees it. */
function edgesOf(schema: z.ZodType, sample: unknown, { path, value }: Leaf): unknown[] {
  const passes = (edge: unknown) => fits(schema, withLeaf(sample, path, edge))
  if (typeof value === 'number') return numbers.filter(passes)
  if (typeof value !== 'string') return []
  return [...anyText, ...(passes('a\0b') ? [] : formed)].filter(passes)
}

const samples = new Map<z.ZodType, unknown>()
const sampleFor = (schema: z.ZodType) => {
  if (!samples.has(schema)) samples.set(schema, sampleOf(schema))
  return samples.get(schema)
}

test('of every endpoint a call is known that its contract takes', () => {
  const wrong = endpoints.flatMap((one) =>
    parts.filter((part) => one[part] && !fits(one[part], sampleFor(one[part]))).map((part) => `${nameOf(one)} ${part}`),
  )
  expect(endpoints.length).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})

/** Where a whole number that comes in has no end of its own. */
function endless(described: object, path: string): string[] {
  const { type, maximum } = described as { type?: unknown; maximum?: number }
  if ([type].flat().includes('integer') && (maximum ?? Number.MAX_SAFE_INTEGER) > largestId) return [path]
  return Object.entries(described).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null ? endless(part as object, `${path}.${name}`) : [],
  )
}

test('every whole number that comes in ends where a column of the database does', () => {
  const wrong = endpoints.flatMap((one) =>
    parts.flatMap((part) =>
      one[part]
        ? endless(z.toJSONSchema(one[part], { io: 'input', unrepresentable: 'any' }), `${nameOf(one)} ${part}`)
        : [],
    ),
  )
  expect(wrong).toEqual([])
})

/** Ends the session that the others need. */
const isTried = ({ path }: Endpoint) => !path.includes('sign')

test('a value at the edge of its kind is answered or refused, and is no fault', async () => {
  const faults: string[] = []
  let calls = 0
  const call = async (one: Endpoint, part: Part, changed: unknown) => {
    const input = Object.fromEntries(parts.map((each) => [each, one[each] && sampleFor(one[each])]))
    // A network of its own for each, so that limits do not meet.
    const address = `10.3.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`
    return app.call(one, { ...input, [part]: changed } as never, me.token, { address })
  }
  for (const one of endpoints.filter(isTried))
    for (const part of parts) {
      const schema = one[part]
      if (!schema) continue
      for (const leaf of leavesOf(sampleFor(schema)))
        for (const edge of edgesOf(schema, sampleFor(schema), leaf)) {
          // An address has no place for half a pair.
          if (part !== 'body' && !String(edge).isWellFormed()) continue
          const { body } = await call(one, part, withLeaf(sampleFor(schema), leaf.path, edge))
          if (body?.code !== 'fault') continue
          faults.push(`${nameOf(one)} ${part}.${leaf.path.join('.')} = ${JSON.stringify(edge).slice(0, 40)}`)
        }
    }
  expect(calls).toBeGreaterThan(1000)
  expect(faults).toEqual([])
}, 90_000) // Thousands of calls: ten seconds on two free cores.
