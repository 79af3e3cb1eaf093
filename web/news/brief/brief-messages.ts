import { messages } from '../../i18n/messages.ts'

export const newsBriefMessages = messages('news-brief', {
  ja: {
    followed: 'ウォッチリストの企業のニュース',
    market: '市場のニュース',
    ofList: 'このリストの企業のニュース',
    ofIndustry: 'この業種のニュース',
    gravest: '過去90日の重大な不祥事',
    newest: '新着',
    all: 'すべてのニュース',
    none: '過去1年のニュースは収録されていません。',
    noneText: '収録がないことは、出来事がなかったことを意味しません。',
    noGrave: '過去90日に不祥事の記事はありません。',
    preparing: '集計しています…',
  },
  en: {
    followed: 'News of your watchlists',
    market: 'News of the market',
    ofList: 'News of this list',
    ofIndustry: 'News of this industry',
    gravest: 'Gravest controversies, last 90 days',
    newest: 'Latest',
    all: 'All news',
    none: 'No news of the last year are held.',
    noneText: 'That none are held does not mean that nothing happened.',
    noGrave: 'No controversies were reported in the last 90 days.',
    preparing: 'Working it out…',
  },
})
