import type { DisclosedCount } from '#contract/scores/score.ts'
import { coverageName, scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import { formatNumber } from '../format.ts'
import { messages } from '../i18n/messages.ts'
import { pluralOf } from '../i18n/plurals.ts'

export const scoreMessages = messages('score-words', {
  groups: {
    totals: { ja: '総合・柱', en: 'Total and pillars' },
    categories: { ja: 'カテゴリー', en: 'Categories' },
    tags: { ja: '横断スコア', en: 'Cross-cutting scores' },
    goals: { ja: 'SDGs', en: 'SDGs' },
  },
  key: { ja: scoreNames.ja.key, en: scoreNames.en.key },
  goals: { ja: scoreNames.ja.goals, en: scoreNames.en.goals },
  goal: { ja: scoreNames.ja.goal, en: scoreNames.en.goal },
  badge: {
    performance: { ja: 'パフォーマンス', en: 'performance' },
    risk: { ja: 'リスク', en: 'risk' },
    disclosure: { ja: '開示', en: 'disclosure' },
    impact: { ja: 'インパクト', en: 'impact' },
    controversy: { ja: '不祥事', en: 'controversy' },
  },
  badgeHint: { ja: '高いほど良い', en: 'higher is better' },
  letters: {
    e_score: { ja: '環境 E', en: 'Environment E' },
    s_score: { ja: '社会 S', en: 'Social S' },
    g_score: { ja: '企業統治 G', en: 'Governance G' },
  },
  initials: {
    e_score: { ja: 'E', en: 'E' },
    s_score: { ja: 'S', en: 'S' },
    g_score: { ja: 'G', en: 'G' },
  },
  displays: {
    percentile: { ja: 'パーセンタイル', en: 'percentile' },
    deviation: { ja: '偏差値', en: 'deviation score' },
  },
  displayUnits: {
    percentile: {
      ja: '業種内のパーセンタイル（0–100、高いほど良い）',
      en: 'Percentile in the industry, 0–100, higher is better',
    },
    deviation: {
      ja: '業種内の偏差値（平均50、標準偏差10）',
      en: 'Deviation score in the industry: mean 50, standard deviation 10',
    },
  },
  inDisplay: (name: string, display: string) => ({ ja: `${name}（${display}）`, en: `${name} (${display})` }),
  inPoints: { ja: '単位：スコアのポイント', en: 'In points of score' },
  scorePoints: { ja: 'スコアのポイント', en: 'points of score' },
  rank: (rank: string, of: string) => ({ ja: `${rank} / ${of}位`, en: `${rank} / ${of}` }),
  yearOnYear: (change: string) => ({ ja: `前年差 ${change}`, en: `${change} vs last year` }),
  coverage: coverageName,
  coverageOf: (share: string) => ({
    ja: `重みの${share}が開示された数値に基づく`,
    en: `${share} of its weight rests on disclosed figures`,
  }),
  noScore: { ja: 'スコアなし', en: 'No score' },
  noScoreText: {
    ja: 'この年度の報告書がないため、スコアを計算していません。',
    en: 'There is no report for this year, so nothing was scored.',
  },
  tooLittle: (disclosed: string, of: string) => ({
    ja: `開示が不足しています：${of}項目のうち開示${disclosed}項目`,
    en: `Too little is disclosed: ${disclosed} of ${of}`,
  }),
  tooLittleOfBoth: (disclosed: string, of: string, catalogue: string) => ({
    ja: `開示が不足しています：市場で使用中の${of}項目のうち開示${disclosed}項目（全体は${catalogue}項目）`,
    en: `Too little is disclosed: ${disclosed} of the ${of} in use (${catalogue} in all)`,
  }),
  disclosedOf: (disclosed: string, of: string) => ({
    ja: `開示 ${disclosed} / ${of}`,
    en: `${disclosed} of ${of} disclosed`,
  }),
  disclosedOfBoth: (disclosed: string, of: string, catalogue: string) => ({
    ja: `開示 ${disclosed} / ${of}（全体${catalogue}のうち）`,
    en: `${disclosed} of ${of} disclosed (${catalogue} in all)`,
  }),
  because: (what: string, why: string) => ({ ja: `${what}。${why}`, en: `${what}. ${why}` }),
  tooLittleShort: (disclosed: string, of: string) => ({
    ja: `開示 ${disclosed} / ${of}`,
    en: `${disclosed}/${of} disclosed`,
  }),
  tooLittleText: {
    ja: '開示が採点に必要な下限に届かないため、スコア、順位、強み・課題の判定は行っていません。',
    en: 'Less is disclosed than a score needs, so there is no score, no rank, and no strengths or issues.',
  },
  waysToFill: { ja: '足りない項目を補うファイル', en: 'Files that would fill the gaps' },
  fillByReport: (count: string) => ({
    ja: `有価証券報告書（EDINET）を収録すると、未開示のうち最大${count}項目を補えます。`,
    en: `An annual report (EDINET) would fill up to ${count} of the missing figures.`,
  }),
  fillByTemplate: (count: string) => ({
    ja: `${count}項目は、取り込み用テンプレートに記入して補えます。`,
    en: `The import template takes ${count} that have no figure yet.`,
  }),
  held: (count: string, why: string, names: readonly string[]) => ({
    ja: `${count}項目は、数値はありますが採点していません（${names.join('、')}）。${why}`,
    en: `${count} ${pluralOf('be', count)} held and not scored (${new Intl.ListFormat('en').format(names)}). ${why}`,
  }),
  toTemplates: { ja: 'テンプレートを開く', en: 'Open the templates' },
  scoredCount: (scored: string, without: string) => ({
    ja: `スコアあり${scored}社、スコアなし${without}社`,
    en: `${scored} scored, ${without} without a score`,
  }),
  policies: { ja: '欠損の扱いを変えると', en: 'With another rule for missing values' },
  policy: {
    industry: { ja: '業種重視', en: 'By industry' },
    'time-series': { ja: '時系列重視', en: 'By time series' },
    'worst-value': { ja: '最悪値を代入', en: 'Worst value' },
  },
  worstRank: (coverage: string, usual: string, worst: string) => ({
    ja: `最悪値を代入すると、未開示の項目はどの企業も0点となり、開示の多さが順位に強く表れます。同社（開示${coverage}）は、${usual}から${worst}に変わります。`,
    en: `With the worst value everybody gets 0 for what they do not disclose, so that the rank tells above all who discloses: with ${coverage} disclosed this company goes from ${usual} to ${worst}.`,
  }),
  chosen: { ja: '選択中', en: 'chosen' },
  bands: {
    'top-20': { ja: '業種上位20%', en: 'Top 20% of industry' },
    'top-40': { ja: '業種上位40%', en: 'Top 40% of industry' },
    'top-60': { ja: '業種上位60%', en: 'Top 60% of industry' },
    'worst-40': { ja: '業種下位40%', en: 'Worst 40% of industry' },
    'worst-20': { ja: '業種下位20%', en: 'Worst 20% of industry' },
  },
  strip: { ja: 'スコアの概要', en: 'Scores at a glance' },
  preparing: {
    ja: 'スコアを計算しています。まもなく表示します。',
    en: 'Scores are being calculated and will appear shortly.',
  },
  preparingDay: {
    ja: 'この日に公表されていた数値から、市場全体のスコアを計算し直しています。はじめて開く日は30秒ほどかかります。',
    en: 'The whole market is being rescored from what was public on that day. The first time a day is opened, this takes about half a minute.',
  },
  open: (name: string) => ({ ja: `${name}の根拠を開く`, en: `Open the reasons for ${name}` }),
  rest: {
    inferred: {
      visitor: (share: string) => ({ ja: `推計値で補った分が${share}`, en: `${share} is inferred` }),
      expected: (share: string) => ({
        ja: `推計値から求めた順位の期待値で計算した分が${share}`,
        en: `${share} counts with the rank to be expected of an inferred figure`,
      }),
    },
    worstValue: (share: string) => ({
      ja: `最悪値（0点）とした分が${share}`,
      en: `${share} takes the worst value, 0 points`,
    }),
    leftOut: (share: string) => ({
      ja: `開示が少なく採点から除いた分が${share}`,
      en: `${share} is left out, as too little of it is disclosed`,
    }),
    sentence: (parts: readonly string[]) => ({
      ja: `残りの内訳は、${parts.join('、')}です。`,
      en: `Of the whole weight, ${new Intl.ListFormat('en').format(parts)}.`,
    }),
  },
  nothingRanked: {
    ja: '同社の開示項目はいずれも開示企業が少なく、順位を付けられないため、スコアはありません。',
    en: 'Too few companies disclose the same indicators as this company to rank them, so there is no score.',
  },
  sinceThen: (change: string, now: string) => ({
    ja: `現在の総合スコアは${now}（${change}）です。`,
    en: `The total score is now ${now} (${change}).`,
  }),
  unchanged: { ja: '総合スコアはその後変わっていません。', en: 'The total score has not changed since.' },
})

/** Why there is no score although there is a report. */
export function disclosedCountText({ disclosed, of, catalogue }: DisclosedCount): string {
  const m = scoreMessages()
  const [own, inUse] = [formatNumber(disclosed), formatNumber(of)]
  return of === catalogue ? m.tooLittle(own, inUse) : m.tooLittleOfBoth(own, inUse, formatNumber(catalogue))
}

/** What is disclosed of what the market discloses, which is the rule, and of the whole catalogue, where that is more. */
export function disclosedOf({ disclosed, of, catalogue }: DisclosedCount): string {
  const m = scoreMessages()
  const [own, inUse] = [formatNumber(disclosed), formatNumber(of)]
  return of === catalogue ? m.disclosedOf(own, inUse) : m.disclosedOfBoth(own, inUse, formatNumber(catalogue))
}

/** How many companies have a score and how many have none; undefined where all have one. */
export function scoredCount(scored: number, all: number): string | undefined {
  return scored < all ? scoreMessages().scoredCount(formatNumber(scored), formatNumber(all - scored)) : undefined
}

/** What a score is called in the reader's language. */
export const scoreName = (key: string): string => scoreTitle(key, scoreMessages())
