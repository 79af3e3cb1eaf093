import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const dashboardMessages = messages('score-dashboard', {
  title: { ja: 'ESGサマリー', en: 'ESG summary' },
  sections: {
    esg_evaluation_comparison: { ja: '評価比較', en: 'Ratings compared' },
    spider_chart: { ja: 'レーダー', en: 'Profile' },
    position_map: { ja: 'ポジションマップ', en: 'Position map' },
    time_series_score: { ja: '時系列スコア', en: 'Score over time' },
    highlights: { ja: '強みと課題', en: 'Strengths and issues' },
    industry_average_materiality_map: { ja: 'マテリアリティ', en: 'Materiality' },
    ssbj: { ja: 'SSBJ基準', en: 'SSBJ' },
    themes: { ja: 'テーマ', en: 'Themes' },
    download: { ja: 'ダウンロード', en: 'Download' },
  },
  materialityMap: { ja: 'マテリアリティマップ', en: 'Materiality map' },
  axesNote: {
    ja: '軸は業種で重みの大きい8カテゴリー。線の途切れは数値なし。',
    en: 'Axes: the eight categories with the largest weights in this industry. A gap means no figure.',
  },
  x: { ja: '横軸', en: 'X axis' },
  y: { ja: '縦軸', en: 'Y axis' },
  scope: { ja: '範囲', en: 'Among' },
  industry: { ja: '業種内', en: 'Industry' },
  market: { ja: '市場全体', en: 'Whole market' },
  totals: { ja: '総合・柱', en: 'Total and pillars' },
  categories: { ja: 'カテゴリー', en: 'Categories' },
  both: (x: string, y: string) => ({ ja: `${x}・${y}とも先行`, en: 'Ahead on both' }),
  only: (name: string) => ({ ja: `${name}が先行`, en: `Ahead on ${name}` }),
  neither: { ja: 'ともに遅れ', en: 'Behind on both' },
  bothAbove: (x: string, y: string, dx: string, dy: string) => ({
    ja: `${x}（${dx}）も${y}（${dy}）も中央値を上回る`,
    en: `Above the median on ${x} (${dx}) and ${y} (${dy})`,
  }),
  bothBelow: (x: string, y: string, dx: string, dy: string) => ({
    ja: `${x}（${dx}）も${y}（${dy}）も中央値を下回る`,
    en: `Below the median on ${x} (${dx}) and ${y} (${dy})`,
  }),
  split: (above: string, below: string, up: string, down: string) => ({
    ja: `${above}は中央値を上回り（${up}）、${below}は下回る（${down}）`,
    en: `Above the median on ${above} (${up}), below it on ${below} (${down})`,
  }),
  bothAt: (x: string, y: string) => ({ ja: `${x}も${y}も中央値と同じ`, en: `At the median on ${x} and ${y}` }),
  aboveAndAt: (above: string, at: string, up: string) => ({
    ja: `${above}は中央値を上回り（${up}）、${at}は中央値と同じ`,
    en: `Above the median on ${above} (${up}), at it on ${at}`,
  }),
  belowAndAt: (below: string, at: string, down: string) => ({
    ja: `${below}は中央値を下回り（${down}）、${at}は中央値と同じ`,
    en: `Below the median on ${below} (${down}), at it on ${at}`,
  }),
  noPlace: (x: string, y: string) => ({
    ja: `${x}と${y}の両方にスコアがないため、同社は図にありません`,
    en: `Not on the map: the company lacks a score for ${x} or ${y}`,
  }),
  mapSource: (count: string, year: string, by: string) => ({
    ja: `${count}社、${year}。破線は中央値、丸の面積は${by}`,
    en: `${counted(count, 'company')}, ${year}. Dashed: medians; area of a circle: ${by}`,
  }),
  size: {
    'market-cap': { ja: '時価総額', en: 'market cap' },
    sales: { ja: '売上高', en: 'sales' },
  },
  left: (count: string) => ({
    ja: `片方の軸にスコアのない${count}社は図にない`,
    en: `${count} without a score on one of the axes ${pluralOf('be', count)} left out`,
  }),
  openCompany: {
    ja: '丸または表の行を選ぶと、その企業の画面に移ります。',
    en: 'Choose a circle, or a row of the table, to open that company.',
  },
  tabs: {
    sustainability_score: { ja: '総合', en: 'Total' },
    e_score: { ja: 'E', en: 'E' },
    s_score: { ja: 'S', en: 'S' },
    g_score: { ja: 'G', en: 'G' },
  },
  hollow: {
    ja: '白抜きは、開示された数値が重みの半分に満たない年度。途切れはスコアなし。',
    en: 'Hollow: less than half of the weight rests on disclosed figures. A gap: no score.',
  },
  capture: { ja: '全カテゴリーの詳細を開く・保存', en: 'Open all categories in detail, save' },
  captureHint: {
    ja: '指標ごとの業種内順位と開示状況、画像とCSVの保存',
    en: 'Rank in industry and disclosure of every indicator, image and CSV',
  },
  downloadOpen: { ja: 'このデータをダウンロード', en: 'Download this data' },
  downloadClose: { ja: '閉じる', en: 'Close' },
  downloadWait: { ja: '画面のデータを読み込んでいます…', en: 'Loading the data on this screen…' },
  csv: { ja: 'スコア一覧（CSV）', en: 'Scores (CSV)' },
  csvText: (count: string) => ({
    ja: `表示中の${count}スコアの値・順位・業種平均・カバー率`,
    en: `Value, rank, industry average and coverage of the ${counted(count, 'score')} shown`,
  }),
  rows: { ja: '総合スコアの根拠（JSON）', en: 'Rows behind the total score (JSON)' },
  rowsText: {
    ja: '計算に使った全行。製品なしで同じスコアを再計算できます',
    en: 'Every row used, enough to make the same score again without the product',
  },
})
