import { messages } from '../../i18n/messages.ts'

export const makingMessages = messages('making', {
  ja: {
    parts: {
      ratings: '他社評価',
      prices: '株価',
      holdings: '保有銘柄',
      targets: '目標',
      'read-targets': '文章から読み取った目標',
      boards: '役員・大株主',
      segments: 'セグメント',
      terms: '指数・事業比率',
      'former-facts': '旧企業名・旧市場',
      comments: 'コメント',
      patents: '特許',
      news: 'ニュース',
    },
    separator: '、',
    making: (parts: string, made: string, total: string) =>
      `デモ市場を作成しています（${total}項目のうち${made}項目まで完了）。この画面の${parts}はまもなく表示します。`,
  },
  en: {
    parts: {
      ratings: 'ratings',
      prices: 'share prices',
      holdings: 'holdings',
      targets: 'targets',
      'read-targets': 'targets read from sentences',
      boards: 'boards and shareholders',
      segments: 'segments',
      terms: 'indices and shares of business',
      'former-facts': 'former names and markets',
      comments: 'comments',
      patents: 'patents',
      news: 'news',
    },
    separator: ', ',
    making: (parts: string, made: string, total: string) =>
      `The demo market is being made (${made} of ${total} parts done). On this screen there will shortly be: ${parts}.`,
  },
})
