import { createPrivateKey, type KeyObject } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { DownloadUnit } from '#contract/wire/download-count.ts'
import { type Disclosure, disclosures } from './demo/disclosure/pattern.ts'
import { findChromium } from './machine/chromium.ts'

const Url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.join(' or ')}`,
  })

/** Addresses and networks, separated by commas. */
const Proxies = z.string().refine(
  (text) =>
    text.split(',').every((part) => {
      const [address = '', bits] = part.trim().split('/')
      return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
    }),
  { error: 'must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, separated by commas' },
)

/** An Ed25519 private key: PKCS #8, DER, base64. */
const SigningKey = z.string().transform((text, context): KeyObject => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {} // Said below, without the key.
  context.addIssue({ code: 'custom', message: 'must be an Ed25519 private key, PKCS #8 in DER, as base64' })
  return z.NEVER
})

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SATOYAMA_HOME: z.string().min(1).default('.satoyama'),
  DATABASE_URL: Url('postgres:', 'postgresql:').optional(),
  PUBLIC_URL: Url('http:', 'https:').optional(),
  SATOYAMA_TRUSTED_PROXIES: Proxies.optional(),
  SATOYAMA_DEMO_COMPANIES: z.coerce.number().int().min(0).max(60_000).default(3900),
  SATOYAMA_DEMO_DISCLOSURE: z.enum(disclosures, { error: `must be one of ${disclosures.join(', ')}` }).default('all'),
  SATOYAMA_DEMO_PASSWORD: z.string().min(8).max(256).optional(),
  SATOYAMA_SUPPORT_EMAIL: z.email().optional(),
  SATOYAMA_MANUAL_URL_JA: Url('http:', 'https:').optional(),
  SATOYAMA_MANUAL_URL_EN: Url('http:', 'https:').optional(),
  SMTP_URL: Url('smtp:', 'smtps:').optional(),
  SATOYAMA_MAIL_FROM: z.email().optional(),
  SATOYAMA_DOWNLOAD_LIMIT: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  SATOYAMA_DOWNLOAD_UNIT: DownloadUnit.default('company-year'),
  SATOYAMA_CACHE_MB: z.coerce.number().int().min(0).max(1_000_000).default(1000),
  SATOYAMA_FETCH_SPACE: z.coerce.number().min(0.1).max(100_000).default(20),
  SATOYAMA_SIGNING_KEY: SigningKey.optional(),
  SATOYAMA_CHROMIUM: z.string().min(1).optional(),
  SATOYAMA_CHROMIUM_SANDBOX: z.enum(['on', 'off']).default('on'),
  SATOYAMA_PUBLIC_COMMENTS: z.enum(['0', '1']).default('1'),
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
  /** Proxies whose word on where a call comes from counts; false takes nobody's. */
  readonly trustedProxies: string | false
  readonly demoPassword: string | null
  /** Companies of the invented market that a first start makes; 0 makes none. */
  readonly demoCompanies: number
  /** What of it is disclosed. */
  readonly demoDisclosure: Disclosure
  readonly supportEmail: string | null
  readonly manualUrls: { readonly ja: string | null; readonly en: string | null }
  /** Mail server, with its account when it needs one; null keeps mail in the outbox. */
  readonly smtpUrl: string | null
  /** Address that mail comes from. */
  readonly mailFrom: string
  /** Counts that an account may download in a month of Tokyo, null where the operator names none; and what one count is. */
  readonly downloads: { readonly limit: number | null; readonly unit: DownloadUnit }
  /** Bytes of past days and of scores seldom asked for that stay in memory. */
  readonly cacheBytes: number
  /** Bytes that fetched files may take until they are imported. */
  readonly fetchBytes: number
  /** Signs the bundles of scores; null signs none. */
  readonly signingKey: KeyObject | null
  /** Browser that makes PDFs; null where there is none. */
  readonly chromium: string | null
  /** Whether that browser keeps its pages in a sandbox, or makes no PDF; without one only where the operator takes the risk. */
  readonly chromiumSandbox: boolean
  /** Whether anybody with the link reads comments; otherwise only the signed-in do. */
  readonly publicComments: boolean
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
    // Whoever shares a network with the server could otherwise claim any address, and with it a limit of their own.
    trustedProxies: values.SATOYAMA_TRUSTED_PROXIES ?? (values.PUBLIC_URL ? 'loopback' : false),
    demoPassword: values.SATOYAMA_DEMO_PASSWORD ?? null,
    demoCompanies: values.SATOYAMA_DEMO_COMPANIES,
    demoDisclosure: values.SATOYAMA_DEMO_DISCLOSURE,
    supportEmail: values.SATOYAMA_SUPPORT_EMAIL ?? null,
    manualUrls: { ja: values.SATOYAMA_MANUAL_URL_JA ?? null, en: values.SATOYAMA_MANUAL_URL_EN ?? null },
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.SATOYAMA_MAIL_FROM ?? values.SATOYAMA_SUPPORT_EMAIL ?? 'satoyama@localhost',
    downloads: { limit: values.SATOYAMA_DOWNLOAD_LIMIT ?? null, unit: values.SATOYAMA_DOWNLOAD_UNIT },
    cacheBytes: values.SATOYAMA_CACHE_MB * 1_000_000,
    fetchBytes: values.SATOYAMA_FETCH_SPACE * 1_000_000_000,
    signingKey: values.SATOYAMA_SIGNING_KEY ?? null,
    chromium: findChromium(values.SATOYAMA_CHROMIUM),
    chromiumSandbox: values.SATOYAMA_CHROMIUM_SANDBOX === 'on',
    publicComments: values.SATOYAMA_PUBLIC_COMMENTS === '1',
    logLevel: values.SATOYAMA_LOG,
  }
}
