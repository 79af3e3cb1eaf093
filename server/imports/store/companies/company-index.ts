import { bareName } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { RejectionReason } from '../../rejections.ts'
import type { CompanyKey } from '../../table-records.ts'
import { Identifiers } from './identifiers.ts'

/** An entity of a group that reports by itself under its own corporate number. */
export interface Relation {
  readonly corporateNumber: string
  readonly name: string | null
  readonly companyId: number
  readonly relation: 'parent' | 'subsidiary'
  /** Who confirmed it. */
  readonly by: string
}

type CompanyMatch =
  | { readonly companyId: number; readonly entity?: Relation | undefined }
  | { readonly reason: RejectionReason }

/** A name that only suggests a company: kept for review, joined when a person says so. */
export interface Suggestion {
  readonly name: string
  readonly place: string | null
  readonly companyId: number
}

/** Which company a row means. Built once an import; keys that a person accepted for this source count like numbers. */
export class CompanyIndex {
  readonly suggestions: Suggestion[] = []
  readonly #identifiers: Identifiers
  #isEmpty = true
  readonly #byKey = new Map<string, number | null>()
  readonly #byName = new Map<string, number[]>()
  readonly #byGroupName = new Map<string, number[]>()
  readonly #entities = new Map<string, Relation>()
  readonly #numberOfEmitter = new Map<string, string>()
  readonly #accepted = new Map<string, { readonly companyId: number; readonly by: string }>()
  /** Entities whose names a person accepted, met in this file. */
  readonly relations: Relation[] = []
  readonly #refused = new Set<string>()
  readonly #suggested = new Set<string>()

  constructor(identifiers: Identifiers) {
    this.#identifiers = identifiers
  }

  /** @param identifiers what is known of ISINs and LEIs, and learns what rows give beside another number */
  static async load(db: Db, source: string, identifiers?: Identifiers): Promise<CompanyIndex> {
    const index = new CompanyIndex(identifiers ?? (await Identifiers.load(db)))
    const companies = await db
      .selectFrom('company')
      .select(['id', 'security_code', 'edinet_code', 'corporate_number', 'name_ja', 'name_en', 'is_listed'])
      .orderBy('is_listed', 'desc')
      .orderBy('id')
      .execute()
    index.#isEmpty = companies.length === 0
    for (const row of companies) {
      index.#know('edinetCode', row.edinet_code, row.id)
      index.#know('securityCode', row.security_code, row.id)
      index.#know('corporateNumber', row.corporate_number, row.id)
      for (const name of [row.name_ja, row.name_en]) index.#knowName(name, row.id)
    }
    const aliases = await db.selectFrom('company_alias').selectAll().execute()
    for (const { kind, value, company_id } of aliases) index.#know(`${kind}Code`, value, company_id)
    for (const { corporate_number: corporateNumber, company_id: companyId, confirmed_by: by, ...row } of await db
      .selectFrom('entity')
      .select(['corporate_number', 'name', 'company_id', 'relation', 'confirmed_by'])
      .execute())
      index.#entities.set(corporateNumber, { corporateNumber, companyId, by, ...row })
    for (const { code, corporate_number } of await db
      .selectFrom('emitter')
      .select(['code', 'corporate_number'])
      .execute())
      index.#numberOfEmitter.set(code, corporate_number)
    const decided = await db.selectFrom('name_candidate').selectAll().where('source', '=', source).execute()
    for (const { name, company_id, decision, decided_by } of decided) {
      if (decision === 'accepted') index.#accepted.set(name, { companyId: company_id, by: decided_by ?? '' })
      else index.#suggested.add(`${name}\n${company_id}`)
      if (decision === 'refused') index.#refused.add(`${name}\n${company_id}`)
    }
    return index
  }

  /**
   * The registered filer decides; other numbers must agree with each other; a name alone is only suggested. An ISIN or LEI that
   * stands beside what tells the company is learnt.
   */
  find(key: CompanyKey, line = 0): CompanyMatch {
    const match = this.#match(key)
    if ('reason' in match)
      return this.#isEmpty && match.reason === 'unknown-company' ? { reason: 'no-companies' } : match
    const { companyId } = match
    for (const kind of ['isin', 'lei'] as const) {
      // Of several in one cell none is learnt: which of them is that of the share is not said.
      const value = kind === 'isin' && key.otherIsins?.length ? null : key[kind]
      if (value && this.#identifiers.claim({ kind, value, companyId, line }) === 'conflict') {
        // Another company's number: which of the two the row means is not known. A second number of one company is no doubt of it.
        if (this.#identifiers.holderOf(kind, value) !== undefined) return { reason: 'conflict' }
      }
    }
    return match
  }

  #match(key: CompanyKey): CompanyMatch {
    const filer = this.#byKey.get(`edinetCode ${key.edinetCode}`)
    if (filer) return { companyId: filer }
    if (key.securityCode && !key.securityCode.endsWith('0')) return { reason: 'class-share' }

    let agreedId: number | undefined
    let isNamed = false
    for (const kind of codes) {
      const value = key[kind]
      if (!value) continue
      isNamed = true
      const companyId = this.#byKey.get(`${kind} ${value}`)
      if (!companyId) continue
      if (agreedId !== undefined && agreedId !== companyId) return { reason: 'conflict' }
      agreedId = companyId
    }
    if (agreedId !== undefined) return { companyId: agreedId }
    const number = key.corporateNumber ?? this.#numberOfEmitter.get(key.emitterCode ?? '')
    const ofNumber = this.#byKey.get(`corporateNumber ${number}`)
    if (ofNumber) return { companyId: ofNumber }
    const entity = this.#entities.get(number ?? '')
    if (entity) return { companyId: entity.companyId, entity }
    const isins = [key.isin, ...(key.otherIsins ?? [])].flatMap((isin) => isin || [])
    isNamed ||= isins.length > 0 || !!key.lei
    // Of several the first that somebody has: a list names the company's own before those of what it took over.
    const isin = isins.find((one) => this.#identifiers.holderOf('isin', one) !== undefined)
    const holder =
      isin !== undefined
        ? this.#identifiers.holderOf('isin', isin)
        : key.lei
          ? this.#identifiers.holderOf('lei', key.lei)
          : undefined
    if (holder) return { companyId: holder }
    if (key.name) return this.#findByName(key.name, key)
    return { reason: isNamed || key.edinetCode ? 'unknown-company' : 'key' }
  }

  #findByName(name: string, { place = null, corporateNumber }: CompanyKey): CompanyMatch {
    const accepted = this.#accepted.get(name)
    if (accepted !== undefined) {
      const { companyId, by } = accepted
      if (!corporateNumber) return { companyId }
      // A number of its own, and a name that somebody said is the company's: an entity of the group.
      const entity: Relation = { corporateNumber, name, companyId, relation: 'subsidiary', by }
      if (!this.#entities.has(corporateNumber)) this.relations.push(entity)
      this.#entities.set(corporateNumber, entity)
      return { companyId, entity }
    }
    const bare = bareName(name)
    // The operating company of a holding company has its name without the words that make it one.
    const candidates = this.#byName.get(bare) ?? (corporateNumber ? this.#byGroupName.get(bare) : undefined) ?? []
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
    addId(this.#byName, bare, companyId)
    const group = bare.replace(groupWords, '')
    if (group !== '' && group !== bare) addId(this.#byGroupName, group, companyId)
  }
}

/** What the name of a holding company has besides that of its group, as bare names write it: katakana are hiragana there. */
const groupWords = /ほーるでぃんぐす?|ぐるーぷ本社|ぐるーぷ|hd$|持株会社/g

function addId(map: Map<string, number[]>, name: string, companyId: number): void {
  const companyIds = map.get(name) ?? []
  if (!companyIds.includes(companyId)) map.set(name, [...companyIds, companyId])
}

const codes = ['securityCode', 'corporateNumber', 'emitterCode'] as const satisfies readonly (keyof CompanyKey)[]
