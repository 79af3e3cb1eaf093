import { messages } from '../i18n/messages.ts'

export const tcfdMessages = messages('tcfd', {
  ja: {
    title: 'TCFDリスク分析（アルファ版）',
    partsLabel: '表示内容',
    parts: { industries: '業種別リスク', scenario: 'シナリオ分析' },
    preparing: '準備中です。',
  },
  en: {
    title: 'TCFD risk analysis (alpha)',
    partsLabel: 'Parts',
    parts: { industries: 'Risks by industry', scenario: 'Scenario analysis' },
    preparing: 'In preparation.',
  },
})
