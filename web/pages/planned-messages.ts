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
      'ftse-prediction': {
        title: 'FTSEスコア予測',
        text: '開示情報からFTSEのESGスコアを予測し、根拠となる指標を示します。',
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
      'ftse-prediction': {
        title: 'FTSE score prediction',
        text: 'The FTSE ESG score predicted from disclosures, with the indicators behind it.',
      },
    },
  },
})

export type PlannedName = keyof ReturnType<typeof plannedMessages>['screens']
