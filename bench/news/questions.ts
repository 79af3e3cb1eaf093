import { lastDay, nameOfRank } from './articles.ts'

/** A search as the API takes it, and what kind of search it is. */
export interface Question {
  readonly kind: string
  readonly query: Readonly<Record<string, string | number>>
}

const all = { range: 'all' } as const
const names = (rank: number) => nameOfRank(rank)

/** What people ask of news: words that nearly all articles hold and words that hardly any does, labels, companies, orders, pages. */
export function questionsFor(companies: readonly number[]): Question[] {
  const at = (position: number) => companies[position % companies.length]!
  return [
    ...['排出', '工場', '社長', '個人', '不正'].map((q) => ({ kind: 'two letters', query: { q } })),
    ...['排出', '工場', '不正'].map((q) => ({ kind: 'two letters, all years', query: { q, ...all } })),
    ...['検査不正', '再生可能エネルギー', '個人情報 漏えい'].map((q) => ({ kind: 'longer words', query: { q } })),
    ...['"supply chain"', '"personal data"', 'recall', 'wage increase'].map((q) => ({ kind: 'English', query: { q } })),
    ...['recall -lawsuit', '工場 -火災'].map((q) => ({ kind: 'exclusion', query: { q, ...all } })),
    ...[9, 99, 999, 9999].map((rank) => ({ kind: `name of rank ${rank + 1}`, query: { q: names(rank)[0], ...all } })),
    ...[50_000, 123_456].map((rank) => ({ kind: 'a word that no article has', query: { q: names(rank)[1], ...all } })),
    ...[0, 77, 1234].map((position) => ({ kind: 'one company', query: { companies: at(position), ...all } })),
    { kind: 'one company', query: { companies: at(500), q: '排出', ...all } },
    { kind: 'an industry', query: { industry: 'tse33-3200' } },
    { kind: 'an industry', query: { industry: 'tse33-5250', q: '漏えい', ...all } },
    { kind: 'labels', query: { category: 'water' } },
    { kind: 'labels', query: { level: 3, ...all } },
    { kind: 'labels', query: { kind: 'disclosure', tone: 'bad', language: 'ja' } },
    { kind: 'nothing but a period', query: { range: '30d' } },
    { kind: 'nothing but a period', query: { ...all } },
    { kind: 'a past day', query: { q: '排出', asOf: '2020-06-30' } },
    { kind: 'gravest first', query: { q: '不正', sort: 'weight' } },
    { kind: 'gravest first', query: { level: 1, sort: 'weight', range: '90d' } },
    { kind: 'best fit first', query: { q: '排出 削減', sort: 'relevance' } },
    { kind: 'second page', query: { q: '工場', offset: 50 } },
  ]
}

/** The day that the questions are asked on: the market stands still there. */
export const askedOn = new Date(`${lastDay}T03:00:00Z`)
