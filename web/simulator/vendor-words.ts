export const vendorsWords = {
  title: { ja: '評価機関の評価（統計モデル）', en: 'Vendor ratings (statistical model)' },
  unit: (share: string) => ({
    ja: `統計モデルの予測値と${share}区間。手法は評価機関のものではありません`,
    en: `Prediction of a statistical model, with its ${share} interval; not the vendors’ own methods`,
  }),
  vendor: { ja: '評価機関', en: 'Vendor' },
  actual: { ja: '実際の評価', en: 'Its rating' },
  now: { ja: '現在の数値から', en: 'From current figures' },
  simulated: { ja: '変更後', en: 'Simulated' },
  axis: { ja: '最低から最高までの位置', en: 'From the worst to the best rating' },
  error: { ja: '未知の評価への平均誤差', en: 'Mean error on unseen ratings' },
  basis: { ja: 'モデルの学習', en: 'Trained on' },
  headlines: {
    locked: { ja: '閲覧できる評価機関がない', en: 'No vendor is included in your contract' },
    none: { ja: 'モデルを作れるだけの評価がない', en: 'Too few ratings for a model' },
    noBetter: { ja: '業種平均より精度の高いモデルはない', en: 'No model beats the industry mean' },
    some: (better: string, all: string) => ({
      ja: `${all}機関のうち${better}機関で、業種平均より精度が高い`,
      en: all === '1' ? 'The one model beats the industry mean' : `${better} of ${all} models beat the industry mean`,
    }),
  },
  states: {
    locked: { ja: '契約外', en: 'Locked' },
    'no-ratings': { ja: '評価が取り込まれていません', en: 'No ratings have been imported' },
    'too-few': {
      ja: '評価が少なく、モデルを作れません（30社・50件以上が必要）',
      en: 'Too few ratings for a model (30 companies and 50 ratings are needed)',
    },
    leakage: {
      ja: '評価そのものと同じ動きをする数値があり、モデルを使いません',
      en: 'A figure moves with the rating itself, so the model is not used',
    },
    'no-score': { ja: '同社のスコアがなく、予測できません', en: 'The company has no score, so there is no prediction' },
  },
  unrated: { ja: '評価なし', en: 'Not rated' },
  invented: { ja: '架空', en: 'invented' },
  range: (low: string, high: string) => ({ ja: `${low}〜${high}`, en: `${low} to ${high}` }),
  errors: (own: string, mean: string) => ({
    ja: `${own}（業種平均で予測した場合${mean}）`,
    en: `${own} (industry mean ${mean})`,
  }),
  lastYear: (error: string, own: string) => ({
    ja: `前回の評価で予測した場合${error}、同じ企業でのモデル${own}。`,
    en: `Repeating the last rating: ${error}; the model on the same companies: ${own}.`,
  }),
  fit: (r2: string, rank: string, coverage: string) => ({
    ja: `R²${r2}、順位相関${rank}、区間に入った割合${coverage}。`,
    en: `R² ${r2}, rank correlation ${rank}, ${coverage} inside the interval.`,
  }),
  noBetter: { ja: '業種平均を上回る精度はありません。', en: 'No better than the industry mean.' },
  made: (group: string, companies: string, ratings: string) => ({
    ja: `${group}${companies}社・${ratings}件`,
    en: `${group}: ${companies} companies, ${ratings} ratings`,
  }),
  years: (first: string, last: string) => ({ ja: `${first}〜${last}。`, en: `${first} to ${last}.` }),
  oneYear: { ja: '1年分のため、年をまたぐ検証はしていません。', en: 'One year only, so not tested across years.' },
  leading: (names: string) => ({ ja: `影響の大きい項目：${names}`, en: `Main drivers: ${names}` }),
  comma: { ja: '、', en: ', ' },
  features: {
    unscored: { ja: 'スコアのないカテゴリー', en: 'categories without a score' },
    coverage: { ja: '開示率', en: 'disclosure' },
    sales: { ja: '売上高', en: 'sales' },
    headcount: { ja: '従業員数', en: 'headcount' },
  },
  note: {
    ja: '誤差は最低を0、最高を100とした目盛り上のポイントです。企業を分け、年の順に検証しました。評価と企業のスコアの関係は、原因を示すものではありません。',
    en: 'Errors are points on a scale from 0, the worst rating, to 100, the best; tested on other companies and later years. That ratings move with scores does not imply causation.',
  },
  method: { ja: '手法を読む', en: 'Read the method' },
}
