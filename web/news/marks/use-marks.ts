import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getNewsPrecision,
  listNewsMarks,
  type MarkLabel,
  markNews,
  type NewsMark,
  unmarkNews,
} from '#contract/news/marks.ts'
import type { NewsArticle, NewsEvent } from '#contract/news/news.ts'
import { toneBandOf } from '#methodology/news/tone-band.ts'
import { call } from '../../app/call.ts'
import { keyOf, requestOf } from '../../app/query.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { markMessages } from './mark-messages.ts'

/** What one said of the labels of an event's articles. */
export function useMarks({ articles }: NewsEvent): readonly NewsMark[] {
  const ids = articles.map(({ id }) => id).join('-')
  return (
    useQuery({ ...requestOf(listNewsMarks, { query: { articles: ids, limit: 800 } }), staleTime: 0 }).data?.marks ?? []
  )
}

/** The label of an article as it is shown. */
export function readOf({ tone, category, level }: NewsArticle, label: MarkLabel): string | null {
  if (label === 'relevant') return 'yes'
  if (label === 'tone') return toneBandOf(tone)
  return label === 'category' ? category : level === null ? null : String(level)
}

/** What is to be said of a label; undefined takes back what was said. */
export interface Saying {
  readonly label: MarkLabel
  readonly read: string | null
  readonly value: string | null | undefined
}

/** Says something of an article's labels, and notes it with a way back. */
export function useMarking(articleId: number): (sayings: readonly Saying[]) => Promise<void> {
  const queries = useQueryClient()
  return async (sayings) => {
    const m = markMessages()
    try {
      const before = await sayAll(queries, articleId, sayings)
      notify({
        text: sayings.some(({ value }) => value !== undefined) ? m.wasMarked : m.wasUnmarked,
        act: {
          label: m.undo,
          run: () =>
            void sayAll(queries, articleId, before).then(
              () => notify({ text: m.undone }),
              (error) => notify({ text: failureText(error), tone: 'error' }),
            ),
        },
      })
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    }
  }
}

/** Answers what brings back what was said before. */
async function sayAll(queries: QueryClient, articleId: number, sayings: readonly Saying[]): Promise<Saying[]> {
  const query = { articles: String(articleId) }
  const { marks } = await call(listNewsMarks, { query })
  const before = sayings.map(({ label, read }): Saying => {
    const mark = marks.find((one) => one.label === label)
    return { label, read: mark?.read ?? read, value: mark ? mark.value : undefined }
  })
  try {
    for (const { label, read, value } of sayings) {
      const params = { articleId, label }
      if (value === undefined) await call(unmarkNews, { params })
      else await call(markNews, { params, body: { read, value } })
    }
  } finally {
    for (const endpoint of [listNewsMarks, getNewsPrecision])
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
  return before
}
