import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'
import { searchTextOfRow } from './columns.ts'

type Kind = 'isin' | 'lei'

/** An ISIN or LEI that a row of a file gives to a company. */
interface Claim {
  readonly kind: Kind
  readonly value: string
  readonly companyId: number
  readonly line: number
}

interface Conflict extends Claim {
  readonly reason: 'other-company' | 'other-value' | 'other-country'
  readonly heldValue: string | null
  readonly heldCompanyId: number | null
}

interface Holder {
  readonly id: number
  readonly isin: string | null
  readonly lei: string | null
  readonly country: string
}

/**
 * ISINs and LEIs of the companies here. One that a file gives beside a code is learnt where the company has none yet; one that
 * disagrees with what is held changes nothing and waits for a person.
 */
export class Identifiers {
  readonly #holderOf = new Map<string, number>()
  readonly #valueOf = new Map<string, string>()
  readonly #countryOf = new Map<number, string>()
  readonly #told = new Set<string>()
  readonly #learnt: Claim[] = []
  readonly #conflicts: Conflict[] = []

  static async load(db: Db): Promise<Identifiers> {
    const identifiers = new Identifiers()
    const companies = await db.selectFrom('company').select(['id', 'isin', 'lei', 'country']).execute()
    for (const company of companies) identifiers.know(company)
    const candidates = await db.selectFrom('identifier_candidate').select(['kind', 'value', 'company_id']).execute()
    for (const { kind, value, company_id } of candidates) identifiers.#told.add(`${kind} ${value} ${company_id}`)
    return identifiers
  }

  get learnt(): number {
    return this.#learnt.length
  }

  /** Disagreements not reported before. */
  get conflicts(): number {
    return this.#conflicts.length
  }

  know({ id, isin, lei, country }: Holder): void {
    this.#countryOf.set(id, country)
    for (const [kind, value] of [
      ['isin', isin],
      ['lei', lei],
    ] as const) {
      if (value === null) continue
      this.#valueOf.set(`${id} ${kind}`, value)
      if (!this.#holderOf.has(`${kind} ${value}`)) this.#holderOf.set(`${kind} ${value}`, id)
    }
  }

  /** The company that has a number. */
  holderOf(kind: Kind, value: string): number | undefined {
    return this.#holderOf.get(`${kind} ${value}`)
  }

  /** What becomes of a number that a row gives to a company. */
  claim(claim: Claim): 'known' | 'learnt' | 'conflict' {
    const { kind, value, companyId } = claim
    const heldValue = this.#valueOf.get(`${companyId} ${kind}`) ?? null
    if (heldValue === value) return 'known'
    const heldCompanyId = this.holderOf(kind, value) ?? null
    const reason =
      heldCompanyId !== null ? 'other-company' : heldValue !== null ? 'other-value' : this.#isForeign(claim)
    if (reason === null) {
      this.#valueOf.set(`${companyId} ${kind}`, value)
      this.#holderOf.set(`${kind} ${value}`, companyId)
      this.#learnt.push(claim)
      return 'learnt'
    }
    const key = `${kind} ${value} ${companyId}`
    if (!this.#told.has(key)) this.#conflicts.push({ ...claim, reason, heldValue, heldCompanyId })
    this.#told.add(key)
    return 'conflict'
  }

  /** The ISIN of a depositary receipt is of the country where that is traded. */
  #isForeign({ kind, value, companyId }: Claim): 'other-country' | null {
    return kind === 'isin' && !value.startsWith(this.#countryOf.get(companyId) ?? '') ? 'other-country' : null
  }

  async save(db: Db, { importId, now, today }: { importId: number; now: Date; today: string }): Promise<void> {
    for (const { kind, value, companyId, line } of this.#learnt) {
      await setIdentifier(db, { kind, value, companyId, now })
      await keepSource(db, { kind, value, companyId, line, importId, today })
    }
    const rows = this.#conflicts.map(({ kind, value, companyId, line, reason, heldValue, heldCompanyId }) => ({
      kind,
      value,
      company_id: companyId,
      held_value: heldValue,
      held_company_id: heldCompanyId,
      reason,
      line,
      import_id: importId,
      opened_at: now,
    }))
    for (let start = 0; start < rows.length; start += 2000) {
      const key = ['kind', 'value', 'company_id'] as const
      await addMissing(db, { table: 'identifier_candidate', key }, rows.slice(start, start + 2000))
    }
  }
}

/** Make a number the company's, and let it be found by it; null takes it away. */
export async function setIdentifier(
  db: Db,
  { kind, value, companyId, now }: { kind: Kind; value: string | null; companyId: number; now: Date },
): Promise<void> {
  const row = await db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow()
  const search_text = searchTextOfRow({ ...row, [kind]: value })
  await db
    .updateTable('company')
    .set({ [kind]: value, search_text, updated_at: now })
    .where('id', '=', companyId)
    .execute()
}

interface SourceOfNumber {
  readonly kind: Kind
  readonly value: string
  readonly companyId: number
  readonly line: number
  readonly importId: number
  readonly today: string
}

/** Keep where a number of a company comes from; an earlier source of the same number is replaced when the company is another. */
export async function keepSource(db: Db, source: SourceOfNumber): Promise<void> {
  const sourceColumns = {
    company_id: source.companyId,
    import_id: source.importId,
    line: source.line,
    learnt_on: source.today,
  }
  await db
    .insertInto('company_alias')
    .values({ kind: source.kind, value: source.value, ...sourceColumns })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet(sourceColumns))
    .execute()
}
