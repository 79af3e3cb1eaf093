import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { type ReadYear, readKinds, readScopes, type TargetFields } from '#methodology/targets/sentences/target.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { decideTargets, type TargetDecision, type TargetVerdict } from '#server/imports/store/reviews/decide-targets.ts'
import { isJapanese } from '../messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import { targetWords as words } from './read-target-words.ts'

interface Listed {
  readonly id: number
  readonly security_code: string | null
  readonly name_ja: string
  readonly name_en: string | null
  readonly filed_on: string
  readonly fields: TargetFields
  readonly corrected: TargetFields | null
  readonly confidence: number
  readonly sentence: string
  readonly verdict: TargetVerdict | null
}

const maxRows = 100

/** Targets read from sentences that wait for a person, or all of them; of one company where its code is given. */
export async function listWaitingTargets(
  db: Db,
  { all = false, allRows = false, company = null }: { all?: boolean; allRows?: boolean; company?: string | null },
): Promise<number> {
  const { rows } = await sql<Listed>`
    select read_target.id, security_code, name_ja, name_en, to_char(filed_on, 'YYYY-MM-DD') as filed_on, read_target.fields,
      decided.fields as corrected, confidence, sentence, verdict
    from read_target
    join document on document.id = document_id join company on company.id = company_id
    left join lateral (
      select verdict, fields from read_target_decision where read_target_id = read_target.id order by id desc limit 1
    ) decided on true
    where read_target.reader = (
        select max(reader) from read_text block
        where block.document_id = read_target.document_id and block.element = read_target.element)
      and (${all} or (not is_accepted and coalesce(verdict, 'undone') = 'undone'))
      and (${company}::text is null or ${company} in (security_code, left(security_code, 4), edinet_code))
    order by read_target.id`.execute(db)
  if (rows.length === 0) return say(words.none)
  const some = allRows ? rows : rows.slice(0, maxRows)
  printColumns([
    words.heads,
    ...some.map((row) => [
      String(row.id),
      `${tickerOf(row.security_code) ?? '—'} ${(isJapanese ? row.name_ja : (row.name_en ?? row.name_ja)).slice(0, 20)}`,
      row.filed_on,
      inWords(row.corrected ?? row.fields) + (row.verdict ? ` · ${words.verdicts[row.verdict]}` : ''),
      row.confidence.toFixed(2),
      row.sentence.slice(0, 120),
    ]),
  ])
  if (some.length < rows.length) say(words.total(String(rows.length), String(some.length)))
  return say(words.how)
}

function inWords({ kind, amount, scope, base, target }: TargetFields): string {
  const unit = amount?.unit === 'percent' ? '%' : amount?.unit === 't' ? ' t' : ''
  const much =
    amount && `${amount.direction === 'cut' ? '−' : ''}${amount.value}${amount.most ? `–${amount.most}` : ''}${unit}`
  const years = `${base ? yearText(base) : '?'}→${target ? yearText(target) : '?'}`
  return [words.kinds[kind], much, scope, years].filter(Boolean).join(' ')
}

const yearText = ({ year, isFiscal }: ReadYear) => `${isFiscal ? 'FY' : ''}${year}`

export interface CorrectionOptions {
  readonly kind?: string
  readonly amount?: string
  readonly scope?: string
  readonly baseYear?: string
  readonly targetYear?: string
}

/** Decide targets by their numbers. */
export async function decideReadTargets(
  db: Db,
  named: readonly string[],
  { verdict, ...options }: CorrectionOptions & { readonly verdict: TargetVerdict },
): Promise<number> {
  const bad = named.find((text) => !isNumber(text))
  if (bad !== undefined) return complain(words.badNumber(bad))
  const correction = correctionOf(options)
  if (typeof correction === 'string') return complain(correction)
  if (Object.keys(correction).length > 0 && named.length > 1) return complain(words.one)
  const decision = { verdict, correction, by: userInfo().username, now: new Date() }
  const outcomes = await decideTargets(db, named.map(Number), decision)
  for (const [id, outcome] of outcomes) (outcome === 'done' ? say : complain)(words.outcomes[outcome](String(id)))
  return [...outcomes.values()].every((outcome) => outcome === 'done') ? 0 : 1
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** What the options correct, or why they cannot. */
function correctionOf({
  kind,
  amount,
  scope,
  baseYear,
  targetYear,
}: CorrectionOptions): NonNullable<TargetDecision['correction']> | string {
  const ownKind = readKinds.find((one) => one === kind)
  const ownScope = readScopes.find((one) => one === scope)
  const [base, target] = [baseYear, targetYear].map((text) => (text === undefined ? undefined : yearIn(text)))
  const much = amount === undefined ? undefined : amountIn(amount)
  if (kind !== undefined && !ownKind) return words.badField('kind', kind, readKinds.join(', '))
  if (scope !== undefined && !ownScope) return words.badField('scope', scope, readScopes.join(', '))
  if (base === null) return words.badField('base-year', baseYear!, 'FY2013, 2013')
  if (target === null) return words.badField('target-year', targetYear!, 'FY2030, 2030')
  if (much === null) return words.badField('amount', amount!, '46%, =30%, 5000t, =5000t')
  return {
    ...(ownKind && { kind: ownKind }),
    ...(ownScope && { scope: ownScope }),
    ...(base && { base }),
    ...(target && { target }),
    ...(much && { amount: much }),
  }
}

function yearIn(text: string): ReadYear | null {
  const [, fiscal, year] = /^(FY)?((?:19|20|21)\d{2})$/i.exec(text) ?? []
  return year ? { year: Number(year), isFiscal: fiscal !== undefined } : null
}

/** `46%` is a cut, `=30%` a level to be reached; the same of tonnes. */
function amountIn(text: string): TargetFields['amount'] {
  const [, level, value, unit] = /^(=?)(\d{1,12}(?:\.\d{1,4})?)(%|t)$/.exec(text) ?? []
  if (value === undefined || (unit === '%' && Number(value) > 100)) return null
  return {
    direction: level ? 'reach' : 'cut',
    unit: unit === '%' ? 'percent' : 't',
    value: Number(value),
    most: null,
    isYearly: false,
  }
}

/** What was read and what was decided since, oldest first. */
export async function printTargetHistory(db: Db, text: string): Promise<number> {
  if (!isNumber(text)) return complain(words.badNumber(text))
  const row = await db
    .selectFrom('read_target')
    .innerJoin('import', 'import.id', 'import_id')
    .selectAll('read_target')
    .select(['imported_at', 'imported_by'])
    .where('read_target.id', '=', Number(text))
    .executeTakeFirst()
  if (!row) return complain(words.noHistory(text))
  const decisions = await db
    .selectFrom('read_target_decision')
    .selectAll()
    .where('read_target_id', '=', row.id)
    .orderBy('id')
    .execute()
  say(row.sentence)
  say(`${row.element} · ${row.confidence.toFixed(2)} · ${row.seen.join(', ')}`)
  say(`${tokyoDay(row.imported_at)} ${row.imported_by} ${words.read}: ${inWords(row.fields)}`)
  for (const { decided_at, decided_by, verdict, fields } of decisions)
    say(`${tokyoDay(decided_at)} ${decided_by} ${words.verdicts[verdict]}${fields ? `: ${inWords(fields)}` : ''}`)
  return 0
}
