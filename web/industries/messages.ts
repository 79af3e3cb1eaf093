import { coverageName } from '#contract/scores/score-names.ts'
import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

/** A difference beside the sentence that judges it. */
const above = (points: string, isAbove: boolean) => `${points}${isAbove ? 'ポイント高い' : 'ポイント低い'}`

import { methodWords } from '../scoring/method-words.ts'

export const industryMessages = messages('industries', {
  title: { ja: '業種一覧', en: 'Industries' },
  find: { ja: '業種を探す', en: 'Find an industry' },
  basis: { ja: '業種分類', en: 'Classification' },
  standard: { ja: '業種分類の対応表', en: 'Classification mapping' },
  wholeMarket: { ja: '市場全体を見る', en: 'See the whole market' },
  andUnclassified: { ja: 'ほかに業種未分類の企業', en: 'and companies without an industry' },
  industries: (count: string) => ({ ja: `${count}業種`, en: counted(count, 'industry') }),
  of: (all: string) => ({ ja: `／ ${all}業種`, en: `of ${all}` }),
  industry: { ja: '業種', en: 'Industry' },
  sector: { ja: 'セクター', en: 'Sector' },
  companies: { ja: '企業数', en: 'Companies' },
  scored: { ja: 'スコアあり', en: 'Scored' },
  companyCount: (count: string) => ({ ja: `${count}社`, en: counted(count, 'company') }),
  average: { ja: '上位10社平均', en: 'Top-10 average' },
  pillars: {
    e_score: { ja: 'E', en: 'E' },
    s_score: { ja: 'S', en: 'S' },
    g_score: { ja: 'G', en: 'G' },
  },
  total: { ja: '総合', en: 'Total' },
  change: { ja: '前年差', en: 'vs last year' },
  changeInPoints: { ja: '前年差（スコアのポイント）', en: 'vs last year (points of score)' },
  periods: { ja: '前年差の期間', en: 'Periods compared' },
  quartiles: { ja: '企業の分布', en: 'Distribution of companies' },
  median: { ja: '中央値', en: 'Median' },
  lower: { ja: '下位25%点', en: 'Lower quartile' },
  upper: { ja: '上位25%点', en: 'Upper quartile' },
  least: { ja: '最低', en: 'Minimum' },
  most: { ja: '最高', en: 'Maximum' },
  coverage: coverageName,
  listFinding: (high: string, highest: string, low: string, lowest: string) => ({
    ja: `平均が最も高いのは${high}（${highest}）、最も低いのは${low}（${lowest}）`,
    en: `The average is highest in ${high} (${highest}) and lowest in ${low} (${lowest})`,
  }),
  stripKey: {
    ja: '箱は企業の中央50%、縦線は中央値、線の両端は最高と最低、点は上位10社（満たない業種では全社）の平均',
    en: 'Box: middle half of the companies; tick: median; line: minimum to maximum; dot: average of the ten largest, or of all where there are fewer',
  },
  noMatch: { ja: '該当する業種がありません', en: 'No industry matches' },
  clear: { ja: '条件をクリア', en: 'Clear the search' },
  noGics: {
    ja: 'この市場の企業にはGICSコードがないため、東証33業種で並べています。',
    en: 'No company in this market has a GICS code, so they are grouped by TSE industry.',
  },
  emptyMarket: { ja: 'まだ企業が登録されていません', en: 'There are no companies yet' },
  tabs: { ja: '業種ページ', en: 'Industry page' },
  tab: {
    sustainability: { ja: 'サステナビリティ', en: 'Sustainability' },
    overview: { ja: '概要', en: 'Overview' },
    companies: { ja: '企業', en: 'Companies' },
  },
  print: { ja: '印刷用に開く', en: 'Print view' },
  all: { ja: '業種一覧', en: 'All industries' },
  noScore: (year: string) => ({
    ja: `${year && `${year}の`}スコアはありません`,
    en: year ? `No score for ${year}` : 'No scores',
  }),
  sentence: (text: string) => ({ ja: `${text}。`, en: `${text}.` }),
  allScored: (count: string) => ({ ja: `${count}社すべてにスコア`, en: `${counted(count, 'company')}, all scored` }),
  unscoredLeaders: (count: string) => ({
    ja: `10社のうち${count}社はスコアがなく、平均に含めていません。`,
    en: `${counted(count, 'company')} among the ten largest ${pluralOf('have', count)} no score and ${pluralOf('be', count)} left out of the average.`,
  }),
  noScoreText: {
    ja: '報告書のある企業がないため、この年度は採点していません。',
    en: 'No company has a report for the year, so nothing was scored.',
  },
  showLatest: (year: string) => ({
    ja: `データのある最新年度（${year}）を表示`,
    en: `Show ${year}, the latest with data`,
  }),
  byStandard: { ja: '標準手法で見る', en: 'View with the standard method' },
  preparing: {
    ja: 'スコアを計算しています。まもなく表示します。',
    en: 'Scores are being calculated and will appear shortly.',
  },
  membersNow: (count: string) => ({
    ja: `この業種の${count}社：`,
    en: `${counted(count, 'company')} in this industry:`,
  }),
  averageBy: {
    'market-cap': (day: string) => ({
      ja: `上位10社は${day}の時価総額による（月初に固定）`,
      en: `Ten largest by market cap on ${day}, fixed at the start of the month`,
    }),
    sales: (_day: string) => ({
      ja: '株価のない市場のため、上位10社は最新年度の売上高（連結のない企業は単体）による',
      en: 'No share prices in this market: ten largest by latest-year sales (of the parent entity where there are no consolidated ones)',
    }),
  },
  sizeBy: {
    'market-cap': { ja: '時価総額（億円）', en: 'Market cap (JPY 100m)' },
    sales: { ja: '売上高（億円）', en: 'Sales (JPY 100m)' },
  },
  averages: { ja: '上位10社の平均', en: 'Average of the ten largest' },
  position: { ja: '業種の位置', en: 'Position' },
  leaders: { ja: '対象の10社', en: 'The ten companies' },
  averagesFinding: (average: string, rank: string, of: string, change: string) => ({
    ja: `上位10社の平均は${average}、${of}業種中${rank}位${change}`,
    en: `The ten largest average ${average}, rank ${rank} of ${counted(of, 'industry')}${change}`,
  }),
  marketAverageFinding: (average: string, change: string) => ({
    ja: `上位10社の平均は${average}${change}`,
    en: `The ten largest average ${average}${change}`,
  }),
  onYear: (points: string) => ({ ja: `。前年差${points}ポイント`, en: `, ${points} vs last year` }),
  noAverage: { ja: '上位10社にスコアのある企業がない', en: 'None of the ten largest has a score' },
  score: { ja: 'スコア', en: 'Score' },
  rank: { ja: '順位', en: 'Rank' },
  rankOf: (rank: string, of: string) => ({ ja: `${rank} / ${of}`, en: `${rank} / ${of}` }),
  marketMedian: { ja: '市場の中央値', en: 'Market median' },
  among: { ja: 'すべての業種の中での位置', en: 'Among all industries' },
  amongKey: {
    ja: '細い線は各業種の平均、点がこの業種、太い縦線は市場の中央値',
    en: 'Thin lines: industry averages; dot: this industry; tick: market median',
  },
  company: { ja: '企業', en: 'Company' },
  size: { ja: '規模', en: 'Size' },
  distribution: { ja: '企業の分布', en: 'Distribution of companies' },
  distributionFinding: (low: string, high: string, median: string) => ({
    ja: `企業の半数は${low}から${high}のあいだにあり、中央値は${median}`,
    en: `Half of the companies score between ${low} and ${high}; the median is ${median}`,
  }),
  besideMarket: (points: string, isAbove: boolean) => ({
    ja: `、市場全体より${above(points, isAbove)}`,
    en: `, ${points} points ${isAbove ? 'above' : 'below'} the market’s`,
  }),
  likeMarket: { ja: '、市場全体と同水準', en: ', in line with the market’s' },
  histogram: { ja: '度数分布', en: 'Frequency' },
  each: { ja: '各社', en: 'Each company' },
  range: { ja: 'スコアの範囲', en: 'Score' },
  count: { ja: '企業数', en: 'Companies' },
  tenAverage: { ja: '上位10社平均', en: 'Top-10 average' },
  origins: {
    disclosed: (share: string) => ({
      ja: `${share}が開示値（情報源の推計を含む）`,
      en: `${share} were disclosed or estimated by their source`,
    }),
    inferred: (share: string) => ({ ja: `${share}がモデル推計値`, en: `${share} are inferred` }),
    worst: (share: string) => ({ ja: `${share}が最悪値`, en: `${share} are set to the worst value` }),
    sentence: (parts: readonly string[]) => ({
      ja: `採点に使った数値の${parts.join('、')}。`,
      en: `Of the figures scored, ${new Intl.ListFormat('en').format(parts)}.`,
    }),
  },
  coverageLine: (median: string, lower: string, upper: string) => ({
    ja: `カバー率は中央値${median}（半数の企業は${lower}から${upper}）。`,
    en: `Median coverage ${median}; half of the companies lie between ${lower} and ${upper}.`,
  }),
  materiality: { ja: 'マテリアリティマップ', en: 'Materiality map' },
  materialityFinding: (heaviest: string) => ({ ja: `重みが大きいのは${heaviest}`, en: `${heaviest} weigh most` }),
  allAbove: {
    ja: '。上位10社の平均はいずれも市場の中央値以上',
    en: '; the ten largest are at or above the market median in all of them',
  },
  below: (names: string) => ({
    ja: `。そのうち${names}は市場の中央値を下回る`,
    en: `; the ten largest trail the market median in ${names}`,
  }),
  weightsTimesScores: { ja: '重み×スコア', en: 'Weight × score' },
  category: { ja: 'カテゴリー', en: 'Category' },
  weight: { ja: '重み', en: 'Weight' },
  contribution: { ja: '寄与', en: 'Contribution' },
  difference: { ja: '市場の中央値との差', en: 'vs market median' },
  materialityNote: {
    ja: '寄与は重み×上位10社の平均。合計は、10社すべてに全カテゴリーのスコアがあるとき総合の平均に一致します。',
    en: 'Contribution is weight × average of the ten largest. Contributions add up to the average total where all ten have a score in every category.',
  },
  years: { ja: '平均の推移', en: 'Average over the years' },
  yearsNote: {
    ja: '過去の年度も、当月の10社で集計しています。',
    en: 'Earlier years are averaged over the same ten companies.',
  },
  movers: { ja: 'スコアが動いた企業', en: 'Biggest movers' },
  moversFinding: (up: string, gain: string, down: string, loss: string) => ({
    ja: `最も上げたのは${up}（${gain}）、最も下げたのは${down}（${loss}）`,
    en: `${up} rose most (${gain}), ${down} fell most (${loss})`,
  }),
  onlyRose: (name: string, gain: string) => ({
    ja: `最も上げたのは${name}（${gain}）`,
    en: `${name} rose most (${gain})`,
  }),
  onlyFell: (name: string, loss: string) => ({
    ja: `最も下げたのは${name}（${loss}）`,
    en: `${name} fell most (${loss})`,
  }),
  noMovers: { ja: '前年と比べられる企業がない', en: 'No company can be compared with the year before' },
  rose: { ja: '上昇', en: 'Risers' },
  fell: { ja: '下降', en: 'Fallers' },
  moversNote: (companies: string) => ({
    ja: `両年度にスコアのある${companies}社の比較。E・S・Gは総合の変化への寄与で、合計は変化に一致します。`,
    en: `Among ${counted(companies, 'company')} scored in both years. E, S and G are the pillars’ contributions to the change in the total; they add up to it.`,
  }),
  rankChange: { ja: '順位の変化', en: 'Change in rank' },
  market: { ja: '市場', en: 'Market' },
  csvAll: (count: string) => ({
    ja: `${count}社すべてをCSVで保存…`,
    en: count === '1' ? 'Save the company as CSV…' : `Save all ${count} companies as CSV…`,
  }),
  saveAll: (industry: string, count: string) => ({
    ja: `${industry}の${count}社をCSVで保存`,
    en: `Save ${counted(count, 'company')} of ${industry} as CSV`,
  }),
  notSaved: {
    ja: '企業の一覧を用意できませんでした。もう一度お試しください。',
    en: 'The list could not be prepared. Please try again.',
  },
  companiesTitle: { ja: '企業一覧', en: 'Companies' },
  findCompany: { ja: '企業名・コードで絞り込む', en: 'Filter by name or code' },
  noCompany: { ja: '該当する企業がありません', en: 'No company matches' },
  unit: (total: string) => ({ ja: '社', en: pluralOf('company', total) }),
  sortBy: (name: string) => ({ ja: `${name}で並べ替え`, en: `Sort by ${name}` }),
  asOf: (day: string) => ({ ja: `データ基準日 ${day}`, en: `Data as of ${day}` }),
  method: methodWords,
  recipe: { ja: 'レシピ', en: 'recipe' },
  cite: { ja: 'この画面を引用', en: 'Cite this view' },
  citation: (
    name: string,
    screen: string,
    year: string,
    method: string,
    recipe: string,
    day: string,
    link: string,
  ) => ({
    ja: `${name}「${screen}」${year}、Satoyama ${method}（レシピ ${recipe}）、${day}時点。${link}`,
    en: `${name}, “${screen}”, ${year}. Satoyama, ${method} (recipe ${recipe}), as of ${day}. ${link}`,
  }),
  report: { ja: '業種レポート', en: 'Industry report' },
  back: { ja: '業種ページに戻る', en: 'Back to the industry' },
  more: (count: string) => ({
    ja: `ほか${count}社は業種ページの企業一覧にあります。`,
    en: `${count} more ${pluralOf('company', count)} ${pluralOf('be', count)} in the list on the industry page.`,
  }),
})
