import { readNewsWords, textOfWords } from '#contract/news/words.ts'
import { FromSources } from '../app/market/FromSources.tsx'
import { formatDay } from '../format.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { NoMatch } from '../ui/states/NoMatch.tsx'
import type { NewsSearch } from './address.ts'
import { newsFilterMessages } from './filters/filter-messages.ts'
import { newsMessages } from './messages.ts'
import { useConditions, useNewsAddress } from './use-news.ts'

/** Nothing fits: what each word and condition costs. Where nothing was asked, that nothing is held. */
export function Nothing({ companyId }: { readonly companyId?: number }) {
  const m = newsMessages()
  const f = newsFilterMessages()
  const [search, change] = useNewsAddress()
  const conditions = useConditions(true, companyId).data?.conditions ?? []
  const own = conditions.filter(({ name }) => !(name === 'companies' && companyId !== undefined))
  if (own.every(({ articles }) => articles === 0))
    return (
      <Empty title={companyId === undefined ? m.none : m.noneCompany}>
        <p>{m.noneCompanyText}</p>
        <FromSources />
      </Empty>
    )
  const labels: Record<string, string> = {
    ...{ category: f.category, topic: m.level, kind: f.kind, language: f.language, tone: f.tone, level: f.level },
    publisher: search.publisher ?? '',
    companies: f.company,
    range: search.range === 'custom' && search.from ? `${f.period} ${formatDay(search.from)}–` : f.period,
  }
  const without = (name: string, word: string | null): Partial<NewsSearch> => {
    if (word !== null) return { q: withoutWord(search.q ?? '', word) || undefined }
    if (name === 'companies') return { companies: undefined, set: undefined, industry: undefined, theme: undefined }
    return name === 'range' ? { range: 'all', from: undefined, to: undefined } : { [name]: undefined }
  }
  return (
    <NoMatch
      conditions={own.map(({ name, word, articles }) => ({
        label: word === null ? labels[name]! : f.word(word),
        count: articles,
        relax: () => change(without(name, word)),
      }))}
    />
  )
}

/** The words as typed but one. */
function withoutWord(text: string, word: string): string {
  const { all, none } = readNewsWords(text)
  const rest = { all: all.filter((one) => one !== word), none: none.filter((one) => `-${one}` !== word) }
  return textOfWords(rest)
}
