import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const makeWatchlistMessages = messages('search-watchlist', {
  ja: {
    make: (count: string) => `${count}社でウォッチリストを作成`,
    title: 'ウォッチリストの名前',
    nameText: '検索結果のすべての企業を登録します。名前は全角75文字まで（半角は0.5文字と数えます）。',
    nameTaken: (name: string) => `「${name}」はすでにあります。ほかの名前を入力してください。`,
    ok: '作成する',
    none: '該当する企業がありません。',
    tooMany: (limit: string) => `1つのリストに登録できるのは${limit}社までです。条件で絞り込んでください。`,
    short: 'リストを作成',
    ofSearch: (name: string) => `「${name}」の検索結果でウォッチリストを作成`,
  },
  en: {
    make: (count: string) => `Make a watchlist of these ${count}`,
    title: 'Name of the watchlist',
    nameText: 'It takes all companies of the result. At most 150 Latin or 75 full-width characters.',
    nameTaken: (name: string) => `“${name}” is taken. Please enter another name.`,
    ok: 'Make the list',
    none: 'No company fits.',
    tooMany: (limit: string) => `A list holds up to ${counted(limit, 'company')}. Narrow the search.`,
    short: 'Make a list',
    ofSearch: (name: string) => `Make a watchlist of what “${name}” finds`,
  },
})
