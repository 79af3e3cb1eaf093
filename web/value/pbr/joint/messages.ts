import { messages } from '../../../i18n/messages.ts'

export const jointMessages = messages('pbr-joint', {
  title: { ja: '複数の指標を同時に入れた回帰', en: 'Several indicators in one regression' },
  empty: {
    ja: '上の表で指標を開き、「同時回帰に加える」を選ぶと、ROE・企業規模とあわせて1つの回帰式で分析します。',
    en: 'Open an indicator in the table above and add it: it is then estimated in one equation with return on equity and company size.',
  },
  add: { ja: '同時回帰に加える', en: 'Add to the joint regression' },
  added: { ja: '同時回帰に追加済み', en: 'In the joint regression' },
  full: (max: number) => ({ ja: `同時回帰は${max}指標まで`, en: `A joint regression takes up to ${max} indicators` }),
  remove: (name: string) => ({ ja: `${name}を外す`, en: `Remove ${name}` }),
  lag: { ja: 'ラグ', en: 'Lag' },
  size: { ja: '企業規模', en: 'Company size' },
  sizes: {
    sales: { ja: 'ln 売上高を入れる', en: 'ln sales as a control' },
    none: { ja: '入れない', en: 'no control' },
  },
  form: { ja: 'ROEと比率の入れ方', en: 'Form of ROE and ratios' },
  forms: {
    log: { ja: '対数（赤字の年度は除く）', en: 'logarithms (loss-making years excluded)' },
    level: { ja: 'そのまま（赤字の年度も含む）', en: 'levels (loss-making years included)' },
  },
  term: { ja: '説明変数', en: 'Variable' },
  coefficient: { ja: '係数', en: 'Coefficient' },
  per: {
    log: (name: string) => ({ ja: `ln ${name}`, en: `ln ${name}` }),
    level: (name: string) => ({ ja: name, en: name }),
  },
  per1: {
    log: { ja: '対数の1あたり', en: 'per 1 of the logarithm' },
    point: { ja: '1ポイントあたり', en: 'per percentage point' },
    yes: { ja: '「はい」＝1', en: 'yes = 1' },
  },
  n: (rows: string, companies: string) => ({
    ja: `n=${rows}（${companies}社）`,
    en: `n = ${rows} (${companies} companies)`,
  }),
  fit: (adjusted: string, watson: string) => ({
    ja: `自由度調整済みR² ${adjusted}、DW ${watson}`,
    en: `Adjusted R² ${adjusted}, Durbin–Watson ${watson}`,
  }),
  dropped: {
    title: { ja: '除外した企業・年度', en: 'Company years left out' },
    colon: { ja: '：', en: ': ' },
    missing: { ja: '値のない変数あり', en: 'a figure is missing' },
    pbr: { ja: '自己資本が0以下', en: 'equity of 0 or less' },
    logarithm: { ja: '対数をとる値が0以下', en: 'a logarithm of 0 or less' },
  },
  formula: {
    ja: 'ln PBR = a + b1 ROE + b2 ln 売上高 + b3 指標 + …。各係数は、ほかの変数を一定としたときの関連です。業種・年度の固定効果あり、標準誤差は企業ごとの相関を許容',
    en: 'ln PBR = a + b1 ROE + b2 ln sales + b3 indicator + …; each coefficient holds the other variables fixed. Fixed effects of industry and year; errors allow for any correlation within a company',
  },
  formulaCompany: {
    ja: 'ln PBR = a + b1 ROE + b2 ln 売上高 + b3 指標 + …。1社の年度データによる',
    en: 'ln PBR = a + b1 ROE + b2 ln sales + b3 indicator + …, over the years of one company',
  },
  chosen: {
    ja: '指標を自分で選んでいるため、q値による補正はありません。',
    en: 'You chose the indicators, so there is no correction for multiple testing.',
  },
})
