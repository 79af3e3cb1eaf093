import type { Both } from '#contract/words/words.ts'

export const noteWordsWords = {
  'boundary-not-stated': {
    ja: '本文に対象範囲（連結・単体など）の記載がないため、この指標を比較する会計区分の値とみなしています。',
    en: 'The text does not say whose figure it is; it is taken to be on the basis that this indicator is ranked on.',
  },
  'derived-from-text': {
    ja: '本文に記載された人数や金額から算出した値です。',
    en: 'Computed from the numbers that the text gives.',
  },
  'said-twice': {
    ja: '本文の2か所に異なる値が記載されています。',
    en: 'Two places in the text give different values.',
  },
  'read-again': {
    ja: '新しい規則で本文を読み直した結果です。企業による訂正ではありません。',
    en: 'The text was read again by newer rules. The company has restated nothing.',
  },
  'own-element': {
    ja: '標準要素がなく、提出者が独自に定義した要素の値です。',
    en: 'There is no standard element; the filer defined this one itself.',
  },
  'row-context': {
    ja: '提出会社の値が、表の行のコンテキストに記載されています。',
    en: 'The filer put its own figure in a row of the table instead of the parent’s context.',
  },
  'fallback-element': {
    ja: '第一候補の要素がなく、代替要素の値です。',
    en: 'The preferred element is absent; this is its fallback.',
  },
  'leave-method-item-1': {
    ja: '育児・介護休業法施行規則71条の6第1号による取得率（育児休業等）。',
    en: 'Take-up of childcare leave under article 71-6, item 1 of the Childcare Leave ordinance.',
  },
  'leave-method-item-2': {
    ja: '同規則71条の6第2号による取得率。育児目的休暇を含むため、第1号より高くなります。',
    en: 'Under article 71-6, item 2: includes other leave for childcare and so runs higher than item 1.',
  },
  'leave-method-promotion-act': {
    ja: '女性活躍推進法に基づく取得率。',
    en: 'Take-up under the Act on Promotion of Women’s Participation.',
  },
  'own-category': {
    ja: '提出者独自の区分による値です。全労働者の値ではありません。',
    en: 'A category defined by the filer, not all employees.',
  },
  sum: { ja: '複数の行を合計した値です。', en: 'The sum of several lines.' },
  'months-added': { ja: '月数を12分の1年として加えています。', en: 'Months are added as twelfths of a year.' },
  'outside-officers-included': {
    ja: '社外監査役を含む社外役員の合計が加わっています。',
    en: 'Includes the total of outside officers, including outside auditors.',
  },
  'tagged-lines-only': {
    ja: 'タグ付けされた貸借対照表の行だけの合計です。',
    en: 'The sum of the tagged balance sheet lines only.',
  },
  'scope-2-basis-unstated': {
    ja: 'タグからはロケーション基準・マーケット基準の別が分かりません。',
    en: 'The tag does not say whether location- or market-based.',
  },
  'emissions-of-all-bases': {
    ja: '連結グループと非連結子会社等を合わせた排出量です。連結の値ではないため、順位付けに使いません。',
    en: 'Emissions of the consolidated group and other investees together: not the group’s figure, and not ranked.',
  },
  'form-of-company': {
    ja: '機関設計ごとに設けられた記載欄の有無から判断しています。',
    en: 'Determined by which section on governance structure the filing contains.',
  },
  'parent-only': {
    ja: 'IFRSまたは米国基準の提出者のため、この要約値は提出会社単体の値です。連結の値と並べて比較できません。',
    en: 'The filer reports under IFRS or US GAAP, so this line of the summary is for the parent company alone and is not comparable with consolidated figures.',
  },
  'implied-by-ratios': {
    ja: '有価証券報告書の比率（PER・EPSなど）から逆算した推計値です。取引所の終値ではありません。',
    en: 'Implied by ratios in the annual report (such as PER and EPS); an estimate, not a closing price.',
  },
  'corrected-on-review': {
    ja: '提出値を確認のうえ修正した値です。提出値は版の履歴に残っています。',
    en: 'Corrected after review. The figure as filed remains in the vintages.',
  },
  'stands-after-withdrawal': {
    ja: '他の書類が取り下げられたか不開示となったため、この書類の数値が再び有効になりました。',
    en: 'Stands again because another document was withdrawn or hidden.',
  },
  'shown-again': {
    ja: '書類の不開示が解除されたため、数値が再び有効になりました。',
    en: 'Stands again because its document is on view again.',
  },
  'confirmed-on-review': { ja: '確認の結果、提出値のとおりとした値です。', en: 'Reviewed and confirmed as filed.' },
  'assurance-none': {
    ja: '情報源によると、第三者保証を受けていません。',
    en: 'Not assured by a third party, according to the source.',
  },
  'assurance-limited': {
    ja: '情報源によると、限定的保証を受けた値です。',
    en: 'Under limited assurance, according to the source.',
  },
  'assurance-reasonable': {
    ja: '情報源によると、合理的保証を受けた値です。',
    en: 'Under reasonable assurance, according to the source.',
  },
  'standard-ssbj': {
    ja: '情報源によると、SSBJ基準に基づく開示です。',
    en: 'Reported under the SSBJ standards, according to the source.',
  },
  'standard-issb': {
    ja: '情報源によると、ISSB基準（IFRS S1・S2）に基づく開示です。',
    en: 'Reported under the ISSB standards (IFRS S1 and S2), according to the source.',
  },
  'standard-esrs': {
    ja: '情報源によると、欧州サステナビリティ報告基準（ESRS）に基づく開示です。',
    en: 'Reported under the European standards (ESRS), according to the source.',
  },
  'standard-gri': {
    ja: '情報源によると、GRIスタンダードに基づく開示です。',
    en: 'Reported under the GRI Standards, according to the source.',
  },
} as Record<string, Both>
