import { messages } from '../i18n/messages.ts'

export const toolMessages = messages('tools', {
  ja: {
    label: 'ツール',
    tools: {
      '/tools/custom_scoring': 'カスタムスコアリング',
      '/tools/tcfd-scenario-analysis': 'TCFDリスク分析',
      '/tools/deloitte/nonfinancial-value': '非財務価値とPBR',
      '/tools/deloitte/ftse-score-prediction': 'FTSEスコア予測',
      '/rating-simulator': 'レーティングシミュレーター',
    },
  },
  en: {
    label: 'Tools',
    tools: {
      '/tools/custom_scoring': 'Custom scoring',
      '/tools/tcfd-scenario-analysis': 'TCFD risk analysis',
      '/tools/deloitte/nonfinancial-value': 'Non-financial value and PBR',
      '/tools/deloitte/ftse-score-prediction': 'FTSE score prediction',
      '/rating-simulator': 'Rating simulator',
    },
  },
})

export type ToolPath = keyof ReturnType<typeof toolMessages>['tools']
export const toolPaths = Object.keys(toolMessages().tools) as ToolPath[]
