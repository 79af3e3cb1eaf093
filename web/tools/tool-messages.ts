import { messages } from '../i18n/messages.ts'

export const toolMessages = messages('tools', {
  label: { ja: 'ツール', en: 'Tools' },
  tools: {
    '/tools/custom_scoring': { ja: 'カスタムスコアリング', en: 'Custom scoring' },
    '/tools/tcfd-scenario-analysis': { ja: 'TCFDリスク分析', en: 'TCFD risk analysis' },
    '/tools/deloitte/nonfinancial-value': { ja: '非財務価値とPBR', en: 'Non-financial value and PBR' },
    '/tools/deloitte/ftse-score-prediction': { ja: 'FTSEスコア予測', en: 'FTSE score prediction' },
    '/rating-simulator': { ja: 'レーティングシミュレーター', en: 'Rating simulator' },
  },
})

export type ToolPath = keyof ReturnType<typeof toolMessages>['tools']
export const toolPaths = Object.keys(toolMessages().tools) as ToolPath[]
