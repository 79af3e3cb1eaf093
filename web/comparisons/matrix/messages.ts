import { messages } from '../../i18n/messages.ts'

export const matrixMessages = messages('comparison-matrix', {
  keys: {
    ja: '矢印キーで移動、Enterで根拠を表示。pで先頭に固定、Shift＋左右で並べ替え、dで差の内訳を表示します。',
    en: 'Arrow keys move, Enter shows why. p pins, Shift with left or right moves the company, d breaks down the difference.',
  },
  acts: {
    pin: { ja: '先頭に固定', en: 'Pin first' },
    unpin: { ja: '固定を解除', en: 'Unpin' },
    left: { ja: '前へ移動', en: 'Move forward' },
    right: { ja: '後ろへ移動', en: 'Move back' },
    difference: { ja: '差の内訳を表示', en: 'Break down the difference' },
  },
  fold: (name: string) => ({ ja: `${name}の内訳を閉じる`, en: `Close the parts of ${name}` }),
  unfold: (name: string) => ({ ja: `${name}の内訳を開く`, en: `Open the parts of ${name}` }),
  best: { ja: '最良', en: 'best' },
  worst: { ja: '最低', en: 'worst' },
  states: {
    'not-disclosed': { ja: '開示なし', en: 'Not disclosed' },
    disclosed: { ja: '開示', en: 'Disclosed' },
    'read-from-text': { ja: '本文から読み取り', en: 'Read from text' },
    estimated: { ja: '情報源による推計', en: 'Estimated by the source' },
    'not-applicable': { ja: '該当なし', en: 'Not applicable' },
    'other-boundary': { ja: '別の会計区分でのみ開示', en: 'Disclosed on another accounting basis only' },
    'under-review': { ja: '確認待ち', en: 'Under review' },
    'no-report': { ja: '報告書なし', en: 'No report' },
    'not-tagged': { ja: '当時の様式に項目なし', en: 'Not part of that year’s form' },
    'not-stated': { ja: '報告書に記載なし', en: 'Not stated in the filing' },
    computed: { ja: '算出', en: 'Computed' },
    none: { ja: 'データなし', en: 'No data' },
    locked: { ja: '契約外', en: 'Locked' },
    'not-imported': { ja: '報告書を未収録', en: 'Report not on file' },
    inferred: { ja: '補完', en: 'Inferred' },
  },
})
