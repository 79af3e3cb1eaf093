import { expect, test } from 'vitest'
import { allEndpoints, checkContract, type Exchange, type Recording } from './recorded.ts'

const samples = Object.entries(import.meta.glob<Recording>('./samples/*.json', { import: 'default', eager: true }))
const endpoints = await allEndpoints()

test.each(samples)('%s holds what the contract says', (name, { exchanges }) => {
  expect(exchanges.length).toBeGreaterThan(0)
  expect(() => checkContract(name, exchanges, endpoints)).not.toThrow()
})

test('an answer without any field that the contract names fails, and says how it is recorded anew', () => {
  const answered = samples.flatMap(([, { exchanges }]) => exchanges).filter(({ status }) => status < 300)
  const lacking = answered.flatMap((exchange) => fieldsOf(exchange).map((field) => without(exchange, field)))
  const refused = lacking.filter((exchange) => {
    try {
      checkContract('sample', [exchange], endpoints)
      return false
    } catch (error) {
      expect(String(error)).toContain('npm run test:record')
      return true
    }
  })
  // Fields that may be left out are fewer than one in ten of all.
  expect(lacking.length).toBeGreaterThan(100)
  expect(refused.length / lacking.length).toBeGreaterThan(0.9)
})

test('an answer of an endpoint that is gone fails', () => {
  const exchange = { ...samples[0]![1].exchanges[0]!, path: '/nobody/answers/here' }
  expect(() => checkContract('sample', [exchange], endpoints)).toThrow('the contract has no such endpoint')
})

interface Content {
  readonly data?: unknown
}

/** Names at the top of what an answer holds. */
const fieldsOf = ({ answer }: Exchange): string[] => {
  const data = (answer as Content).data
  return data !== null && typeof data === 'object' && !Array.isArray(data) ? Object.keys(data) : []
}

function without(exchange: Exchange, field: string): Exchange {
  const { [field]: _, ...rest } = (exchange.answer as { readonly data: Record<string, unknown> }).data
  return { ...exchange, answer: { ...(exchange.answer as object), data: rest } }
}
