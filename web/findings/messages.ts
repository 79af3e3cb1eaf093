import { messages } from '../i18n/messages.ts'
import { pluralOf } from '../i18n/plurals.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const word = (count: string) => words[Number(count)] ?? count
const isOne = (number: string) => number === 'one'

/** Sentences above figures. What is counted comes as a figure; `one` or `many` tells the number of a subject. */
export const findingMessages = messages('findings', {
  and: { ja: 'と', en: ' and ' },
  comma: { ja: '、', en: ', ' },
  more: (some: string, more: string, all: string) => ({
    ja: `${some}など${all}項目`,
    en: `${some} and ${word(more)} more`,
  }),
  categories: {
    climatechange: { ja: '気候変動', en: 'climate' },
    environmental_management: { ja: '環境マネジメント', en: 'environmental management' },
    energy: { ja: 'エネルギー', en: 'energy' },
    water: { ja: '水', en: 'water' },
    waste: { ja: '廃棄物', en: 'waste' },
    emissions: { ja: '排出物', en: 'emissions' },
    community: { ja: '地域社会', en: 'community' },
    diversity_s: { ja: 'ダイバーシティ', en: 'diversity' },
    social_improvement: { ja: '社会課題への取り組み', en: 'social improvement' },
    labour_rights: { ja: '労働者の権利', en: 'labour rights' },
    board_meeting: { ja: '取締役会', en: 'the board' },
    anti_corruption: { ja: '腐敗防止', en: 'anti-corruption' },
    risk_management: { ja: 'リスク管理', en: 'risk management' },
  },
  rating: (vendor: string, value: string) => ({ ja: `${vendor}（${value}）`, en: `${vendor} (${value})` }),
  evaluations: {
    single: (rating: string) => ({
      ja: `閲覧できる評価機関のうち、区分を付けているのは1機関のみ：${rating}`,
      en: `Only one available rater gives a grade: ${rating}`,
    }),
    several: (raters: string, range: string) => ({
      ja: `${raters}機関が評価。${range}`,
      en: `${word(raters)} raters, ${range}`,
    }),
    agree: (raters: string, dispersion: string, range: string) => ({
      ja: `${raters}機関の評価はおおむね一致（ばらつき${dispersion}）。${range}`,
      en: `${word(raters)} raters broadly agree (dispersion ${dispersion}), ${range}`,
    }),
    mixed: (raters: string, dispersion: string, range: string) => ({
      ja: `${raters}機関の評価の一致は部分的（ばらつき${dispersion}）。${range}`,
      en: `${word(raters)} raters agree in part (dispersion ${dispersion}), ${range}`,
    }),
    disagree: (raters: string, dispersion: string, range: string) => ({
      ja: `${raters}機関の評価は無関係な評価機関どうしと同程度に割れている（ばらつき${dispersion}）。${range}`,
      en: `${word(raters)} raters differ as much as unrelated ones would (dispersion ${dispersion}), ${range}`,
    }),
    range: (low: string, high: string) => ({
      ja: `最も低いのは${low}、最も高いのは${high}`,
      en: `from ${low} up to ${high}`,
    }),
  },
  radar: {
    leading: (names: string, number: string) => ({
      ja: `${names}は先頭集団`,
      en: `${names} ${isOne(number) ? 'leads' : 'lead'} the field`,
    }),
    trailing: (names: string, number: string) => ({
      ja: `${names}は下位2割`,
      en: `${names} ${isOne(number) ? 'is' : 'are'} in the bottom fifth`,
    }),
    both: (leading: string, trailing: string) => ({ ja: `${leading}、${trailing}`, en: `${leading}; ${trailing}` }),
    noneTrailing: (leading: string) => ({
      ja: `${leading}、下位2割のカテゴリーはない`,
      en: `${leading}; nothing is in the bottom fifth`,
    }),
    noneLeading: (trailing: string) => ({
      ja: `${trailing}、上位2割のカテゴリーはない`,
      en: `${trailing}; nothing is in the top fifth`,
    }),
    neither: { ja: '上位2割にも下位2割にも入るカテゴリーはない', en: 'No category is in the top or the bottom fifth' },
  },
  trend: {
    span: (years: string, from: string, to: string) => ({
      ja: `${from}から${to}までの${years}年間`,
      en: `over ${word(years)} ${pluralOf('year', years)}, ${from} to ${to}`,
    }),
    rising: (points: string, span: string) => ({
      ja: `${span}で${points}ポイント上昇`,
      en: `Up ${points} points ${span}`,
    }),
    falling: (points: string, span: string) => ({
      ja: `${span}で${points}ポイント低下`,
      en: `Down ${points} points ${span}`,
    }),
    flat: (signed: string, span: string) => ({
      ja: `${span}はほぼ横ばい（${signed}ポイント）`,
      en: `Flat ${span} (${signed} points)`,
    }),
  },
  unlikeYears: (last: string) => ({
    ja: `${last}は前の年度と採点の根拠が大きく異なるため、推移は示せない`,
    en: `${last} rests on different figures from earlier years, so there is no trend`,
  }),
  materiality: {
    none: (themes: string) => ({
      ja: themes === '1' ? '比較できた1カテゴリーは業種平均以上' : `${themes}カテゴリーすべてが業種平均以上`,
      en:
        themes === '1'
          ? 'The only category compared is not below the industry average'
          : `None of the ${word(themes)} categories is below the industry average`,
    }),
    all: (themes: string) => ({
      ja: themes === '1' ? '比較できた1カテゴリーは業種平均を下回る' : `${themes}カテゴリーすべてが業種平均を下回る`,
      en:
        themes === '1'
          ? 'The only category compared is below the industry average'
          : `All ${word(themes)} categories are below the industry average`,
    }),
    some: (below: string, themes: string, share: string) => ({
      ja: `${themes}カテゴリーのうち${below}カテゴリーが業種平均を下回り、重みの${share}を占める`,
      en: `${word(below)} of ${word(themes)} ${pluralOf('category', themes)} ${pluralOf('be', below)} below the industry average, carrying ${share} of the weight`,
    }),
  },
  share: {
    least: { ja: '1%未満', en: 'less than 1%' },
  },
  waterfall: {
    above: (points: string) => ({ ja: `基準を${points}ポイント上回る`, en: `${points} points above the reference` }),
    below: (points: string) => ({ ja: `基準を${points}ポイント下回る`, en: `${points} points below the reference` }),
    equal: { ja: '基準と同水準', en: 'Level with the reference' },
    raising: (names: string) => ({ ja: `主な押し上げ要因は${names}`, en: `lifted most by ${names}` }),
    lowering: (names: string) => ({ ja: `主な押し下げ要因は${names}`, en: `held back most by ${names}` }),
    first: { ja: '。', en: ', ' },
    between: { ja: '、', en: ' and ' },
  },
  highlights: {
    silent: (name: string) => ({ ja: `${name}（未開示）`, en: `${name} (not disclosed)` }),
    strengths: (names: string, number: string) => ({
      ja: `強みは${names}`,
      en: `${isOne(number) ? 'strength' : 'strengths'}: ${names}`,
    }),
    issues: (names: string, number: string) => ({
      ja: `課題は${names}`,
      en: `${isOne(number) ? 'issue' : 'issues'}: ${names}`,
    }),
    both: (strengths: string, issues: string) => ({ ja: `${strengths}、${issues}`, en: `${strengths}; ${issues}` }),
    noneStrong: (issues: string) => ({ ja: `際立った強みはなく、${issues}`, en: `No strength stands out; ${issues}` }),
    noneWeak: (strengths: string) => ({
      ja: `${strengths}、目立った課題はない`,
      en: `${strengths}; no issue stands out`,
    }),
    neither: { ja: '際立った強みも課題もない', en: 'Neither a strength nor an issue stands out' },
  },
  consensus: {
    agree: (raters: string, dispersion: string, percent: string) => ({
      ja: `${raters}機関の評価はおおむね一致（ばらつき${dispersion}）。パーセンタイル順位の平均は${percent}（100が最上位）`,
      en: `${word(raters)} raters broadly agree (dispersion ${dispersion}); their mean percentile rank is ${percent} of 100`,
    }),
    mixed: (raters: string, dispersion: string, percent: string) => ({
      ja: `${raters}機関の評価の一致は部分的（ばらつき${dispersion}）。パーセンタイル順位の平均は${percent}（100が最上位）`,
      en: `${word(raters)} raters agree in part (dispersion ${dispersion}); their mean percentile rank is ${percent} of 100`,
    }),
    disagree: (raters: string, dispersion: string, percent: string) => ({
      ja: `${raters}機関の評価は無関係な評価機関どうしと同程度に割れている（ばらつき${dispersion}）。パーセンタイル順位の平均${percent}は参考にとどまる`,
      en: `${word(raters)} raters differ as much as unrelated ones would (dispersion ${dispersion}), so their mean percentile rank, ${percent} of 100, says little`,
    }),
  },
  coverage: {
    none: { ja: 'スコアに開示値は使われていない', en: 'None of the score rests on disclosed figures' },
    least: { ja: 'スコアのうち開示値に基づくのは1%未満', en: 'Less than 1% of the score rests on disclosed figures' },
    low: (share: string) => ({
      ja: `スコアのうち開示値に基づくのは${share}のみ`,
      en: `Only ${share} of the score rests on disclosed figures`,
    }),
    high: (share: string) => ({
      ja: `スコアの${share}が開示値に基づく`,
      en: `${share} of the score rests on disclosed figures`,
    }),
  },
  noData: {
    evaluations: {
      ja: '閲覧できる評価機関のうち、同社に区分を付けているものはない',
      en: 'No available rater gives this company a grade',
    },
    radar: { ja: 'スコアのあるカテゴリーがない', en: 'No category has a score' },
    trend: {
      ja: 'スコアのある年度が2つに満たず、推移は示せない',
      en: 'Fewer than two years have a score, so there is no trend',
    },
    materiality: {
      ja: '業種平均と比べられるカテゴリーがない',
      en: 'No category can be compared with the industry average',
    },
    waterfall: { ja: '内訳を示せるスコアがない', en: 'There is no score to break down' },
    consensus: {
      ja: '順位を付けている閲覧可能な評価機関が2つに満たず、コンセンサスは求められない',
      en: 'Fewer than two available raters rank this company, so there is no consensus',
    },
    coverage: {
      ja: 'スコアがなく、開示値の割合は示せない',
      en: 'No score, so no share of disclosed figures',
    },
  },
})

export type FindingWords = ReturnType<typeof findingMessages>
