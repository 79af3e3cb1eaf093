import { messages } from '../i18n/messages.ts'

export const tcfdMessages = messages('tcfd', {
  title: { ja: 'TCFDリスク分析（アルファ版）', en: 'TCFD risk analysis (alpha)' },
  partsLabel: { ja: '表示内容', en: 'Parts' },
  parts: {
    industries: { ja: '業種別リスク', en: 'Risks by industry' },
    scenario: { ja: 'シナリオ分析', en: 'Scenario analysis' },
  },
  preparing: { ja: '準備中です。', en: 'In preparation.' },
})
