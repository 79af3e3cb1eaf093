import { sql } from 'kysely'
import type { WordCondition, WordName } from '#contract/search/condition.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { foldText, searchWords } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import type { FairQueue } from '#server/http/turns/fair-queue.ts'
import { usualPatience } from '#server/http/turns/patience.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import { BitSet } from './bit-set.ts'

/** Companies by the word that is said of them. */
type Mentions = ReadonlyMap<string, readonly number[]>

/** How a word of a condition is called among those that were looked up. */
export const wordKey = (name: WordName, word: string) => `${name} ${word}`

/** Words that are kept for one market and day. */
const maxWords = 300

/** Milliseconds for which a caller waits for the words to be looked up. */
const { present: patience } = usualPatience

interface WordSource {
  readonly db: Db
  readonly companyFacts: CompanyFacts
  /** Day by which news and patents were known. */
  readonly asOf: string
  /** In which words are looked up, those of all views together. */
  readonly queue: FairQueue
}

/** Which companies a word is found at: in their names, or in their news and patents too. */
export class Words {
  readonly #db: Db
  readonly #queue: FairQueue
  readonly #companyFacts: CompanyFacts
  readonly #asOf: string
  readonly #at: ReadonlyMap<number, number>
  readonly #companiesByWord = new BoundedCache<Promise<BitSet>>({ name: 'search-words', max: maxWords })

  constructor({ db, companyFacts, asOf, queue }: WordSource) {
    this.#db = db
    this.#queue = queue
    this.#companyFacts = companyFacts
    this.#asOf = asOf
    this.#at = new Map(companyFacts.companies.map(({ id }, position) => [id, position]))
  }

  /** Companies with any of the words in their names or codes; null without words. */
  matchNames(q: string): BitSet | null {
    const words = searchWords(q)
    if (words.length === 0) return null
    return this.#where((text) => words.some((word) => text.includes(word)))
  }

  /** Where each word of some conditions is found, by `word 水素`; one look into the database for all that are not known yet. */
  async find(conditions: readonly WordCondition[], caller: Caller): Promise<Map<string, BitSet>> {
    const lookups = conditions.flatMap(({ name, values }) =>
      values.map((word) => ({ key: wordKey(name, word), name, word })),
    )
    const unknown = lookups
      .filter(({ key, name }) => name === 'word' && !this.#companiesByWord.has(key))
      .map(({ word }) => word)
    const mentions = unknown.length > 0 ? this.#inTurn([...new Set(unknown)], caller) : new Map<string, number[]>()
    const companiesByWord = lookups.map(async ({ key, name, word }) => {
      const mask = await this.#companiesByWord.get(key, () => this.#lookUp(name, word, mentions))
      return [key, mask] as const
    })
    return new Map(await Promise.all(companiesByWord))
  }

  async #lookUp(name: WordName, word: string, mentions: Mentions | Promise<Mentions>): Promise<BitSet> {
    const folded = foldText(word)
    const mask = this.#where((text) => folded !== '' && text.includes(folded))
    if (name === 'word') for (const id of (await mentions).get(word) ?? []) mask.add(this.#at.get(id) ?? -1)
    return mask
  }

  #where(isIn: (text: string) => boolean): BitSet {
    const { companies } = this.#companyFacts
    return BitSet.where(companies.length, (company) => isIn(companies[company]!.search_text))
  }

  /** Looking into all texts takes the database a second: one look at a time leaves it free for everybody else. */
  #inTurn(words: readonly string[], caller: Caller): Promise<Mentions> {
    const key = [this.#asOf, ...words].join('\n')
    return this.#queue.run({ key, patience }, caller, () => this.#mentions(words))
  }

  /** Of each word the companies whose news or patents hold it, as written or in its usual width. */
  async #mentions(words: readonly string[]): Promise<Mentions> {
    const forms = words.flatMap((word, at) => {
      const both = new Set([word.trim(), word.trim().normalize('NFKC')])
      return [...both].filter((form) => form !== '').map((form) => ({ form, at }))
    })
    if (forms.length === 0) return new Map()
    // Each text is put into lower case once, whatever the number of words.
    const { rows } = await sql<{ at: number; ids: number[] }>`
      with word as materialized (
        select lower(form) as form, at
        from unnest(${forms.map(({ form }) => form)}::text[], ${forms.map(({ at }) => at)}::integer[]) as given(form, at)
      ), body as (
        select company_id, lower(concat_ws(chr(10), title_ja, title_en, body_ja, body_en)) as text
        from news where published_at < ${this.#asOf}::date + 1
        union all
        select company_id, lower(concat_ws(chr(10), title, abstract))
        from patent_applicant join patent using (application_number)
        where company_id is not null and coalesce(published_on, filed_on) <= ${this.#asOf}
      )
      select at, array_agg(distinct company_id) as ids
      from body cross join lateral (select at from word where strpos(body.text, form) > 0) as held
      where company_id is not null
      group by at`.execute(this.#db)
    return new Map(rows.map(({ at, ids }) => [words[at]!, ids]))
  }
}
