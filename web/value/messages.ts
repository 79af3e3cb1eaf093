import { messages } from '../i18n/messages.ts'

export const valueMessages = messages('nonfinancial-value', {
  title: { ja: '非財務価値とPBR', en: 'Non-financial value and PBR' },
  partsLabel: { ja: '表示内容', en: 'Parts' },
  parts: {
    value: { ja: '非財務価値', en: 'Non-financial value' },
    pbr: { ja: 'PBR回帰分析', en: 'PBR regression' },
  },
  notCause: {
    ja: '関連は因果関係を示しません。ここに示すのは同時に動いたという記録であり、指標を変えればPBRが変わるという証拠ではありません。',
    en: 'Association is not cause. These figures record what moved together; they are not evidence that changing an indicator changes PBR.',
  },
  method: { ja: '算定方法', en: 'Read the method' },
  million: { ja: '百万円', en: '¥ million' },
})
