export const doubtsWords = {
  thousandfold: {
    ja: '同じ企業の他の年度、または市場の中央値と桁が異なります。単位の誤りの可能性があります。',
    en: 'A power of 1,000 away from the company’s other years or the market median: the unit may be wrong.',
  },
  'per-cent-as-fraction': {
    ja: '比率が上限を超えるか、他の年度の約100分の1です。百分率と小数の取り違えの可能性があります。',
    en: 'The ratio exceeds its maximum, or is about a hundredth of other years: per cent and fraction may have been confused.',
  },
  jump: {
    ja: '他の年度の値から大きく離れており、単位の誤りでは説明できません。',
    en: 'Far from the other years, and not explained by a wrong unit.',
  },
  impossible: { ja: '企業の数値としてありえない値です。', en: 'No company can have such a figure.' },
  'carried-over': {
    ja: '過年度の値と末尾の桁まで一致しています。別の年度の欄を読み取った可能性があります。',
    en: 'Matches an earlier year’s figure to the last digit: the column of another year may have been read.',
  },
  contradiction: {
    ja: '合計や比率の計算に用いる他の数値と合いません。',
    en: 'Inconsistent with the other figures in its totals or ratios.',
  },
  'foreign-currency': {
    ja: '円以外の通貨で報告された数値です。換算レートが示されるまで円の数値とは比較しません。',
    en: 'Reported in another currency. It is not compared with figures in yen until a conversion rate is given.',
  },
  zero: {
    ja: '前後の年度には十分な値があるのに、この年度だけ0です。',
    en: 'Zero, although the years before and after are well above zero.',
  },
  swapped: {
    ja: '別の指標の値と入れ違っている可能性があります。',
    en: 'May have been swapped with the value of another indicator.',
  },
  'text-differs': {
    ja: '報告書の本文から読み取った数値と一致しません。',
    en: 'Differs from the figure read from the text of the report.',
  },
  'too-early': {
    ja: '対象期間が終わる前に公表されたことになっています。',
    en: 'The stated publication date is before the end of the period.',
  },
}
