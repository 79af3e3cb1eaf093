import { userInfo } from 'node:os'
import { type SqlBool, sql } from 'kysely'
import { type DoubtReason, doubtReasons } from '#methodology/doubts/suspicion.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { isInDomain } from '#server/imports/cells.ts'
import { decideReviews, judgeAgain, type Verdict } from '#server/imports/store/reviews/decide.ts'
import { isJapanese } from '../messages.ts'
import { words } from '../operating-messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'

/** Which cases are meant: all that fit every part that is given. */
export interface CaseOptions {
  readonly reason?: string
  /** Number of an import, or the name of its file. */
  readonly file?: string
  /** Securities or EDINET code. */
  readonly company?: string
  readonly indicator?: string
}

/** Rows of the list that are shown unless all are asked for. */
const maxRows = 200

/** Figures that look like errors of the filer, open ones or all. */
export async function listReviews(
  db: Db,
  { all = false, allRows = false, ...cases }: CaseOptions & { all?: boolean; allRows?: boolean },
): Promise<number> {
  const refusal = refusalOf(cases)
  if (refusal) return complain(refusal)
  const matches = await findCases(db, cases, { all })
  if (matches.length === 0) return say(words.review.none)
  const rows = allRows ? matches : matches.slice(0, maxRows)
  const catalogue = new Map(readCatalogue().map((row) => [row.code, row]))
  const { heads } = words.review
  printColumns([
    [heads.id, heads.company, heads.indicator, heads.year, heads.filed, heads.proposed, heads.reference, heads.reason],
    ...rows.map((row) => {
      const indicator = catalogue.get(row.code)
      const name = isJapanese ? row.name_ja : (row.name_en ?? row.name_ja)
      const title = isJapanese ? indicator?.nameJa : indicator?.nameEn
      const unit = indicator?.unit ?? ''
      const against = row.against.length > 0 ? ` (${row.against.join(', ')})` : ''
      return [
        String(row.id),
        `${tickerOf(row.security_code) ?? '—'} ${name.slice(0, 24)}`,
        `${row.code} ${(title ?? '').slice(0, 28)}`,
        String(row.fiscal_year),
        `${plain(row.filed)} ${unit}`,
        row.proposed === null ? '—' : plain(row.proposed),
        (row.reference === null ? '—' : plain(row.reference)) + (row.reference_year ? ` (${row.reference_year})` : ''),
        // Its code is what `--reason` takes.
        `${row.reason}: ${words.review.reasons[row.reason]}` +
          against +
          (row.decision ? ` · ${words.review.decisions[row.decision]}` : ''),
      ]
    }),
  ])
  if (rows.length < matches.length) say(words.review.total(count(matches.length), count(rows.length)))
  return say(words.review.how)
}

const count = (value: number) => value.toLocaleString('en')

/** Why cases cannot be named so; null when they can. */
const refusalOf = ({ reason }: CaseOptions): string | null =>
  reason === undefined || (doubtReasons as readonly string[]).includes(reason)
    ? null
    : words.review.badReason(reason, doubtReasons.join(', '))

async function findCases(db: Db, { reason, file, company, indicator }: CaseOptions, { all = false } = {}) {
  return db
    .selectFrom('review')
    .innerJoin('company', 'company.id', 'company_id')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .innerJoin('import', 'import.id', 'review.import_id')
    .selectAll('review')
    .select(['security_code', 'name_ja', 'name_en', 'code'])
    .$if(!all, (query) => query.where('decision', 'is', null).where(sql<SqlBool>`upper_inf(doubted)`))
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason as DoubtReason))
    .$if(indicator !== undefined, (query) => query.where('code', '=', indicator!))
    .$if(file !== undefined, (query) =>
      query.where((where) =>
        where.or([where('file_name', '=', file!), where('import.id', '=', isId(file!) ? Number(file) : 0)]),
      ),
    )
    .$if(company !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('security_code', 'in', [company!, company!.padEnd(5, '0')]),
          where('edinet_code', '=', company!),
        ]),
      ),
    )
    .orderBy('review.id')
    .execute()
}

/** Judge every figure again, and list what is open then. */
export async function renewReviews(db: Db): Promise<number> {
  await judgeAgain(db, new Date())
  return listReviews(db, {})
}

const plain = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 })

export interface AcceptOptions extends CaseOptions {
  readonly asFiled?: boolean
  readonly value?: string
  readonly exclude?: boolean
  readonly currency?: string
  readonly rate?: string
}

/** Decide cases, named by numbers and ranges or by what they have in common. */
export async function acceptReviews(db: Db, named: readonly string[], options: AcceptOptions): Promise<number> {
  const verdict = verdictOf(named, options)
  if (typeof verdict === 'object' && 'refusal' in verdict) return complain(verdict.refusal)
  const refusal = refusalOf(options)
  if (refusal) return complain(refusal)
  const ids: number[] = []
  for (const text of named) {
    const range = rangeOf(text)
    if (!range) return complain(words.review.badRange(text))
    ids.push(...range)
  }
  const isByKind = [options.reason, options.file, options.company, options.indicator].some((part) => part !== undefined)
  if (!isByKind && ids.length === 0) return complain(words.review.wantsCases)
  const matches = isByKind ? (await findCases(db, options)).map(({ id }) => id) : ids
  const cases = isByKind && ids.length > 0 ? matches.filter((id) => ids.includes(id)) : matches
  if (cases.length === 0) return complain(words.review.noCases)

  const results = await decideReviews(db, cases, { as: verdict, by: userInfo().username, now: new Date() })
  let failures = 0
  for (const [id, outcome] of results) {
    // A range may run over numbers that nobody has.
    if (outcome === 'unknown' && ids.length > named.length) continue
    if (outcome !== 'done') failures++
    if (outcome !== 'done' || results.size <= 20)
      (outcome === 'done' ? process.stdout : process.stderr).write(`${words.review.outcomes[outcome](String(id))}\n`)
  }
  const done = [...results.values()].filter((outcome) => outcome === 'done').length
  if (done > 20) say(words.review.decided(count(done)))
  return failures === 0 ? 0 : 1
}

function verdictOf(named: readonly string[], options: AcceptOptions): Verdict | { readonly refusal: string } {
  const { asFiled = false, value, exclude = false, currency, rate } = options
  const given = [asFiled, value !== undefined, exclude, currency !== undefined || rate !== undefined]
  if (given.filter(Boolean).length > 1) return { refusal: words.review.oneVerdict }
  if (asFiled) return 'filed'
  if (exclude) return 'excluded'
  if (value !== undefined) {
    const own = Number(value)
    const isOne = named.length === 1 && isId(named[0]!)
    return value.trim() !== '' && isInDomain(own) && isOne ? { value: own } : { refusal: words.review.oneValue }
  }
  if (currency === undefined && rate === undefined) return 'proposed'
  const yen = Number(rate)
  const isRate = yen > 0 && isInDomain(yen) && /^[A-Z]{3}$/.test(currency ?? '') && currency !== 'JPY'
  return isRate ? { currency: currency!, rate: yen } : { refusal: words.review.badRate }
}

/** Cases that a range may name at once. */
const widest = 100_000

/** `12` and `12-80` as numbers; null when it is neither. */
function rangeOf(text: string): number[] | null {
  const [, from = '', to = from] = /^(\d+)(?:[-–](\d+))?$/.exec(text) ?? []
  if (!isId(from) || !isId(to) || Number(to) < Number(from) || Number(to) - Number(from) > widest) return null
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at)
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)
