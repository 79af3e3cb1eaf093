export const printWords = {
  open: { ja: '印刷', en: 'Print' },
  back: { ja: 'ポートフォリオへ戻る', en: 'Back to the portfolio' },
  title: { ja: 'ポートフォリオ報告書', en: 'Portfolio report' },
  sections: {
    summary: { ja: '概要', en: 'Summary' },
    whatif: { ja: '試算', en: 'What if' },
    climate: { ja: '気候', en: 'Climate' },
    temperature: { ja: '温度スコア', en: 'Temperature score' },
    esg: { ja: 'ESG', en: 'ESG' },
    pai: { ja: '主要な悪影響（SFDR PAI）', en: 'Principal adverse impacts (SFDR)' },
    holdings: { ja: '主な保有銘柄', en: 'Largest holdings' },
    basis: { ja: '計算条件', en: 'How it was computed' },
  },
  holdings: (visibleCount: string, all: string) => ({
    ja: `構成比の大きい${visibleCount}銘柄（全${all}銘柄）。合計にはすべてを含む。`,
    en: `The ${visibleCount} largest of ${all} holdings by weight; totals include all.`,
  }),
  basis: {
    ja: [
      'WACIは構成比×（排出量÷売上高）の合計、ファイナンスド・エミッションは排出量×（保有額÷EVIC）の合計。EVICから現金は差し引かない。',
      '対象は、値のある銘柄の構成比。対象外の扱いと推計値の有無は上に示す。',
      '温度スコアはCDP・WWFの手法による。目標のない銘柄には既定値を用いる。',
      '企業ごとの根拠は、ポートフォリオ画面の各数値から出典の行まで確認できる。',
    ] as readonly string[],
    en: [
      'WACI is the sum of weight × (emissions ÷ sales); financed emissions the sum of emissions × (value held ÷ EVIC). Cash is not deducted from EVIC.',
      'Coverage is the weight of the holdings with a figure. The treatment of the rest, and of estimates, is shown above.',
      'The temperature score follows the CDP–WWF method; holdings without a target take the default score.',
      'On the portfolio screen every figure opens to its inputs and the line of the filing.',
    ] as readonly string[],
  },
  rules: { ja: '計算の選択', en: 'Choices' },
  foot: (asOf: string, positionDate: string | null) => ({
    ja: [`データ基準日 ${asOf}`, positionDate && `保有日 ${positionDate}`].filter(Boolean).join('　'),
    en: [`Data as of ${asOf}`, positionDate && `positions of ${positionDate}`].filter(Boolean).join(' · '),
  }),
}
