import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { inferenceModes } from '#methodology/inference/estimate.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { peerDisplays } from '#methodology/scores/displays.ts'
import { type OwnMethodName, ownMethodPattern, scoringMethods, standardVersions } from '#methodology/scores/method.ts'
import { optional } from '../app/address.ts'

/** Listed for old links, and no longer to be chosen. */
export const withdrawnMethods = ['roe-impact', 'ebitda-impact', 'ai-performance-impact'] as const
/** How far ahead one looks: 1 to 3 years, or 3 to 6. */
export const periods = ['short', 'long'] as const
/** Whether figures read from the words of filings take part in scores. */
export const textRules = ['included', 'excluded'] as const
export const bases = ['all', 'consolidated', 'parent'] as const

const OwnMethod = z.string().regex(ownMethodPattern) as unknown as z.ZodType<OwnMethodName, OwnMethodName>

/** Today by Tokyo's clocks, `YYYY-MM-DD`. */
export const today = () => tokyoDay(new Date())

/** Which world one is in. Absent means the default: now, the newest year, the standard method, industry-oriented, the narrowest industries, with figures read from text, every accounting basis, scores as they are, every vendor of the account. */
export const ContextSearch = z.object({
  /** Day that the request looks back to; a day in the future means now. */
  asOf: optional(z.iso.date().refine((day) => day < today())),
  /** Fiscal year. */
  year: optional(z.coerce.number().int().min(1990).max(2100)),
  method: optional(z.union([z.enum([...scoringMethods, ...withdrawnMethods]), OwnMethod])),
  /** Of the standard method. */
  version: optional(z.enum(standardVersions)),
  period: optional(z.enum(periods)),
  /** Links of before say `worst`. */
  inference: optional(z.preprocess((mode) => (mode === 'worst' ? 'worst-value' : mode), z.enum(inferenceModes))),
  /** Classification whose industries are compared. */
  peers: optional(z.enum(peerBases)),
  /** Figures read from the words of filings; they take part when left out. */
  text: optional(z.literal('excluded')),
  basis: optional(z.enum(bases)),
  /** What scores are shown as; as they are when left out. */
  display: optional(z.enum(peerDisplays)),
  /** Names of vendors, separated by commas. */
  vendors: optional(z.string().max(200)),
})
export type ContextSearch = z.infer<typeof ContextSearch>
export const contextKeys = [
  'asOf',
  'year',
  'method',
  'version',
  'period',
  'inference',
  'peers',
  'text',
  'basis',
  'display',
  'vendors',
] as const

/** The choices that a screen with a company's scores follows. */
export const scoreChips = [
  'asOf',
  'year',
  'method',
  'version',
  'period',
  'inference',
  'peers',
  'text',
  'display',
  'vendors',
] as const

/** The context of this view, and how to change it: in place, so that the back button leads to the view before. */
export function useContext(): [ContextSearch, (next: Partial<ContextSearch>) => void] {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback(
    (next: Partial<ContextSearch>) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  return [search, change]
}
