import { bareName } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { RejectionReason } from '../rejections.ts'
import type { CompanyKey } from '../table-records.ts'

type CompanyMatch = { readonly companyId: number } | { readonly reason: RejectionReason }

/** A name that only suggests a company: kept for review, joined when a person says so. */
export interface Suggestion {
  readonly name: string
  readonly place: string | null
  readonly companyId: number
}

/** Which company a row means. Built once an import; keys that a person accepted for this source count like numbers. */
export class CompanyIndex {
  readonly suggestions: Suggestion[] = []
  readonly #byKey = new Map<string, number | null>()
  readonly #byName = new Map<string, number[]>()
  readonly #accepted = new Map<string, number>()
  readonly #refused = new Set<string>()
  readonly #suggested = new Set<string>()

  static async load(db: Db, source: string): Promise<CompanyIndex> {
    const index = new CompanyIndex()
    const companies = await db
      .selectFrom('company')
      .select([
        'id',
        'security_code',
        'edinet_code',
        'corporate_number',
        'isin',
        'lei',
        'name_ja',
        'name_en',
        'is_listed',
      ])
      .orderBy('is_listed', 'desc')
      .orderBy('id')
      .execute()
    for (const row of companies) {
      index.#know('edinetCode', row.edinet_code, row.id)
      index.#know('securityCode', row.security_code, row.id)
      index.#know('isin', row.isin, row.id)
      index.#know('lei', row.lei, row.id)
      index.#know('corporateNumber', row.corporate_number, row.id)
      for (const name of [row.name_ja, row.name_en]) index.#knowName(name, row.id)
    }
    const aliases = await db.selectFrom('company_alias').selectAll().execute()
    for (const { kind, value, company_id } of aliases) index.#know(`${kind}Code`, value, company_id)
    const decided = await db.selectFrom('name_candidate').selectAll().where('source', '=', source).execute()
    for (const { name, company_id, decision } of decided) {
      if (decision === 'accepted') index.#accepted.set(name, company_id)
      else index.#suggested.add(`${name}\n${company_id}`)
      if (decision === 'refused') index.#refused.add(`${name}\n${company_id}`)
    }
    return index
  }

  /** The registered filer decides; other numbers must agree with each other; a name alone is only suggested. */
  find(key: CompanyKey): CompanyMatch {
    const filer = this.#byKey.get(`edinetCode ${key.edinetCode}`)
    if (filer) return { companyId: filer }

    let agreedId: number | undefined
    let isNamed = false
    for (const kind of numbers) {
      const value = key[kind]
      if (!value) continue
      isNamed = true
      const companyId = this.#byKey.get(`${kind} ${value}`)
      if (!companyId) continue
      if (agreedId !== undefined && agreedId !== companyId) return { reason: 'conflict' }
      agreedId = companyId
    }
    if (agreedId !== undefined) return { companyId: agreedId }
    if (key.name) return this.#findByName(key.name, key.place ?? null)
    return { reason: isNamed || key.edinetCode ? 'unknown-company' : 'key' }
  }

  #findByName(name: string, place: string | null): CompanyMatch {
    const accepted = this.#accepted.get(name)
    if (accepted !== undefined) return { companyId: accepted }
    const candidates = this.#byName.get(bareName(name)) ?? []
    for (const companyId of candidates) {
      const pair = `${name}\n${companyId}`
      if (this.#suggested.has(pair)) continue
      this.#suggested.add(pair)
      this.suggestions.push({ name, place, companyId })
    }
    const isOpen = candidates.some((companyId) => !this.#refused.has(`${name}\n${companyId}`))
    return { reason: isOpen ? 'name-only' : 'unknown-company' }
  }

  /** Of two companies with one number the listed one, met first, stays. */
  #know(kind: string, value: string | null, companyId: number): void {
    if (value !== null && !this.#byKey.has(`${kind} ${value}`)) this.#byKey.set(`${kind} ${value}`, companyId)
  }

  #knowName(name: string | null, companyId: number): void {
    const bare = name ? bareName(name) : ''
    if (bare === '') return
    const companyIds = this.#byName.get(bare) ?? []
    if (!companyIds.includes(companyId)) this.#byName.set(bare, [...companyIds, companyId])
  }
}

const numbers = [
  'securityCode',
  'isin',
  'lei',
  'corporateNumber',
  'emitterCode',
] as const satisfies readonly (keyof CompanyKey)[]
