import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const makeWatchlistMessages = messages('search-watchlist', {
  make: (count: string) => ({ ja: `${count}社でウォッチリストを作成`, en: `Make a watchlist of these ${count}` }),
  title: { ja: 'ウォッチリストの名前', en: 'Name of the watchlist' },
  nameText: {
    ja: '検索結果のすべての企業を登録します。名前は全角75文字まで（半角は0.5文字と数えます）。',
    en: 'All companies in the results are added. Up to 150 Latin or 75 full-width characters.',
  },
  nameTaken: (name: string) => ({
    ja: `「${name}」はすでにあります。ほかの名前を入力してください。`,
    en: `“${name}” is taken. Please enter another name.`,
  }),
  ok: { ja: '作成する', en: 'Make the list' },
  none: { ja: '該当する企業がありません。', en: 'No company fits.' },
  tooMany: (limit: string) => ({
    ja: `1つのリストに登録できるのは${limit}社までです。条件で絞り込んでください。`,
    en: `A list holds up to ${counted(limit, 'company')}. Narrow the search.`,
  }),
  short: { ja: 'リストを作成', en: 'Make a list' },
  ofSearch: (name: string) => ({
    ja: `「${name}」の検索結果でウォッチリストを作成`,
    en: `Make a watchlist of what “${name}” finds`,
  }),
})
