import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { addNews } from '../news/save-news.ts'

interface Happening {
  readonly company: number
  readonly number: string
  readonly title: string
  /** `YYYY-MM-DD HH:mm`, Tokyo. */
  readonly at: string
  readonly periodEnd: string | null
  readonly kind: 'corrected' | 'withdrawn' | 'hidden' | 'shown'
}

const titles = {
  corrected: { ja: (title: string) => title, en: 'Corrected annual report filed' },
  withdrawn: { ja: (title: string) => `取下げ：${title}`, en: 'Annual report withdrawn' },
  hidden: { ja: (title: string) => `不開示：${title}`, en: 'Annual report hidden from public view' },
  shown: { ja: (title: string) => `再開示：${title}`, en: 'Annual report open to the public again' },
} as const

/** News of what an import brings besides new reports: those that correct others, and those that were withdrawn, hidden or shown again. */
export async function saveFilingNews(
  db: Db,
  { importId, now }: { readonly importId: number; readonly now: Date },
): Promise<void> {
  const happenings = await listHappenings(db, importId)
  if (happenings.length === 0) return
  const placed = happenings.map(({ company, number, title, at, periodEnd, kind }) => ({
    company_id: company,
    record: {
      ...{
        line: 0,
        sourceKey: `edinet:${number}:${kind}${kind === 'withdrawn' ? '' : `:${at.slice(0, 10)}`} ${company}`,
        publishedAt: at,
        publisher: 'EDINET',
      },
      titleJa: titles[kind].ja(title),
      titleEn:
        periodEnd === null ? titles[kind].en : `${titles[kind].en} (fiscal year to ${periodEnd.replaceAll('-', '/')})`,
      ...{ bodyJa: null, bodyEn: null, kind: 'disclosure' as const, category: null, sentiment: null, severity: null },
      url: `https://disclosure2.edinet-fsa.go.jp/WZEK0040.aspx?${number},,`,
      ...{ story: null, isCorrection: true },
    },
  }))
  await addNews(db, placed, { importId, now })
}

/**
 * Of what is withdrawn or hidden the days on which it does not count tell, as a later list tells of the same once more. What only goes with
 * another document is no news of its own.
 */
async function listHappenings(db: Db, importId: number): Promise<Happening[]> {
  const { rows } = await sql<Happening>`
    select company_id as company, number, title, to_char(coalesce(submitted_at, filed_on), 'YYYY-MM-DD HH24:MI') as at, period_end as "periodEnd",
      'corrected' as kind
    from document where import_id = ${importId} and is_amendment and company_id is not null and number is not null
    union all
    select * from (
      select company_id, number, title, to_char(day, 'YYYY-MM-DD HH24:MI'), period_end,
        case when not is_end then (select max(state) from document_state where document_state.number = document.number
          and state in ('withdrawn', 'hidden')) else 'shown' end as kind
      from document, unnest(void_days) void, lateral (values (lower(void), false), (upper(void), true)) change (day, is_end)
      where company_id is not null and isfinite(day) and exists (
        select from document_state where document_state.number = document.number
          and ${importId} in (document_state.import_id, document.import_id))
    ) changed where kind is not null`.execute(db)
  return rows
}
