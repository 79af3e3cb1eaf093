export const paiWords = {
  name: { ja: '主要な悪影響（SFDR PAI）', en: 'Principal adverse impacts (SFDR)' },
  finding: (covered: string) => ({
    ja: `14指標のうち${covered}指標を計算できる`,
    en: `${covered} of 14 indicators can be computed`,
  }),
  no: { ja: '番号', en: 'No.' },
  indicator: { ja: '指標', en: 'Indicator' },
  unit: { ja: '単位', en: 'Unit' },
  mean: { ja: '平均', en: 'Mean' },
  before: { ja: '前年', en: 'Year before' },
  eligible: { ja: '対象候補（%）', en: 'Eligible (%)' },
  covered: { ja: '対象（%）', en: 'Covered (%)' },
  estimated: { ja: '推計（%）', en: 'Estimated (%)' },
  note: { ja: '注記', en: 'Explanation' },
  action: { ja: '対応', en: 'Action' },
  actions: { ja: '対応を記入する', en: 'Enter actions' },
  actionsText: {
    ja: '実施した対応、計画、次の期間の目標。このポートフォリオとともに保存され、印刷にも載ります。',
    en: 'Actions taken and planned, and targets for the next period. Kept with this portfolio, and shown in print.',
  },
  actionOf: (no: string, name: string) => ({ ja: `${no} ${name}への対応`, en: `Action on ${no} ${name}` }),
  saving: { ja: '保存しています', en: 'Saving' },
  saved: { ja: '保存しました', en: 'Saved' },
  notes: {
    'no-value': { ja: '投資額がなく計算できない', en: 'no amount invested' },
    'no-source': { ja: '違反を判定する情報源がない', en: 'no source assesses violations' },
    proximity: {
      ja: '重要地域に近い拠点の有無による。悪影響の有無は情報源がない',
      en: 'by sites near sensitive areas; whether they do harm has no source',
    },
    'oxygen-demand': { ja: '化学的酸素要求量（COD）による', en: 'by chemical oxygen demand (COD)' },
    'due-diligence': {
      ja: '人権デューデリジェンスを実施していない企業の割合による',
      en: 'share of companies without human rights due diligence',
    },
    'same-companies': {
      ja: 'Scope 1・2・3がそろう企業のみ。内訳の和は合計に一致する',
      en: 'only companies with scopes 1, 2 and 3 all reported; the parts add up to the total',
    },
    scope2: {
      ja: 'マーケット基準。ロケーション基準のみ開示の企業は同基準',
      en: 'market-based, location-based of companies that disclose only that',
    },
    undivided: {
      ja: '内訳の開示がない企業、内訳の和が合計と合わない企業、推計の企業',
      en: 'companies without a breakdown, with one that does not add up to the total, or with an estimate',
    },
    sectors: {
      ja: '農林水産・鉱業・建設・製造・電気ガス・商業・運輸・不動産の企業の平均',
      en: 'mean of companies in agriculture, mining, construction, manufacturing, utilities, trade, transport and real estate',
    },
  },
  missing: (days: string) => ({ ja: `${days}は四半期中の保有がない`, en: `No positions in the quarters to ${days}` }),
  source: {
    ja: '委任規則（EU）2022/1288附属書I表1の構成による。単位は円換算のまま',
    en: 'Layout of Delegated Regulation (EU) 2022/1288, annex I, table 1; amounts in yen',
  },
}
