import { sql } from 'kysely'
import { type countNewsFacets, type NewsFacet, newsFacets } from '#contract/news/facets.ts'
import { maxNewsListed } from '#contract/news/news.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { foldText } from '#methodology/news/fold.ts'
import { toneEdge } from '#methodology/news/tone-band.ts'
import type { Db } from '#server/db/database.ts'
import { newsOn, readingsOn } from '#server/imports/store/news/readings-on.ts'
import { listMatches } from './matches.ts'
import type { Scope } from './scope.ts'

const maxPublishers = 20

/** Articles that are alike in everything that is counted. */
interface Row {
  readonly articles: number
  readonly category: string | null
  readonly level: number | null
  readonly band: string
  readonly kind: string
  readonly publisher: string
  readonly is_ja: boolean
  readonly is_en: boolean
}

/** Values of some articles; of a level also those below it, as a search for a level takes the graver ones too. */
const valuesOf: Readonly<Record<NewsFacet, (row: Row) => readonly string[]>> = {
  category: ({ category }) => [category ?? 'none'],
  level: ({ level }) => [1, 2, 3, 4].filter((one) => one <= (level ?? 0)).map(String),
  tone: ({ band }) => [band],
  kind: ({ kind }) => [kind],
  language: (row) => [...(row.is_ja ? ['ja'] : []), ...(row.is_en ? ['en'] : [])],
  publisher: ({ publisher }) => [publisher],
}

/** How many articles each value would leave. What is chosen of a property is left out while its values are counted, so that one sees what another choice would give. */
export async function countFacets(db: Db, scope: Scope): Promise<Output<typeof countNewsFacets>> {
  const chosen = newsFacets.filter((facet) => scope.filter[facet] !== undefined)
  const free = newsFacets.filter((facet) => !chosen.includes(facet))
  const parts = await Promise.all([
    countIn(db, scope, free),
    ...chosen.map((facet) => countIn(db, { ...scope, filter: { ...scope.filter, [facet]: undefined } }, [facet])),
  ])
  const counts = new Map(parts.flatMap(({ counts }) => [...counts]))
  const listOf = (facet: NewsFacet) =>
    [...counts.get(facet)!].map(([value, articles]) => ({ value, articles })).sort((a, b) => b.articles - a.articles)
  const publishers = listOf('publisher')
  const own = scope.filter.publisher === undefined ? null : foldText(scope.filter.publisher)
  return {
    isWhole: parts.every(({ isWhole }) => isWhole),
    facets: {
      ...{ category: listOf('category'), level: listOf('level'), tone: listOf('tone') },
      ...{ kind: listOf('kind'), language: listOf('language') },
      publisher: publishers.filter(({ value }, at) => at < maxPublishers || foldText(value) === own),
    },
  }
}

async function countIn(db: Db, scope: Scope, facets: readonly NewsFacet[]) {
  const { count, newest } = await listMatches(db, scope, maxNewsListed)
  const ids = newest.map(({ id }) => id)
  const { rows } = await sql<Row>`
    select count(*)::int as articles, reading.category, level, kind, publisher,
      title_ja is not null as is_ja, title_en is not null as is_en,
      case when tone is null then 'none' when tone >= ${toneEdge}::real then 'good'
        when tone <= -${toneEdge}::real then 'bad' else 'even' end as band
    from ${readingsOn(scope.period.past)} as reading join ${newsOn(scope.period.past)} as news on news.id = reading.news_id
    where reading.news_id = any (${ids}::int[])
    group by 2, 3, 4, 5, 6, 7, 8`.execute(db)
  const counts = new Map(facets.map((facet) => [facet, new Map<string, number>()]))
  for (const row of rows)
    for (const [facet, values] of counts)
      for (const value of valuesOf[facet](row)) values.set(value, (values.get(value) ?? 0) + row.articles)
  return { isWhole: count === newest.length, counts }
}
