import { demoPartNames } from '#contract/market/demo-parts.ts'
import { messages } from '../../i18n/messages.ts'

export const makingMessages = messages('making', {
  parts: demoPartNames,
  separator: { ja: '、', en: ', ' },
  making: (parts: string, made: string, total: string) => ({
    ja: `デモ市場を作成しています（${total}項目のうち${made}項目まで完了）。この画面の${parts}はまもなく表示します。`,
    en: `The demo market is being made (${made} of ${total} parts done). On this screen there will shortly be: ${parts}.`,
  }),
})
