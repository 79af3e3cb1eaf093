import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { decideReadFigures, type ReadFigureVerdict } from '#server/imports/store/read-figures/decide.ts'
import { readByNewerRules } from '#server/imports/store/read-figures/read-newer.ts'
import { isJapanese } from '../messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import { figureWords as words } from './read-figure-words.ts'

interface Listed {
  readonly id: number
  readonly security_code: string | null
  readonly name_ja: string
  readonly name_en: string | null
  readonly filed_on: string
  readonly code: string
  readonly fiscal_year: number
  readonly boundary: string
  readonly value: number
  readonly corrected: number | null
  readonly reader: string
  readonly text: string
  readonly verdict: 'accepted' | 'refused' | null
}

export interface ListOptions {
  readonly all?: boolean
  readonly allRows?: boolean
  readonly company?: string
  readonly indicator?: string
  readonly csv?: boolean
}

const maxRows = 100

/** Figures read from text that wait for a person, or all of them. */
export async function listReadFigures(
  db: Db,
  { all = false, allRows = false, company, indicator, csv = false }: ListOptions,
): Promise<number> {
  const { rows } = await sql<Listed>`
    select read_figure.id, security_code, name_ja, name_en, to_char(filed_on, 'YYYY-MM-DD') as filed_on, code,
      read_figure.fiscal_year, boundary, read_figure.value, decided.value as corrected, reader, passages #>> '{0,text}' as text,
      nullif(verdict, 'undone') as verdict
    from read_figure
      join document on document.id = document_id
      join company on company.id = read_figure.company_id
      join indicator on indicator.id = indicator_id
      left join lateral (
        select verdict, value from read_figure_decision where read_figure_id = read_figure.id order by id desc limit 1
      ) decided on true
    where revision = reading_revision
      and (${all} or (not is_unasked and coalesce(verdict, 'undone') = 'undone'))
      and (${company ?? null}::text is null or ${company ?? null} in (security_code, left(security_code, 4), edinet_code))
      and (${indicator ?? null}::text is null or code = ${indicator ?? null})
    order by code, read_figure.id`.execute(db)
  if (csv) return writeCsv(rows)
  if (rows.length === 0) return say(words.none)
  const some = allRows ? rows : rows.slice(0, maxRows)
  printColumns([
    words.heads,
    ...some.map((row) => [
      String(row.id),
      `${tickerOf(row.security_code) ?? '—'} ${(isJapanese ? row.name_ja : (row.name_en ?? row.name_ja)).slice(0, 20)}`,
      ...[row.filed_on, row.code, String(row.fiscal_year), row.boundary],
      String(row.corrected ?? row.value) + (row.verdict ? ` · ${words.verdicts[row.verdict]}` : ''),
      row.reader,
      row.text.slice(0, 80),
    ]),
  ])
  if (some.length < rows.length) say(words.total(String(rows.length), String(some.length)))
  return say(words.how)
}

/** The list as labels for measuring the rules: what was read, and what a person decided. */
function writeCsv(rows: readonly Listed[]): number {
  const cell = (value: string | number | null) => `"${String(value ?? '').replaceAll('"', '""')}"`
  const heads = [
    'id',
    'ticker',
    'filed_on',
    'indicator',
    'fiscal_year',
    'boundary',
    'value',
    'reader',
    'verdict',
    'right',
    'text',
  ]
  say(heads.join(','))
  for (const row of rows) {
    const right = row.verdict === 'accepted' ? (row.corrected ?? row.value) : null
    const own = [row.id, tickerOf(row.security_code), row.filed_on, row.code, row.fiscal_year, row.boundary, row.value]
    say([...own, row.reader, row.verdict, right, row.text].map(cell).join(','))
  }
  return 0
}

export interface DecideOptions {
  readonly verdict: ReadFigureVerdict
  readonly value?: string | undefined
}

/** Decide figures by their numbers. */
export async function decideFigures(
  db: Db,
  named: readonly string[],
  { verdict, value: text }: DecideOptions,
): Promise<number> {
  const bad = named.find((id) => !/^[1-9]\d{0,8}$/.test(id))
  if (bad !== undefined) return complain(words.badNumber(bad))
  const value = text === undefined ? undefined : Number(text)
  if (value !== undefined && (text!.trim() === '' || !Number.isFinite(value))) return complain(words.badValue(text!))
  if (value !== undefined && named.length > 1) return complain(words.one)
  const decision = { verdict, ...(value !== undefined && { value }), by: userInfo().username, now: new Date() }
  const outcomes = await decideReadFigures(db, named.map(Number), decision)
  for (const [id, outcome] of outcomes) (outcome === 'done' ? say : complain)(words.outcomes[outcome](String(id)))
  return [...outcomes.values()].every((outcome) => outcome === 'done') ? 0 : 1
}

/** Read the stored filings that former rules, or none, have read. */
export async function readFilingsAgain(db: Db): Promise<number> {
  const summaries = await readByNewerRules(db, {
    by: userInfo().username,
    now: new Date(),
    onFiling: ({ at, of, fileName }) => {
      if (at % 100 === 1) say(words.reading(String(at), String(of), fileName))
    },
  })
  if (summaries.length === 0) return say(words.readNone)
  const sum = (count: (summary: (typeof summaries)[number]) => number) =>
    String(summaries.reduce((total, summary) => total + count(summary), 0))
  return say(
    words.readAgain(
      String(summaries.length),
      sum(({ readFigures }) => readFigures),
      sum(({ waitingFigures }) => waitingFigures),
    ),
  )
}
