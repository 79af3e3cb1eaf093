import { sql } from 'kysely'
import type { WordName } from '#contract/search/condition.ts'
import { foldText, searchWords } from '#server/companies/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { Mask } from './mask.ts'
import type { Sides } from './sides.ts'

/** Words that are kept for one market and day. */
const mostWords = 300

/** Which companies a word is found at: in their names, or in their news and patents too. */
export class Words {
  readonly #db: Db
  readonly #sides: Sides
  readonly #day: string
  readonly #at: ReadonlyMap<number, number>
  readonly #held = new Map<string, Promise<Mask>>()

  constructor(db: Db, sides: Sides, day: string) {
    this.#db = db
    this.#sides = sides
    this.#day = day
    this.#at = new Map(sides.companies.map(({ id }, position) => [id, position]))
  }

  /** Companies with any of the words in their names or codes; null without words. */
  called(q: string): Mask | null {
    const words = searchWords(q)
    if (words.length === 0) return null
    return this.#where((text) => words.some((word) => text.includes(word)))
  }

  of(name: WordName, word: string): Promise<Mask> {
    const key = `${name} ${word}`
    const mask = this.#held.get(key) ?? this.#find(name, word)
    this.#held.delete(key)
    this.#held.set(key, mask)
    mask.catch(() => this.#held.delete(key))
    for (const old of [...this.#held.keys()].slice(0, -mostWords)) this.#held.delete(old)
    return mask
  }

  async #find(name: WordName, word: string): Promise<Mask> {
    const folded = foldText(word)
    const mask = this.#where((text) => folded !== '' && text.includes(folded))
    if (name === 'word') for (const id of await this.#mentions(word)) mask.add(this.#at.get(id) ?? -1)
    return mask
  }

  #where(isIn: (text: string) => boolean): Mask {
    const { companies } = this.#sides
    return Mask.where(companies.length, (company) => isIn(companies[company]!.search_text))
  }

  /** Companies whose news or patents hold the word, as written or in its usual width. */
  async #mentions(word: string): Promise<number[]> {
    const forms = [...new Set([word.trim(), word.trim().normalize('NFKC')])].filter((form) => form !== '')
    if (forms.length === 0) return []
    const patterns = forms.map((form) => `%${form.replace(/[\\%_]/g, '\\$&')}%`)
    const { rows } = await sql<{ id: number }>`
      select distinct company_id as id from news
      where published_at < ${this.#day}::date + 1
        and concat_ws(chr(10), title_ja, title_en, body_ja, body_en) ilike any (${patterns})
      union
      select company_id from patent_applicant join patent using (application_number)
      where company_id is not null and coalesce(published_on, filed_on) <= ${this.#day}
        and concat_ws(chr(10), title, abstract) ilike any (${patterns})`.execute(this.#db)
    return rows.map(({ id }) => id)
  }
}
