import { type DemoPart, demoPartNames } from '#contract/market/demo-parts.ts'
import { isJapanese } from '../messages.ts'

interface Words {
  readonly parts: Readonly<Record<DemoPart, string>>
  readonly making: (part: string, left: number) => string
  readonly whole: (seconds: string) => string
  readonly left: string
  readonly goesOn: string
}

const ja: Words = {
  parts: demoPartNames.ja,
  making: (part, left) => `デモ市場の続きを作成しています: ${part}（残り ${left}）`,
  whole: (seconds) => `デモ市場の続きを作成しました（${seconds} 秒）。`,
  left: '作成中',
  goesOn: 'ニュースなど、デモ市場の続きを作成しています',
}

const en: Words = {
  parts: demoPartNames.en,
  making: (part, left) => `Making the rest of the demo market: ${part} (${left} left)`,
  whole: (seconds) => `The rest of the demo market made in ${seconds} s.`,
  left: 'Still being made',
  goesOn: 'the rest of the demo market, news among it, is being made',
}

export const partWords: Words = isJapanese ? ja : en
