import { formatNumber } from '../format.ts'
import { messages } from '../i18n/messages.ts'
import { climateWords } from './words/climate.ts'
import { esgWords } from './words/esg.ts'
import { holdingsTableWords } from './words/holdings.ts'
import { paiWords } from './words/impacts.ts'
import { printWords } from './words/print.ts'
import { temperatureWords } from './words/temperature.ts'
import { timeWords } from './words/time.ts'
import { uploadWords } from './words/upload.ts'
import { whatifWords } from './words/what-if.ts'

export const portfolioMessages = messages('portfolio', {
  title: { ja: 'ポートフォリオ', en: 'Portfolio' },
  market: { ja: '市場全体（時価総額加重）', en: 'The market, by market capitalization' },
  none: { ja: 'なし', en: 'None' },
  unknownSource: { ja: '（該当なし）', en: '(not found)' },
  of: { ja: '対象', en: 'Portfolio' },
  benchmark: { ja: 'ベンチマーク', en: 'Benchmark' },
  date: { ja: '保有日', en: 'Position date' },
  scope: { ja: '排出量', en: 'Emissions' },
  scopes: {
    '12': { ja: 'Scope 1+2', en: 'Scope 1+2' },
    '123': { ja: 'Scope 1+2+3', en: 'Scope 1+2+3' },
  },
  uncovered: { ja: '対象外の構成比', en: 'Weight not covered' },
  uncoveredRules: {
    rescale: { ja: '100%に引き直す', en: 'rescale to 100%' },
    keep: { ja: '0として残す', en: 'keep as zero' },
  },
  estimates: { ja: '推計値', en: 'Estimates' },
  estimateRules: {
    on: { ja: '含める', en: 'included' },
    off: { ja: '含めない', en: 'left out' },
  },
  value: { ja: '投資額（円）', en: 'Invested (yen)' },
  kinds: {
    portfolio: { ja: '取り込んだ保有', en: 'Your files' },
    holdings: { ja: '市場データの保有', en: 'Holdings in the market data' },
    watchlist: { ja: 'ウォッチリスト', en: 'Watchlists' },
    index: { ja: '指数', en: 'Indices' },
    market: { ja: '市場', en: 'Market' },
  },
  holdings: (count: string) => ({ ja: `${count}銘柄`, en: count === '1' ? '1 holding' : `${count} holdings` }),
  yen: (million: number) => ({ ja: `${formatNumber(million / 100, 1)}億円`, en: `¥${formatNumber(million)}m` }),
  held: (day: string) => ({ ja: `保有日 ${day}`, en: `positions of ${day}` }),
  fiscalYear: (year: string) => ({ ja: `数値は${year}`, en: `figures of ${year}` }),
  against: (name: string) => ({ ja: `ベンチマーク：${name}`, en: `benchmark: ${name}` }),
  weightings: {
    value: { ja: '構成比は評価額による', en: 'weighted by value' },
    weight: { ja: '構成比は取り込んだ比率による', en: 'weighted as in the file' },
    stake: { ja: '構成比は持分比率による', en: 'weighted by ownership ratio' },
    equal: { ja: '持分は未入力で、均等とみなす', en: 'no stakes entered: equal weights assumed' },
    'market-cap': { ja: '構成比は時価総額による', en: 'weighted by market capitalization' },
  },
  entered: (percent: string) => ({ ja: `入力された比率の合計 ${percent}%`, en: `ratios entered: ${percent}%` }),
  sides: (long: string, short: string, net: string) => ({
    ja: `買い持ち${long}、売り持ち${short}、差引${net}（構成比と指標は買い持ちを100%とする）`,
    en: `long ${long}, short ${short}, net ${net} (weights and figures are of the long side, taken as 100%)`,
  }),
  unpriced: (count: string) => ({
    ja: `${count}行は価格がなく、構成比に含めない`,
    en: `${count} without a price, in no weight`,
  }),
  unmatched: (count: string, weight: string) => ({
    ja: `${count}件（構成比${weight}%）は市場データになく、対象外`,
    en: `${count} (${weight}% of weight) not in the market data and not covered`,
  }),
  shown: (visibleCount: string, all: string) => ({
    ja: `${all}銘柄のうち上位${visibleCount}銘柄を表示。合計にはすべてを含む。`,
    en: `${visibleCount} of ${all} shown; totals include all.`,
  }),
  emptyTitle: { ja: 'ポートフォリオがありません', en: 'No portfolio yet' },
  emptyText: {
    ja: 'ウォッチリストに持分を入力するか、保有銘柄のファイルを取り込むと、気候・ESGの指標をベンチマークと比べられます。',
    en: 'Enter stakes in a watchlist, or import a file of holdings, to see its climate and ESG figures beside a benchmark.',
  },
  toWatchlists: { ja: 'ウォッチリストから', en: 'From a watchlist' },
  toMarket: { ja: '市場全体を見る', en: 'Look at the whole market' },
  import: { ja: '保有を取り込む', en: 'Import holdings' },
  sample: { ja: '見本で試す', en: 'Try a sample' },
  sampleName: { ja: '見本（売上高上位30社を均等に保有）', en: 'Sample (the 30 largest by sales, equally weighted)' },
  managing: {
    actions: (name: string) => ({ ja: `「${name}」の操作`, en: `Actions on “${name}”` }),
    addDay: { ja: 'ほかの日の保有を追加', en: 'Add positions of another day' },
    rename: { ja: '名前を変更', en: 'Rename' },
    renameText: {
      ja: 'ポートフォリオ名（全角75文字以内）',
      en: 'Name of the portfolio (up to 75 full-width characters)',
    },
    renameOk: { ja: '変更', en: 'Rename' },
    renamed: { ja: '名前を変更しました。', en: 'Renamed.' },
    taken: {
      ja: '同じ名前のポートフォリオがすでにあります。別の名前を入力してください。',
      en: 'You already have a portfolio of this name. Enter another.',
    },
    remove: { ja: '削除', en: 'Delete' },
    removed: (name: string) => ({ ja: `「${name}」を削除しました。`, en: `“${name}” was deleted.` }),
    undo: { ja: '元に戻す', en: 'Undo' },
  },
  print: printWords,
  parts: {
    climate: { ja: '気候', en: 'Climate' },
    temperature: { ja: '温度スコア', en: 'Temperature' },
    esg: { ja: 'ESG', en: 'ESG' },
    pai: { ja: 'PAI', en: 'PAI' },
    time: { ja: '推移', en: 'Over time' },
    whatif: { ja: '試算', en: 'What if' },
    holdings: { ja: '保有銘柄', en: 'Holdings' },
  },
  lowGood: { ja: '低いほど良い', en: 'lower is better' },
  betterYear: (year: string, percent: string) => ({
    ja: `排出量は${year}のほうがそろっています（構成比の${percent}%）。`,
    en: `Emissions are more complete for ${year} (${percent}% of weight).`,
  }),
  useYear: (year: string) => ({ ja: `${year}で見る`, en: `Show ${year}` }),
  strip: {
    waci: { ja: 'WACI', en: 'WACI' },
    score: { ja: '総合スコア', en: 'Total score' },
    financed: { ja: 'ファイナンスド・エミッション', en: 'Financed emissions' },
    footprint: { ja: 'カーボンフットプリント', en: 'Carbon footprint' },
    quality: { ja: 'データ品質（PCAF）', en: 'Data quality (PCAF)' },
    temperature: { ja: '温度スコア', en: 'Temperature score' },
    validated: { ja: 'SBT認定目標', en: 'Validated targets' },
    excluded: { ja: 'ネガティブスクリーン該当', en: 'Negative screens hit' },
  },
  units: {
    waci: { ja: 't-CO2e／売上1億円', en: 't-CO2e per ¥100m sales' },
    score: { ja: '0〜100', en: '0 to 100' },
    financed: { ja: 't-CO2e', en: 't-CO2e' },
    footprint: { ja: 't-CO2e／投資1億円', en: 't-CO2e per ¥100m invested' },
    quality: { ja: '1が最良', en: '1 is best' },
    temperature: { ja: '℃', en: '°C' },
    percent: { ja: '%', en: '%' },
    companies: { ja: '銘柄', en: 'holdings' },
  },
  benchmarkAt: (value: string) => ({ ja: `基準 ${value}`, en: `benchmark ${value}` }),
  covers: (weight: string, disclosed: string | null) => ({
    ja: disclosed === null ? `対象 ${weight}%` : `対象 ${weight}%、開示 ${disclosed}%`,
    en: disclosed === null ? `covers ${weight}%` : `covers ${weight}%, ${disclosed}% disclosed`,
  }),
  noValue: { ja: '投資額がなく計算できない', en: 'no amount invested' },
  weightShare: (weight: string) => ({ ja: `構成比 ${weight}%`, en: `${weight}% of weight` }),
  targetsShare: (share: string) => ({ ja: `目標による割合 ${share}%`, en: `${share}% based on targets` }),
  before: { ja: '現在', en: 'Now' },
  after: { ja: '変更後', en: 'After' },
  climate: climateWords,
  temperature: temperatureWords,
  esg: esgWords,
  pai: paiWords,
  time: timeWords,
  whatif: whatifWords,
  holdingsTable: holdingsTableWords,
  upload: uploadWords,
})
