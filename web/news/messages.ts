import { messages } from '../i18n/messages.ts'

const many = (count: string, one: string, other: string) => `${count} ${count === '1' ? one : other}`

export const newsMessages = messages('news', {
  title: { ja: 'ニュース検索', en: 'News search' },
  regulations: { ja: '規制', en: 'Regulations' },
  plainTitle: { ja: 'ニュース検索（一覧）', en: 'News search (list)' },
  tab: { ja: 'ニュース', en: 'News' },
  alert: { ja: 'この条件でアラートを作成', en: 'Create an alert' },
  alerts: { ja: 'アラート一覧', en: 'Alerts' },
  eventList: { ja: '出来事', en: 'Events' },
  counted: (events: string, articles: string) => ({
    ja: `${events}件の出来事、記事${articles}本`,
    en: `${many(events, 'event', 'events')} in ${many(articles, 'article', 'articles')}`,
  }),
  countedArticles: (articles: string) => ({ ja: `記事${articles}本`, en: many(articles, 'article', 'articles') }),
  more: (count: string) => ({ ja: `${count}超`, en: `more than ${count}` }),
  shownOf: (visibleCount: string, total: string) => ({
    ja: `${total}件中${visibleCount}件を表示`,
    en: `${visibleCount} of ${total} shown`,
  }),
  loadMore: { ja: '続きを表示', en: 'Show more' },
  capped: (count: string) => ({
    ja: `該当する記事が${count}本を超えるため、新しいものから${count}本までを並べています。語を足すか期間を短くしてください。`,
    en: `More than ${count} articles match; the latest ${count} are listed. Add a word or shorten the period.`,
  }),
  sort: { ja: '並び順', en: 'Order' },
  sorts: {
    time: { ja: '新しい順', en: 'Latest' },
    weight: { ja: '重大な順', en: 'Most serious' },
    relevance: { ja: '一致の順', en: 'Best match' },
  },
  sortHints: {
    time: { ja: '該当する最も新しい記事の順', en: 'By the latest matching article' },
    weight: { ja: '重大さ × 広がり × 新しさ', en: 'Severity × reach × novelty' },
    relevance: {
      ja: '見出しに語があるもの、企業を主題とするものから',
      en: 'Headline matches first, then articles most about the company',
    },
  },
  none: { ja: '該当するニュースがありません', en: 'No matching news' },
  noneCompany: { ja: '同社のニュースは収録されていません', en: 'No news on file for this company' },
  noneCompanyText: {
    ja: 'ニュースは自動取得の対象ではなく、RSS、適時開示の表題の一覧、テンプレートのファイルから収録します。収録がないことは、出来事がなかったことを意味しません。',
    en: 'News is not fetched automatically: it comes from RSS files, lists of disclosure titles and the template. No news on file does not mean that nothing happened.',
  },
  reports: (reports: string, publishers: string) => ({
    ja: `${reports}本・${publishers}媒体`,
    en: `${many(reports, 'report', 'reports')}, ${many(publishers, 'publisher', 'publishers')}`,
  }),
  roles: {
    first: { ja: '第一報', en: 'First report' },
    report: { ja: '同じ出来事の報道', en: 'Report' },
    'follow-up': { ja: '続報', en: 'Follow-up' },
    correction: { ja: '訂正', en: 'Correction' },
  },
  level: { ja: '不祥事レベル', en: 'Controversy level' },
  levels: {
    ja: ['限定的またはなし', '限定的またはなし', '影響あり', '大きい', '重大'],
    en: ['Limited or none', 'Limited or none', 'Some impact', 'Large', 'Significant'],
  },
  notJudged: { ja: '未判定', en: 'Not judged' },
  notJudgedHint: {
    ja: '見出しのみで、判定できる語がありません。中立という意味ではありません。',
    en: 'Headline only, with no words to judge by. This does not mean neutral.',
  },
  titleOnly: { ja: '見出しのみ', en: 'Headline only' },
  by: {
    source: { ja: '配信元による', en: 'by the source' },
    text: { ja: '文面から判定', en: 'read from the text' },
  },
  confidence: (share: string) => ({ ja: `確信度${share}`, en: `confidence ${share}` }),
  decides: { ja: '決め手の文', en: 'Key sentences' },
  tone: { ja: '論調', en: 'Tone' },
  tones: {
    good: { ja: '好意的', en: 'Positive' },
    even: { ja: '中立', en: 'Neutral' },
    bad: { ja: '批判的', en: 'Negative' },
    none: { ja: '未判定', en: 'Not judged' },
  },
  noCategory: { ja: 'カテゴリーなし', en: 'No category' },
  kinds: {
    news: { ja: 'ニュース', en: 'News' },
    disclosure: { ja: '適時開示', en: 'Disclosure' },
  },
  open: (title: string) => ({ ja: `${title}の詳細`, en: `Details of ${title}` }),
  source: { ja: '原文', en: 'Source' },
  why: { ja: 'この出来事に含める理由', en: 'Why it is part of this event' },
  reasons: {
    first: { ja: '最初の記事', en: 'The first article' },
    source: { ja: '配信元が同じ出来事としている', en: 'The source says it is the same event' },
    'same-text': (share: string) => ({ ja: `文面が${share}一致`, en: `${share} of the wording is the same` }),
    'told-at-once': (share: string) => ({
      ja: `別の媒体が12時間以内に同種の出来事を報道（見出しの${share}が一致）`,
      en: `Another publisher reported the same kind of event within 12 hours (${share} of the headline in common)`,
    }),
    'names-earlier': (words: string) => ({
      ja: `前の開示を指す語：${words}`,
      en: `Refers to the earlier notice: ${words}`,
    }),
    'follow-up': (words: string) => ({ ja: `共通する語：${words}`, en: `Words in common: ${words}` }),
    translation: (words: string) => ({
      ja: `別の言語の同じ記事（共通：${words}）`,
      en: `Same article in another language (in common: ${words})`,
    }),
    'by-hand': { ja: '利用者がここに移した', en: 'Moved here by a user' },
  },
  noWords: { ja: 'なし', en: 'none' },
  similar: (count: string) => ({ ja: `ほかの記事${count}本`, en: many(count, 'more article', 'more articles') }),
  companyNews: (company: string) => ({ ja: `${company}のニュース`, en: `News on ${company}` }),
  toNews: { ja: 'ニュースへ', en: 'To the news' },
})
