import type { OwnMethod } from '#contract/scores/own-methods.ts'
import type { Start } from './model.ts'

export type Adjustment = OwnMethod['adjustments'][number]
type Direction = NonNullable<Adjustment['direction']>
type Transform = NonNullable<Adjustment['transform']>

/** Directions and transforms that differ from the standard’s, by indicator. */
export type Adjusted = ReadonlyMap<string, Omit<Adjustment, 'indicator'>>

export const adjustedOf = (adjustments: OwnMethod['adjustments']): Adjusted =>
  new Map(adjustments.map(({ indicator, ...rest }) => [indicator, rest]))

/** As the server is asked, in the order of the catalogue. */
export function adjustmentsOf(adjusted: Adjusted, start: Start): OwnMethod['adjustments'] {
  const codes = start.flatMap(({ indicators }) => indicators.map(({ code }) => code))
  return codes.flatMap((indicator) => (adjusted.has(indicator) ? [{ indicator, ...adjusted.get(indicator)! }] : []))
}

/** An indicator counted in another way; what is as under the standard is not said. */
export function withAdjustment(
  adjusted: Adjusted,
  { code, direction: usual }: Start[number]['indicators'][number],
  change: { readonly direction?: Direction; readonly transform?: Transform },
): Adjusted {
  const { direction = usual, transform = 'percentile' } = { ...adjusted.get(code), ...change }
  const adjustment = {
    ...(direction !== usual && { direction }),
    ...(transform !== 'percentile' && { transform }),
  }
  const next = new Map(adjusted)
  if (Object.keys(adjustment).length === 0) next.delete(code)
  else next.set(code, adjustment)
  return next
}

const directionLetters = { higher_better: 'h', lower_better: 'l' } as const
const transformLetters = { percentile: '', quartiles: 'q', 'min-max': 'm', 'z-score': 'z' } as const

/** In an address, what says that there are none where a method has some. */
const none = '-'

/** As an address keeps them, `E-CC-001:l~S-DV-002:hq`; undefined for those that one starts with. */
export function formatAdjusted(adjusted: Adjusted, base: Adjusted): string | undefined {
  const text = textOf(adjusted)
  if (text === textOf(base)) return undefined
  return text === '' ? none : text
}

function textOf(adjusted: Adjusted): string {
  const parts = [...adjusted].map(([code, { direction, transform = 'percentile' }]) => {
    const letter = direction ? directionLetters[direction] : ''
    return `${code}:${letter}${transformLetters[transform]}`
  })
  return parts.sort().join('~')
}

/** What an address says; what makes no sense in it is passed over. */
export function parseAdjusted(text: string): Adjusted {
  const keyOf = <Key extends string>(letters: Readonly<Record<Key, string>>, letter: string) =>
    (Object.keys(letters) as Key[]).find((key) => letters[key] === letter)
  return new Map(
    text.split('~').flatMap((part) => {
      const match = /^([A-Z]-[A-Z]{2}-\d{3}):([hl]?)([qmz]?)$/.exec(part)
      if (!match || match[2] + match[3]! === '') return []
      const [, code, direction, transform] = match as unknown as [string, string, string, string]
      const read = {
        ...(direction !== '' && { direction: keyOf(directionLetters, direction)! }),
        ...(transform !== '' && { transform: keyOf(transformLetters, transform)! }),
      }
      return [[code, read] as const]
    }),
  )
}
