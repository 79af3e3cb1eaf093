import { sql } from 'kysely'
import { fewestJudged, type MarkLabel, markLabels } from '#contract/news/marks.ts'
import { readingVersion } from '#methodology/news/reading.ts'
import type { Db } from '#server/db/database.ts'
import { standing } from './standing.ts'

interface Count {
  readonly reader: number
  readonly label: MarkLabel
  readonly by: 'source' | 'text' | null
  /** Null for all together, `none` for articles without one. */
  readonly category: string | null
  readonly judged: number
  readonly right: number
  readonly unread: number
  readonly people: number
}

/** What people say of labels, by version of the rules, label and whose it is: now, or as it stood at the end of a past day. */
export async function readPrecision(db: Db, accountId: number, past: string | null) {
  const stands = standing(past)
  const [{ rows }, { rows: own }] = await Promise.all([
    sql<Count>`
      select reader, label, read_by as by,
        case when grouping(coalesce(category, 'none')) = 0 then coalesce(category, 'none') end as category,
        (count(*) filter (where read is not null))::int as judged,
        (count(*) filter (where read is not null and value = read))::int as right,
        (count(*) filter (where read is null and value is not null))::int as unread,
        count(distinct account_id)::int as people
      from news_mark where ${stands}
      group by grouping sets ((reader, label, read_by), (reader, label, read_by, coalesce(category, 'none')))
      order by reader desc, by desc nulls last, judged desc, category`.execute(db),
    sql<{ n: number }>`
      select count(*)::int as n from news_mark where account_id = ${accountId} and ${stands}`.execute(db),
  ])
  const labels = rows
    .filter(({ category }) => category === null)
    .toSorted((a, b) => b.reader - a.reader || markLabels.indexOf(a.label) - markLabels.indexOf(b.label))
    .map((all) => ({
      ...toShare(all),
      reader: all.reader,
      label: all.label,
      by: all.by,
      people: all.people,
      categories: rows
        .filter((one) => one.category !== null && isSame(one, all))
        .map((one) => ({ ...toShare(one), category: one.category! })),
    }))
  return { reader: readingVersion, own: own[0]!.n, labels }
}

const isSame = (a: Count, b: Count) => a.reader === b.reader && a.label === b.label && a.by === b.by

const toShare = ({ judged, right, unread }: Count) => ({
  judged,
  right,
  unread,
  share: judged < fewestJudged ? null : right / judged,
})
