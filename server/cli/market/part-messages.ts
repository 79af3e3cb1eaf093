import type { DemoPart } from '#contract/market/demo-parts.ts'
import { isJapanese } from '../messages.ts'

interface Words {
  readonly parts: Readonly<Record<DemoPart, string>>
  readonly making: (part: string, left: number) => string
  readonly whole: (seconds: string) => string
  readonly left: string
  readonly goesOn: string
}

const ja: Words = {
  parts: {
    ratings: '他社評価',
    prices: '株価',
    holdings: '保有銘柄',
    targets: '目標',
    'read-targets': '文章から読み取った目標',
    boards: '役員・大株主',
    segments: 'セグメント',
    terms: '指数・事業比率',
    'former-facts': '旧社名・旧市場',
    comments: 'コメント',
    patents: '特許',
    news: 'ニュース',
  },
  making: (part, left) => `デモ市場の続きを作成しています: ${part}（残り ${left}）`,
  whole: (seconds) => `デモ市場の続きを作成しました（${seconds} 秒）。`,
  left: '作成中',
  goesOn: 'ニュースなど、デモ市場の続きを作成しています',
}

const en: Words = {
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
  making: (part, left) => `Making the rest of the demo market: ${part} (${left} left)`,
  whole: (seconds) => `The rest of the demo market made in ${seconds} s.`,
  left: 'Still being made',
  goesOn: 'the rest of the demo market, news among it, is being made',
}

export const partWords: Words = isJapanese ? ja : en
