import { resolve } from 'node:path'
import { z } from 'zod'

const Url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.join(' or ')}`,
  })

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SATOYAMA_HOME: z.string().min(1).default('.satoyama'),
  DATABASE_URL: Url('postgres:', 'postgresql:').optional(),
  PUBLIC_URL: Url('http:', 'https:').optional(),
  SATOYAMA_DEMO_COMPANIES: z.coerce.number().int().min(0).max(60_000).default(3900),
  SATOYAMA_DEMO_PASSWORD: z.string().min(8).max(256).optional(),
  SATOYAMA_SUPPORT_EMAIL: z.email().optional(),
  SATOYAMA_MANUAL_URL_JA: Url('http:', 'https:').optional(),
  SATOYAMA_MANUAL_URL_EN: Url('http:', 'https:').optional(),
  SATOYAMA_LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export interface Config {
  readonly port: number
  readonly host: string
  /** Data folder, absolute. */
  readonly home: string
  /** A PostgreSQL of the operator's; null starts the embedded one. */
  readonly databaseUrl: string | null
  /** Address under which people reach the server; null when it is only this machine. */
  readonly publicUrl: string | null
  readonly demoPassword: string | null
  /** Companies of the invented market that a first start makes; 0 makes none. */
  readonly demoCompanies: number
  readonly supportEmail: string | null
  readonly manualUrls: { readonly ja: string | null; readonly en: string | null }
  readonly logLevel: string
}

/** Everything the environment says, parsed once; throws with every variable that makes no sense. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment does not make sense:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    home: resolve(values.SATOYAMA_HOME),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    demoPassword: values.SATOYAMA_DEMO_PASSWORD ?? null,
    demoCompanies: values.SATOYAMA_DEMO_COMPANIES,
    supportEmail: values.SATOYAMA_SUPPORT_EMAIL ?? null,
    manualUrls: { ja: values.SATOYAMA_MANUAL_URL_JA ?? null, en: values.SATOYAMA_MANUAL_URL_EN ?? null },
    logLevel: values.SATOYAMA_LOG,
  }
}
