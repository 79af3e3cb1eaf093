import { userInfo } from 'node:os'
import { type SqlBool, sql } from 'kysely'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { isInDomain } from '#server/imports/cells.ts'
import { type Decision, decideReview, judgeAgain } from '#server/imports/store/reviews/decide.ts'
import { isJapanese } from '../messages.ts'
import { words } from '../operating-messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'

/** Figures that look like errors of the filer, open ones or all. */
export async function listReviews(db: Db, { all = false }: { all?: boolean }): Promise<number> {
  const rows = await db
    .selectFrom('review')
    .innerJoin('company', 'company.id', 'company_id')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .selectAll('review')
    .select(['security_code', 'name_ja', 'name_en', 'code'])
    .$if(!all, (query) => query.where('decision', 'is', null).where(sql<SqlBool>`upper_inf(doubted)`))
    .orderBy('review.id')
    .execute()
  if (rows.length === 0) return say(words.review.none)

  const catalogue = new Map(readCatalogue().map((row) => [row.code, row]))
  const { heads } = words.review
  printColumns([
    [heads.id, heads.company, heads.indicator, heads.year, heads.filed, heads.proposed, heads.reference, heads.reason],
    ...rows.map((row) => {
      const indicator = catalogue.get(row.code)
      const name = isJapanese ? row.name_ja : (row.name_en ?? row.name_ja)
      const title = isJapanese ? indicator?.nameJa : indicator?.nameEn
      const unit = indicator?.unit ?? ''
      return [
        String(row.id),
        `${tickerOf(row.security_code) ?? '—'} ${name.slice(0, 24)}`,
        `${row.code} ${(title ?? '').slice(0, 28)}`,
        String(row.fiscal_year),
        `${plain(row.filed)} ${unit}`,
        row.proposed === null ? '—' : plain(row.proposed),
        plain(row.reference),
        words.review.reasons[row.reason] + (row.decision ? ` · ${words.review.decisions[row.decision]}` : ''),
      ]
    }),
  ])
  return say(words.review.how)
}

/** Judge every figure again, and list what is open then. */
export async function renewReviews(db: Db): Promise<number> {
  await judgeAgain(db, new Date())
  return listReviews(db, {})
}

const plain = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 })

/** Decide cases: as proposed, as filed, or with a value of one's own. */
export async function acceptReviews(
  db: Db,
  ids: readonly string[],
  { asFiled = false, value }: { asFiled?: boolean; value?: string },
): Promise<number> {
  const own = value === undefined ? undefined : Number(value)
  if (own !== undefined && (!isInDomain(own) || ids.length !== 1)) return complain(words.review.oneValue)
  const as: Decision['as'] = own !== undefined ? { value: own } : asFiled ? 'filed' : 'proposed'
  let failures = 0
  for (const id of ids) {
    const outcome = isId(id)
      ? await decideReview(db, Number(id), { as, by: userInfo().username, now: new Date() })
      : 'unknown'
    if (outcome !== 'done') failures++
    const line = words.review.outcomes[outcome](id)
    ;(outcome === 'done' ? process.stdout : process.stderr).write(`${line}\n`)
  }
  return failures === 0 ? 0 : 1
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)
