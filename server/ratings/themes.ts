import type { getThemes, ThemeAnswer, ThemeReason } from '#contract/scores/ratings.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type Because, type Evaluation, evaluateRules, themeColor } from '#methodology/themes/themes.ts'
import { type ThemeTables, themeTables } from '#server/catalogue/theme-rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import { toReason } from '#server/market/ratings/theme-reasons.ts'
import {
  type CompanyTerms,
  isImported,
  readTerms,
  type TermsRequest,
  unheldTerms,
} from '#server/market/ratings/theme-terms.ts'

/** The answers of all rules, then memberships of indices that no rule asks for. */
export async function themesOf(request: TermsRequest): Promise<Output<typeof getThemes>> {
  const terms = await readTerms(request)
  if (!terms) throw new Refusal('company.not-found')
  const tables = themeTables()
  const answers = evaluateRules(tables.rules, (name) => terms.of(name)?.term)
  const defaultReasons = [...answers.values()].flatMap(({ isDefault, because }) => (isDefault ? because : []))
  const unheld = await unheldTerms(
    request,
    new Set(defaultReasons.flatMap(({ test, term }) => unknownOf(test.term, term))),
  )
  const themes = tables.rows.map((row) => {
    const { state, isDefault, because }: Evaluation = answers.get(row.code)!
    return {
      code: row.code,
      kind: row.kind,
      nameJa: row.name_ja,
      nameEn: row.name_en,
      state: state as ThemeAnswer['state'],
      color: row.code === 'human_rights' ? themeColor(state) : null,
      canBeJudged: !isDefault || !because.some(({ test }) => unheld.has(test.term)),
      because: because.map((one) => toReason(one, terms)),
      rule: row.rule,
      jurisdiction: row.jurisdiction || null,
      effective: row.effective_year || null,
      status: row.status,
    }
  })
  return { year: terms.year, themes: [...themes, ...otherMemberships(terms, tables)] }
}

const unknownOf = (name: string, term: Because['term']) =>
  term.kind === 'missing' && term.reason === 'unknown-term' && isImported(name) ? [name] : []

function otherMemberships(terms: CompanyTerms, { rows }: ThemeTables): ThemeAnswer[] {
  return terms.memberships
    .filter((name) => !rows.some(({ rule }) => rule.includes(`${name}=`)))
    .map((name) => {
      const { term, source = null } = terms.of(name)!
      const indexName = name.slice('index.'.length)
      const isMember = term.kind === 'disclosed' && term.value === 1
      const reason: ThemeReason = {
        term: name,
        nameJa: indexName,
        nameEn: indexName,
        indicator: null,
        average: null,
        source,
        test: { kind: 'comparison', operator: '=', operand: isMember ? 'yes' : 'no' },
        found: term,
        holds: true,
      }
      return {
        code: name,
        kind: 'index',
        nameJa: indexName,
        nameEn: indexName,
        state: isMember ? 'member' : 'not_member',
        color: null,
        canBeJudged: true,
        because: [reason],
        rule: '',
        jurisdiction: null,
        effective: null,
        status: 'official',
      }
    })
}
