import { messages } from '../../i18n/messages.ts'

export const newsBriefMessages = messages('news-brief', {
  followed: { ja: 'ウォッチリストの企業のニュース', en: 'News on your watchlists' },
  market: { ja: '市場のニュース', en: 'Market news' },
  ofList: { ja: 'このリストの企業のニュース', en: 'News on this list' },
  ofIndustry: { ja: 'この業種のニュース', en: 'News on this industry' },
  gravest: { ja: '過去90日の重大な不祥事', en: 'Most serious controversies, last 90 days' },
  newest: { ja: '新着', en: 'Latest' },
  all: { ja: 'すべてのニュース', en: 'All news' },
  none: { ja: '過去1年のニュースは収録されていません。', en: 'No news on file for the last year.' },
  noneText: {
    ja: '収録がないことは、出来事がなかったことを意味しません。',
    en: 'No news on file does not mean that nothing happened.',
  },
  noGrave: { ja: '過去90日に不祥事の記事はありません。', en: 'No controversies were reported in the last 90 days.' },
  preparing: { ja: '集計しています…', en: 'Calculating…' },
})
