export const whatifWords = {
  name: { ja: '試算', en: 'What if' },
  sell: { ja: '売る銘柄', en: 'Sell' },
  buy: { ja: '買う銘柄', en: 'Buy' },
  all: { ja: '残りすべて（比例配分）', en: 'all others, in proportion' },
  toAll: { ja: '残りすべてに戻す', en: 'Buy all others' },
  wrongPercent: {
    ja: '構成比は0より大きく100以下の数値で入力してください。',
    en: 'Enter a weight above 0 and at most 100.',
  },
  tradeLine: (sell: string, buy: string, percent: string) => ({
    ja: `${sell}を${percent}%売り、${buy}を買う`,
    en: `Sell ${percent}% of ${sell}, buy ${buy}`,
  }),
  and: { ja: '、', en: '; ' },
  percent: { ja: '構成比（%）', en: 'Weight (%)' },
  add: { ja: '売買を加える', en: 'Add the trade' },
  exclude: { ja: '除外する', en: 'Exclude' },
  tilt: { ja: '傾ける', en: 'Tilt' },
  tilts: {
    none: { ja: '傾けない', en: 'no tilt' },
    score: { ja: 'スコアの高い銘柄へ', en: 'to higher scores' },
    intensity: { ja: '原単位の低い銘柄へ', en: 'to lower intensities' },
  },
  strength: { ja: '強さ', en: 'Strength' },
  reach: { ja: '最少の売却でこのWACIに達する', en: 'WACI to reach with fewest sales' },
  clear: { ja: 'すべて戻す', en: 'Undo all' },
  nothing: {
    ja: '売買、除外、目標を指定すると、変更前後のすべての指標を示します。',
    en: 'Name a trade, an exclusion or a target to see every figure before and after.',
  },
  result: (waci: string, score: string) => ({
    ja: `WACIは${waci}、総合は${score}の変化`,
    en: `WACI ${waci}, score ${score}`,
  }),
  reached: (count: string, weight: string) => ({
    ja: `${count}銘柄、構成比${weight}%の売却で達する（厳密な最少）`,
    en: `Reached by selling ${count}, ${weight}% of weight (exact minimum)`,
  }),
  unreached: {
    ja: 'この水準以下の銘柄がなく、売却では達しない',
    en: 'No holding is at or below this level: sales alone cannot reach it',
  },
  already: { ja: 'すでに達している', en: 'Reached already' },
  figure: { ja: '指標', en: 'Figure' },
  change: { ja: '差', en: 'Change' },
  sold: { ja: '売却する銘柄', en: 'Sales' },
  soldShare: { ja: '売却割合（%）', en: 'Share sold (%)' },
  excludedFinding: (count: string) => ({
    ja: `${count}銘柄を除外`,
    en: `${count} ${count === '1' ? 'holding' : 'holdings'} excluded`,
  }),
  colon: { ja: '：', en: ': ' },
  undecided: (screen: string, percent: string) => ({
    ja: `「${screen}」は構成比の${percent}%で判定に足る情報がなく、その銘柄は除外していません。`,
    en: `“${screen}” cannot be decided for ${percent}% of the weight: those holdings stay in.`,
  }),
  unknownScreens: (codes: string) => ({
    ja: `このスクリーンはありません：${codes}`,
    en: `There is no such screen: ${codes}`,
  }),
  ignored: (trades: string) => ({ ja: `実行できない売買：${trades}`, en: `Trades that cannot be executed: ${trades}` }),
  reasons: {
    'not-held': { ja: '保有がない', en: 'not held' },
    unknown: { ja: '市場データにない', en: 'not in the market data' },
    'nothing-left': { ja: '残りがない', en: 'nothing left' },
  },
  remove: { ja: '取り消す', en: 'Remove' },
}
