import { type Mark, marksOf } from './marks.ts'
import { type ReadScope, readScopes } from './target.ts'

const joint = '(?:\\+|・|,|、|&|/|~|-|–|to|and|or|及び|および|並びに|ならびに|と|から)'
const named = new RegExp(
  `(?:scopes?|スコープ)\\s?[123](?!\\d)(?:\\s?${joint}{1,2}\\s?(?:(?:scopes?|スコープ)\\s?)?[123](?![\\d%.年]))*`,
  'gi',
)

const readers: readonly (readonly [RegExp, (parts: readonly string[]) => { scope: ReadScope } | null])[] = [
  [named, ([words]) => toScope(words!)],
  [
    /(?:サプライ|バリュー)チェーン(?:全体|を通じ|を含む|における)|(?:across|throughout|entire|whole)(?: \w+){0,3} (?:value|supply)[- ]chain/gi,
    () => ({ scope: 'scope1+2+3' }),
  ],
  [/(?:value|supply)[- ]chain emissions|upstream and downstream emissions/gi, () => ({ scope: 'scope3' })],
  [
    /自社(?:の)?(?:グループの)?(?:事業活動|操業|拠点|事業所)?(?:からの|による|の)?(?:温室効果ガス|CO2|GHG)?排出|(?:our|its) own operations|own emissions/gi,
    () => ({ scope: 'scope1+2' }),
  ],
]

function toScope(words: string): { scope: ReadScope } | null {
  const digits = new Set(words.match(/[123]/g))
  if (/1\s?(?:~|-|–|to|から)\s?(?:scope|スコープ)?\s?3/i.test(words)) digits.add('2')
  const scope = readScopes.find((one) => one === `scope${[...digits].sort().join('+')}`)
  return scope ? { scope } : null
}

/** Scopes that a sentence names, in order. */
export const scopesOf = (text: string): (Mark & { readonly scope: ReadScope })[] => marksOf(text, readers)
