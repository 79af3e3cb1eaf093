import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Endpoint } from '#contract/wire/endpoint.ts'

/** What the contract calls its calls and the parts of its answers. */
export interface ContractNames {
  /** `searchCompanies`. */
  readonly operations: ReadonlyMap<Endpoint, string>
  /** `CompanySummary`; a name that two files use for two things is none of these. */
  readonly schemas: ReadonlyMap<z.ZodType, string>
}

/** Names are those of the exports; the server has loaded the files already. */
export async function readContractNames(): Promise<ContractNames> {
  const files = globSync(join(import.meta.dirname, '../../../contract/**/*.ts')).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.sort().map((file) => import(file) as Promise<Record<string, unknown>>))
  const operations = new Map<Endpoint, string>()
  const named = new Map<string, Set<z.ZodType>>()
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (isEndpoint(value)) operations.set(value, name)
    else if (value instanceof z.ZodType && /^[A-Z]/.test(name))
      named.set(name, (named.get(name) ?? new Set()).add(value))
  }
  const schemas = new Map<z.ZodType, string>()
  for (const [name, values] of named) if (values.size === 1) schemas.set([...values][0]!, name)
  return { operations, schemas }
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
