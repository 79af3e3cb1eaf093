import { messages } from '../i18n/messages.ts'

export const valueMessages = messages('nonfinancial-value', {
  ja: {
    title: '非財務価値とPBR',
    partsLabel: '表示内容',
    parts: { value: '非財務価値', pbr: 'PBR回帰分析' },
    notCause:
      '関連は因果関係を示しません。ここにあるのは一緒に動いたという記録であり、指標を変えればPBRが変わるという証拠ではありません。',
    method: '算定方法',
    million: '百万円',
  },
  en: {
    title: 'Non-financial value and PBR',
    partsLabel: 'Parts',
    parts: { value: 'Non-financial value', pbr: 'PBR regression' },
    notCause:
      'Association is not cause. What stands here is a record of things that moved together, not evidence that changing an indicator changes PBR.',
    method: 'Read the method',
    million: '¥ million',
  },
})
