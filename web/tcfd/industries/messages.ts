import type { Both } from '#contract/words/words.ts'
import { messages } from '../../i18n/messages.ts'
import { behindWords } from './behind-words.ts'

export const riskMessages = messages('industry-risks', {
  name: { ja: '業種別の気候リスクと機会', en: 'Climate risks and opportunities by industry' },
  lead: {
    ja: 'どの業種にどのリスクがあるか。色は業種間の順位、数値は業種の中央値です。',
    en: 'Which industries carry which risk: the color is the rank among industries, the number the industry’s median.',
  },
  universe: {
    'market-cap': (max: string, day: string) => ({
      ja: `時価総額上位${max}社（${day}時点）`,
      en: `${max} largest by market capitalization at ${day}`,
    }),
    'year-end': (max: string, year: string) => ({
      ja: `時価総額上位${max}社（${year}末時点。株価がないため、提出書類の期末の値による）`,
      en: `${max} largest by market capitalization at the end of ${year}, as filed, since there are no share prices`,
    }),
  },
  universeAll: {
    'market-cap': (count: string, day: string, max: string) => ({
      ja: `時価総額の分かる${count}社すべて（${day}時点。上位${max}社に満たない）`,
      en: `All ${count} companies with a market capitalization at ${day}, fewer than the ${max} largest`,
    }),
    'year-end': (count: string, year: string, max: string) => ({
      ja: `時価総額の分かる${count}社すべて（${year}末時点。上位${max}社に満たない）`,
      en: `All ${count} companies with a market capitalization at the end of ${year}, fewer than the ${max} largest`,
    }),
  },
  otherDay: (day: string) => ({
    ja: `${day}の時価総額がないため、取得できた最後の日の値を使っています。`,
    en: `Market capitalizations for ${day} are not available; those of the latest available day are used.`,
  }),
  nobody: { ja: '時価総額の分かる企業がありません', en: 'No market capitalization is available' },
  nobodyText: {
    ja: '対象企業は時価総額で選びます。株価は自動取得の対象ではなく、テンプレート「株価」（prices）のファイル、または期末の株価と株式数から求めます。',
    en: 'Companies are chosen by market capitalization. Share prices are not fetched automatically: they come from the template “Prices” (prices), or from year-end prices and numbers of shares.',
  },
  noFigures: { ja: 'この市場には排出量などの数値がありません', en: 'This market has no emissions or other figures' },
  noFiguresText: {
    ja: '対象企業の排出量（Scope 1・2）と営業利益を収録すると、政策リスクを算定します。',
    en: 'Policy risk is computed from scope 1 and 2 emissions and operating profits, which are not on file yet.',
  },
  preparing: {
    ja: '数値を読み込んでいます。まもなく表示します。',
    en: 'The figures are being loaded and will appear shortly.',
  },
  basis: { ja: '業種分類', en: 'Industries' },
  horizon: { ja: '炭素価格の年', en: 'Carbon price of' },
  horizons: {
    2030: { ja: '2030年', en: '2030' },
    2050: { ja: '2050年', en: '2050' },
  },
  emissions: { ja: '排出量', en: 'Emissions' },
  emissionBases: {
    group: { ja: 'グループのScope 1・2', en: 'Scopes 1 and 2 of the group' },
    statutory: { ja: '法定報告（国内・報告事業者）', en: 'Statutory (reporting entity in Japan)' },
  },
  toStatutory: { ja: '法定報告排出量で表示', en: 'Show statutory emissions' },
  statutory: {
    ja: '排出量は温対法により報告事業者が国内について報告した値（自社活動計）です。子会社と海外を含まないため、連結営業利益に対する比率は下限を示します。',
    en: 'Emissions are what the reporting entity itself reports by law of its operations in Japan. Subsidiaries and other countries are not in them, so that the ratio to consolidated profit is a lower bound.',
  },
  atLeast: (share: string) => ({ ja: `${share}以上`, en: `at least ${share}` }),
  statutoryMeasure: { ja: '炭素コスト（法定報告）÷営業利益', en: 'carbon cost (statutory) ÷ operating profit' },
  finding: (industry: string, share: string) => ({
    ja: `政策リスクが最も重いのは${industry}：炭素コストは営業利益の${share}`,
    en: `Policy risk weighs most on ${industry}: carbon cost ${share} of operating profit`,
  }),
  noFinding: (fewest: string) => ({
    ja: `政策リスクを算定できる企業が${fewest}社以上ある業種はありません`,
    en: `No industry has ${fewest} companies with the figures for policy risk`,
  }),
  unit: (year: string) => ({
    ja: `${year}の数値。業種内の中央値、業種間のパーセンタイル（0〜100、高いほど大きい）、値のある社数／対象社数`,
    en: `Figures of ${year}. Median of the industry; percentile among industries (0 to 100, higher is more); companies with a value / all`,
  }),
  map: { ja: 'ヒートマップ', en: 'Heat map' },
  industry: { ja: '業種', en: 'Industry' },
  companies: { ja: '対象社数', en: 'Companies' },
  groups: {
    transition: { ja: '移行リスク', en: 'Transition risks' },
    physical: { ja: '物理的リスク', en: 'Physical risks' },
    opportunity: { ja: '機会', en: 'Opportunities' },
  },
  categories: {
    policy: { ja: '政策・法規制', en: 'Policy and legal' },
    technology: { ja: '技術', en: 'Technology' },
    market: { ja: '市場', en: 'Market' },
    reputation: { ja: '評判', en: 'Reputation' },
    'transition-assets': { ja: '移行リスク全体', en: 'Transition as a whole' },
    acute: { ja: '急性', en: 'Acute' },
    chronic: { ja: '慢性', en: 'Chronic' },
    'physical-assets': { ja: '物理的リスク全体', en: 'Physical as a whole' },
    'resource-efficiency': { ja: '資源効率', en: 'Resource efficiency' },
    'energy-source': { ja: 'エネルギー源', en: 'Energy source' },
    products: { ja: '製品・サービス', en: 'Products and services' },
    'new-markets': { ja: '新市場', en: 'New markets' },
    resilience: { ja: 'レジリエンス', en: 'Resilience' },
  },
  measures: {
    policy: { ja: '炭素コスト÷営業利益', en: 'carbon cost ÷ operating profit' },
    'transition-assets': { ja: '影響を受けやすい資産の比率', en: 'vulnerable assets' },
    chronic: { ja: '水ストレス地域の取水比率', en: 'withdrawal from water-stressed areas' },
    'physical-assets': { ja: '影響を受けやすい資産の比率', en: 'vulnerable assets' },
    'energy-source': { ja: '再エネ電力比率', en: 'renewable electricity' },
    products: { ja: 'グリーン収益比率', en: 'green revenue' },
  } as Readonly<Record<string, Both>>,
  noMethod: { ja: '算定方法なし', en: 'no method' },
  noMethodTitle: { ja: '算定方法のない区分とその理由', en: 'Categories without a method, and why' },
  reasons: {
    technology: {
      ja: '低排出の技術への置き換えで失う価値を示す企業の数値がありません。特許の件数は備えを表し、リスクの大きさを表しません。',
      en: 'No company figure shows the value lost when low-emission technology replaces a product. Patents show preparation, not the size of the risk.',
    },
    market: {
      ja: '需要や原料価格の変化による影響額を示す企業の数値がありません。',
      en: 'No company figure shows what shifts in demand or material prices would cost.',
    },
    reputation: {
      ja: '不祥事のニュースは気候に限ったものではなく、気候に関するものだけでは業種に順位付けするには少なすぎます。',
      en: 'News of controversies is not about climate alone, and what is about climate is too little to rank industries by.',
    },
    acute: {
      ja: '企業が開示するのは急性と慢性を合わせた資産の比率です。「物理的リスク全体」に示します。',
      en: 'Companies disclose one share of assets for acute and chronic risks together; see “Physical as a whole”.',
    },
    'resource-efficiency': {
      ja: '省エネルギー量や原単位の改善率は、基準年も範囲も企業ごとに異なり、業種間で比べられません。',
      en: 'Energy saved and improvements of intensity have base years and boundaries of each company’s own, so industries cannot be compared.',
    },
    'new-markets': {
      ja: '新しい市場から得る収益を示す企業の数値がありません。',
      en: 'No company figure shows revenue from new markets.',
    },
    resilience: {
      ja: 'レジリエンスは文章で開示され、企業間で比べられる数値がありません。',
      en: 'Resilience is disclosed in words, with no comparable figure.',
    },
  } as Readonly<Record<string, Both>>,
  key: {
    label: { ja: '凡例', en: 'Legend' },
    steps: {
      ja: ['1 低い（0〜20）', '2', '3', '4', '5 高い（80〜100）'],
      en: ['1 low (0–20)', '2', '3', '4', '5 high (80–100)'],
    },
    few: (fewest: string) => ({
      ja: `値のある企業が${fewest}社未満（色なし）`,
      en: `fewer than ${fewest} companies with a value: not colored`,
    }),
  },
  price: (year: string, usd: string, scenario: string, region: string, vintage: string) => ({
    ja: `炭素価格：${year}年に${usd}ドル／t（${scenario}、${region}、${vintage}）`,
    en: `Carbon price: USD ${usd} per tonne in ${year} (${scenario}, ${region}, ${vintage})`,
  }),
  fx: (jpy: string, fx: string) => ({
    ja: `1ドル${fx}円（仮定）で1t当たり${jpy}円。無償割当と価格転嫁は差し引いていません。`,
    en: `At an assumed ${fx} yen to the dollar, ¥${jpy} per tonne. Free allocation and pass-through are not deducted.`,
  }),
  onlyPolicy: {
    ja: '炭素価格の年で変わるのは政策・法規制の値だけで、順位は変わりません。',
    en: 'The year of the carbon price changes the values of policy and legal risk only; ranks do not change.',
  },
  method: { ja: '算定方法を読む', en: 'Read the method' },
  order: (name: string) => ({ ja: `${name}の順に並べる`, en: `Order by ${name}` }),
  byCode: { ja: '業種分類の順に並べる', en: 'Order as in the classification' },
  stop: { ja: '。', en: '; ' },
  semicolon: { ja: '、', en: '; ' },
  cell: (n: string, of: string) => ({ ja: `${of}社のうち${n}社に値`, en: `${n} of ${of} companies have a value` }),
  percentile: (of: string) => ({ ja: `パーセンタイル${of}`, en: `percentile ${of}` }),
  step: (step: string) => ({ ja: `5段階の${step}`, en: `step ${step} of 5` }),
  fewCell: (fewest: string) => ({
    ja: `${fewest}社未満のため色なし`,
    en: `not colored, fewer than ${fewest} companies`,
  }),
  lossCell: (count: string) => ({ ja: `ほかに営業赤字${count}社`, en: `${count} more with an operating loss` }),
  openCell: { ja: '企業を表示', en: 'show companies' },
  n: { ja: '値のある社数', en: 'With a value' },
  percentileHead: { ja: 'パーセンタイル', en: 'Percentile' },
  behind: behindWords,
  why: {
    label: { ja: 'この数値の計算', en: 'How this number is made' },
    back: { ja: '計算に戻る', en: 'Back to the calculation' },
    company: { ja: '企業ページ', en: 'Company page' },
    ratio: { ja: '炭素コスト÷営業利益', en: 'Carbon cost ÷ operating profit' },
    formula: { ja: '計算式', en: 'Formula' },
    inputs: { ja: '使った数値（選ぶと出典）', en: 'Figures used (choose one for its source)' },
    price: { ja: '炭素価格', en: 'Carbon price' },
    fx: { ja: '為替（仮定）', en: 'Exchange rate (assumed)' },
    perTonne: { ja: '1t当たり', en: 'Per tonne' },
    place: { ja: '業種内の位置', en: 'In the industry' },
    rank: (rank: string, of: string) => ({ ja: `${of}社中${rank}位`, en: `${rank} of ${of}` }),
    median: { ja: '業種の中央値', en: 'Median of the industry' },
    percentile: { ja: '業種のパーセンタイル', en: 'Percentile of the industry' },
    loss: {
      ja: '営業利益が0以下のため、比率はありません。',
      en: 'Operating profit is zero or negative, so there is no ratio.',
    },
    missing: {
      ja: '必要な数値がそろわないため、値はありません。',
      en: 'A required figure is missing, so there is no value.',
    },
    asDisclosed: {
      ja: '企業が開示した比率をそのまま使います。',
      en: 'The share as disclosed by the company.',
    },
    yen: { ja: '円／t', en: '¥ per tonne' },
    dollars: { ja: 'ドル／t', en: 'USD per tonne' },
    perDollar: { ja: '円／ドル', en: '¥ per USD' },
  },
})
