import { messages } from '../i18n/messages.ts'

/** Screens that have their place and not yet their contents: what each is called, and what it will show. */
export const plannedMessages = messages('planned', {
  ja: {
    soon: '準備中',
    soonText: 'この画面はまだご利用いただけません。公開後は、次の内容を表示します。',
    until: 'それまでは、',
    search: '企業検索',
    untilEnd: 'をご利用ください。',
    screens: {
      'nonfinancial-value': {
        title: '非財務価値とPBR',
        text: '非財務指標とPBRの関係を回帰モデルで示し、指標が変わったときの影響を試算します。',
      },
    },
  },
  en: {
    soon: 'In preparation',
    soonText: 'This screen is not available yet. It will show:',
    until: 'Until then, use ',
    search: 'company search',
    untilEnd: '.',
    screens: {
      'nonfinancial-value': {
        title: 'Non-financial value and PBR',
        text: 'How non-financial indicators relate to the price-to-book ratio, and what a change might be worth.',
      },
    },
  },
})

export type PlannedName = keyof ReturnType<typeof plannedMessages>['screens']
