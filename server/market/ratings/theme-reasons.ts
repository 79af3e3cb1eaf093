import type { ThemeReason } from '#contract/scores/ratings.ts'
import type { Because } from '#methodology/themes/themes.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { type BilingualName, type ThemeTables, themeTables } from '#server/catalogue/theme-rules.ts'
import type { CompanyTerms } from './theme-terms.ts'

/** A test of a rule with what it looked at, as it is answered. */
export function toReason({ test, term: value, holds }: Because, terms: Pick<CompanyTerms, 'of'>): ThemeReason {
  const { indicator = null, average = null, source = null } = terms.of(test.term) ?? {}
  const looked = { indicator, average, source }
  return { term: test.term, ...termName(test.term), ...looked, test: toTest(test), found: value, holds }
}

function toTest(test: Because['test']): ThemeReason['test'] {
  if (test.kind === 'comparison') return { kind: 'comparison', operator: test.operator, operand: test.operand }
  if (test.kind === 'membership') return { kind: 'membership', isIn: test.isIn, operands: [...test.operands] }
  return { kind: 'reported' }
}

const indicatorNames = once(
  (): ReadonlyMap<string, BilingualName> =>
    new Map(readCatalogue().map(({ code, nameJa, nameEn }) => [code, { nameJa, nameEn }])),
)

/** What a term is called: an indicator, a rule, or what was brought in. */
export function termName(term: string, { names, rows }: ThemeTables = themeTables()): BilingualName {
  const index = rows.find(({ kind, rule }) => kind === 'index' && rule.includes(`${term}=`))
  const name = indicatorNames().get(term) ?? names.get(index?.code ?? term)
  return { nameJa: name?.nameJa ?? term, nameEn: name?.nameEn ?? term }
}
