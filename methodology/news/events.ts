import type { EventArticle, EventDecision, EventLink } from './event-link.ts'

/** First version: the source's own key alone. */
export function groupEvents(articles: readonly EventArticle[], decisions: readonly EventDecision[] = []): EventLink[] {
  const decided = new Map(decisions.map(({ id, joinTo }) => [id, joinTo]))
  const events = new Map<string, { event: number; last: number }>()
  return articles
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .map((article): EventLink => {
      const { id, story } = article
      const earlier = story !== null && !decided.has(id) ? events.get(story) : undefined
      if (story !== null && !decided.has(id)) events.set(story, { event: earlier?.event ?? id, last: id })
      if (!earlier) return { id, event: id, joinedTo: null, role: 'first', reason: { kind: 'first' }, novelty: 1 }
      return {
        id,
        event: earlier.event,
        joinedTo: earlier.last,
        role: article.isCorrection ? 'correction' : 'follow-up',
        reason: { kind: 'source' },
        novelty: 0.5,
      }
    })
}
