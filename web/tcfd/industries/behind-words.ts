export const behindWords = {
  title: (industry: string, category: string) => ({ ja: `${industry}：${category}`, en: `${industry}: ${category}` }),
  finding: (company: string, share: string) => ({
    ja: `最も大きいのは${company}（${share}）`,
    en: `${company} has the highest (${share})`,
  }),
  median: (share: string, n: string) => ({
    ja: `値のある${n}社の中央値は${share}`,
    en: `the median of ${n} with a value is ${share}`,
  }),
  none: { ja: '値のある企業はありません', en: 'No company has a value' },
  unit: (n: string, of: string, year: string) => ({
    ja: `${year}、${of}社のうち${n}社に値`,
    en: `${year}, ${n} of ${of} companies have a value`,
  }),
  losses: (count: string) => ({
    ja: `営業赤字の${count}社は、利益に対する比率がないため中央値に含みません。`,
    en: `Companies with an operating loss, left out of the median as they have no ratio: ${count}.`,
  }),
  close: { ja: 'セルを閉じる', en: 'Close the cell' },
  rank: { ja: '順位', en: 'Rank' },
  company: { ja: '企業', en: 'Company' },
  emissions: {
    group: { ja: '排出量（Scope 1・2）', en: 'Emissions (scopes 1 and 2)' },
    statutory: { ja: '法定報告排出量', en: 'Statutory emissions' },
  },
  profit: { ja: '営業利益', en: 'Operating profit' },
  cost: { ja: '炭素コスト', en: 'Carbon cost' },
  cap: { ja: '時価総額', en: 'Market capitalization' },
  tonnes: { ja: 't-CO2e', en: 't-CO2e' },
  million: { ja: '百万円', en: '¥ million' },
  loss: { ja: '営業赤字', en: 'operating loss' },
  missing: {
    emissions: { ja: '排出量なし', en: 'no emissions' },
    profit: { ja: '営業利益なし', en: 'no operating profit' },
    both: { ja: '排出量・営業利益なし', en: 'no emissions, no operating profit' },
    indicator: { ja: '開示なし', en: 'not disclosed' },
  },
  estimated: { ja: '情報源による推計', en: 'estimated by the source' },
  formulaOf: (company: string) => ({ ja: `${company}の計算`, en: `How ${company} is calculated` }),
  list: { ja: '企業', en: 'Companies' },
}
