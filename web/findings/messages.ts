import { messages } from '../i18n/messages.ts'
import { pluralOf } from '../i18n/plurals.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const word = (count: string) => words[Number(count)] ?? count
const isOne = (number: string) => number === 'one'

/** Sentences above figures. What is counted comes as a figure; `one` or `many` tells the number of a subject. */
export const findingMessages = messages('findings', {
  ja: {
    and: 'と',
    comma: '、',
    more: (some: string, _more: string, all: string) => `${some}など${all}項目`,
    categories: {
      climatechange: '気候変動',
      environmental_management: '環境マネジメント',
      energy: 'エネルギー',
      water: '水',
      waste: '廃棄物',
      emissions: '排出物',
      community: '地域社会',
      diversity_s: 'ダイバーシティ',
      social_improvement: '社会課題への取り組み',
      labour_rights: '労働者の権利',
      board_meeting: '取締役会',
      anti_corruption: '腐敗防止',
      risk_management: 'リスク管理',
    },
    rating: (vendor: string, value: string) => `${vendor}（${value}）`,
    evaluations: {
      single: (rating: string) => `閲覧できる評価機関のうち、区分を付けているのは1機関のみ：${rating}`,
      several: (raters: string, range: string) => `${raters}機関が評価。${range}`,
      agree: (raters: string, dispersion: string, range: string) =>
        `${raters}機関の評価はおおむね一致（ばらつき${dispersion}）。${range}`,
      mixed: (raters: string, dispersion: string, range: string) =>
        `${raters}機関の評価の一致は部分的（ばらつき${dispersion}）。${range}`,
      disagree: (raters: string, dispersion: string, range: string) =>
        `${raters}機関の評価は無関係な評価機関どうしと同程度に割れている（ばらつき${dispersion}）。${range}`,
      range: (low: string, high: string) => `最も低いのは${low}、最も高いのは${high}`,
    },
    radar: {
      leading: (names: string, _number: string) => `${names}は先頭集団`,
      trailing: (names: string, _number: string) => `${names}は下位2割`,
      both: (leading: string, trailing: string) => `${leading}、${trailing}`,
      noneTrailing: (leading: string) => `${leading}、下位2割のカテゴリーはない`,
      noneLeading: (trailing: string) => `${trailing}、上位2割のカテゴリーはない`,
      neither: '上位2割にも下位2割にも入るカテゴリーはない',
    },
    trend: {
      span: (years: string, from: string, to: string) => `${from}から${to}までの${years}年間`,
      rising: (points: string, span: string) => `${span}で${points}ポイント上昇`,
      falling: (points: string, span: string) => `${span}で${points}ポイント低下`,
      flat: (signed: string, span: string) => `${span}はほぼ横ばい（${signed}ポイント）`,
    },
    unlikeYears: (last: string) => `${last}は前の年度と採点の根拠が大きく異なるため、推移は示せない`,
    materiality: {
      none: (themes: string) =>
        themes === '1' ? '比較できた1カテゴリーは業種平均以上' : `${themes}カテゴリーすべてが業種平均以上`,
      all: (themes: string) =>
        themes === '1' ? '比較できた1カテゴリーは業種平均を下回る' : `${themes}カテゴリーすべてが業種平均を下回る`,
      some: (below: string, themes: string, share: string) =>
        `${themes}カテゴリーのうち${below}カテゴリーが業種平均を下回り、重みの${share}を占める`,
    },
    share: { least: '1%未満' },
    waterfall: {
      above: (points: string) => `基準を${points}ポイント上回る`,
      below: (points: string) => `基準を${points}ポイント下回る`,
      equal: '基準と同水準',
      raising: (names: string) => `主な押し上げ要因は${names}`,
      lowering: (names: string) => `主な押し下げ要因は${names}`,
      first: '。',
      between: '、',
    },
    highlights: {
      silent: (name: string) => `${name}（未開示）`,
      strengths: (names: string, _number: string) => `強みは${names}`,
      issues: (names: string, _number: string) => `課題は${names}`,
      both: (strengths: string, issues: string) => `${strengths}、${issues}`,
      noneStrong: (issues: string) => `際立った強みはなく、${issues}`,
      noneWeak: (strengths: string) => `${strengths}、目立った課題はない`,
      neither: '際立った強みも課題もない',
    },
    consensus: {
      agree: (raters: string, dispersion: string, percent: string) =>
        `${raters}機関の評価はおおむね一致（ばらつき${dispersion}）。パーセンタイル順位の平均は${percent}（100が最上位）`,
      mixed: (raters: string, dispersion: string, percent: string) =>
        `${raters}機関の評価の一致は部分的（ばらつき${dispersion}）。パーセンタイル順位の平均は${percent}（100が最上位）`,
      disagree: (raters: string, dispersion: string, percent: string) =>
        `${raters}機関の評価は無関係な評価機関どうしと同程度に割れている（ばらつき${dispersion}）。パーセンタイル順位の平均${percent}は参考にとどまる`,
    },
    coverage: {
      none: 'スコアに開示値は使われていない',
      least: 'スコアのうち開示値に基づくのは1%未満',
      low: (share: string) => `スコアのうち開示値に基づくのは${share}のみ`,
      high: (share: string) => `スコアの${share}が開示値に基づく`,
    },
    noData: {
      evaluations: '閲覧できる評価機関のうち、同社に区分を付けているものはない',
      radar: 'スコアのあるカテゴリーがない',
      trend: 'スコアのある年度が2つに満たず、推移は示せない',
      materiality: '業種平均と比べられるカテゴリーがない',
      waterfall: '内訳を示せるスコアがない',
      consensus: '順位を付けている閲覧可能な評価機関が2つに満たず、コンセンサスは求められない',
      coverage: 'スコアがなく、開示値の割合は示せない',
    },
  },
  en: {
    and: ' and ',
    comma: ', ',
    more: (some, more) => `${some} and ${word(more)} more`,
    categories: {
      climatechange: 'climate',
      environmental_management: 'environmental management',
      energy: 'energy',
      water: 'water',
      waste: 'waste',
      emissions: 'emissions',
      community: 'community',
      diversity_s: 'diversity',
      social_improvement: 'social improvement',
      labour_rights: 'labour rights',
      board_meeting: 'the board',
      anti_corruption: 'anti-corruption',
      risk_management: 'risk management',
    },
    rating: (vendor, value) => `${vendor} (${value})`,
    evaluations: {
      single: (rating) => `Only one of the raters in view gives a class: ${rating}`,
      several: (raters, range) => `${word(raters)} raters, ${range}`,
      agree: (raters, dispersion, range) => `${word(raters)} raters broadly agree (dispersion ${dispersion}), ${range}`,
      mixed: (raters, dispersion, range) => `${word(raters)} raters agree in part (dispersion ${dispersion}), ${range}`,
      disagree: (raters, dispersion, range) =>
        `${word(raters)} raters differ as much as unrelated ones would (dispersion ${dispersion}), ${range}`,
      range: (low, high) => `from ${low} up to ${high}`,
    },
    radar: {
      leading: (names, number) => `${names} ${isOne(number) ? 'leads' : 'lead'} the field`,
      trailing: (names, number) => `${names} ${isOne(number) ? 'is' : 'are'} in the bottom fifth`,
      both: (leading, trailing) => `${leading}; ${trailing}`,
      noneTrailing: (leading) => `${leading}; nothing is in the bottom fifth`,
      noneLeading: (trailing) => `${trailing}; nothing is in the top fifth`,
      neither: 'No category is in the top or the bottom fifth',
    },
    trend: {
      span: (years, from, to) => `over ${word(years)} ${pluralOf('year', years)}, ${from} to ${to}`,
      rising: (points, span) => `Up ${points} points ${span}`,
      falling: (points, span) => `Down ${points} points ${span}`,
      flat: (signed, span) => `Flat ${span} (${signed} points)`,
    },
    unlikeYears: (last) => `${last} rests on other figures than the years before, so there is no trend`,
    materiality: {
      none: (themes) =>
        themes === '1'
          ? 'The only category compared is not below the industry average'
          : `None of the ${word(themes)} categories is below the industry average`,
      all: (themes) =>
        themes === '1'
          ? 'The only category compared is below the industry average'
          : `All ${word(themes)} categories are below the industry average`,
      some: (below, themes, share) =>
        `${word(below)} of ${word(themes)} ${pluralOf('category', themes)} ${pluralOf('be', below)} below the industry average, carrying ${share} of the weight`,
    },
    share: { least: 'less than 1%' },
    waterfall: {
      above: (points) => `${points} points above the reference`,
      below: (points) => `${points} points below the reference`,
      equal: 'Level with the reference',
      raising: (names) => `lifted most by ${names}`,
      lowering: (names) => `held back most by ${names}`,
      first: ', ',
      between: ' and ',
    },
    highlights: {
      silent: (name) => `${name} (not disclosed)`,
      strengths: (names, number) => `${isOne(number) ? 'strength' : 'strengths'}: ${names}`,
      issues: (names, number) => `${isOne(number) ? 'issue' : 'issues'}: ${names}`,
      both: (strengths, issues) => `${strengths}; ${issues}`,
      noneStrong: (issues) => `No strength stands out; ${issues}`,
      noneWeak: (strengths) => `${strengths}; no issue stands out`,
      neither: 'Neither a strength nor an issue stands out',
    },
    consensus: {
      agree: (raters, dispersion, percent) =>
        `${word(raters)} raters broadly agree (dispersion ${dispersion}); their mean percentile rank is ${percent} of 100`,
      mixed: (raters, dispersion, percent) =>
        `${word(raters)} raters agree in part (dispersion ${dispersion}); their mean percentile rank is ${percent} of 100`,
      disagree: (raters, dispersion, percent) =>
        `${word(raters)} raters differ as much as unrelated ones would (dispersion ${dispersion}), so their mean percentile rank, ${percent} of 100, says little`,
    },
    coverage: {
      none: 'None of the score rests on disclosed figures',
      least: 'Less than 1% of the score rests on disclosed figures',
      low: (share) => `Only ${share} of the score rests on disclosed figures`,
      high: (share) => `${share} of the score rests on disclosed figures`,
    },
    noData: {
      evaluations: 'No rater in view gives this company a class',
      radar: 'No category has a score',
      trend: 'Fewer than two years have a score, so there is no trend',
      materiality: 'No category can be compared with the industry average',
      waterfall: 'There is no score to break down',
      consensus: 'Fewer than two raters in view rank this company, so there is no consensus',
      coverage: 'There is no score, so no share of it rests on disclosed figures',
    },
  },
})

export type FindingWords = ReturnType<typeof findingMessages>
