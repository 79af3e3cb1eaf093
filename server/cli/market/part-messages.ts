import { demoPartNames } from '#contract/market/demo-parts.ts'
import { wordsIn } from '#contract/words/words.ts'
import { isJapanese } from '../messages.ts'

export const partWords = wordsIn(isJapanese ? 'ja' : 'en', {
  parts: demoPartNames,
  making: (part: string, left: number) => ({
    ja: `デモ市場の続きを作成しています: ${part}（残り ${left}）`,
    en: `Making the rest of the demo market: ${part} (${left} left)`,
  }),
  whole: (seconds: string) => ({
    ja: `デモ市場の続きを作成しました（${seconds} 秒）。`,
    en: `The rest of the demo market made in ${seconds} s.`,
  }),
  left: { ja: '作成中', en: 'Still being made' },
  goesOn: {
    ja: 'ニュースなど、デモ市場の続きを作成しています',
    en: 'the rest of the demo market, news among it, is being made',
  },
})
