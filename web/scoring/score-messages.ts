import type { Known } from '#contract/scores/score.ts'
import { coverageName, scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import { formatNumber } from '../format.ts'
import { messages } from '../i18n/messages.ts'
import { pluralOf } from '../i18n/plurals.ts'

export const scoreMessages = messages('score-words', {
  ja: {
    ...scoreNames.ja,
    badge: {
      performance: 'パフォーマンス',
      risk: 'リスク',
      disclosure: '開示',
      impact: 'インパクト',
      controversy: '不祥事',
    },
    badgeHint: '高いほど良い',
    letters: { e_score: '環境 E', s_score: '社会 S', g_score: '企業統治 G' },
    initials: { e_score: 'E', s_score: 'S', g_score: 'G' },
    displays: { percentile: 'パーセンタイル', deviation: '偏差値' },
    displayUnits: {
      percentile: '業種内のパーセンタイル（0–100、高いほど良い）',
      deviation: '業種内の偏差値（平均50、標準偏差10）',
    },
    inDisplay: (name: string, display: string) => `${name}（${display}）`,
    inPoints: '単位：スコアのポイント',
    scorePoints: 'スコアのポイント',
    rank: (rank: string, of: string) => `${rank} / ${of}位`,
    yearOnYear: (change: string) => `前年差 ${change}`,
    coverage: coverageName.ja,
    coverageOf: (share: string) => `重みの${share}が開示された数値に基づく`,
    noScore: 'スコアなし',
    noScoreText: 'この年度の報告書がないため、スコアを計算していません。',
    tooLittle: (disclosed: string, of: string) => `開示が不足しています：${of}項目のうち開示${disclosed}項目`,
    because: (what: string, why: string) => `${what}。${why}`,
    tooLittleShort: (disclosed: string, of: string) => `開示 ${disclosed} / ${of}`,
    tooLittleText: '開示が採点に必要な下限に届かないため、スコア、順位、強み・課題の判定は行っていません。',
    waysToFill: '足りない項目を補うファイル',
    fillByReport: (count: string) =>
      `有価証券報告書（EDINETのXBRL）を取り込むと、未開示のうち最大${count}項目を補えます。`,
    fillByTemplate: (count: string) => `${count}項目は、取り込み用テンプレートに記入して補えます。`,
    held: (count: string, why: string, names: readonly string[]) =>
      `${count}項目は、数値はありますが採点していません（${names.join('、')}）。${why}`,
    toTemplates: 'テンプレートを開く',
    scoredCount: (scored: string, without: string) => `スコアあり${scored}社、スコアなし${without}社`,
    policies: '欠損の扱いを変えると',
    policy: { industry: '業種重視', 'time-series': '時系列重視', 'worst-value': '最悪値を代入' },
    worstRank: (coverage: string, usual: string, worst: string) =>
      `最悪値を代入すると、未開示の項目はどの企業も0点となり、開示の多さが順位に強く表れます。同社（開示${coverage}）は、${usual}から${worst}に変わります。`,
    chosen: '選択中',
    bands: {
      'top-20': '業種上位20%',
      'top-40': '業種上位40%',
      'top-60': '業種上位60%',
      'worst-40': '業種下位40%',
      'worst-20': '業種下位20%',
    },
    strip: 'スコアの概要',
    preparing: 'スコアを計算しています。まもなく表示します。',
    preparingDay:
      'この日に公表されていた数値から、市場全体のスコアを計算し直しています。はじめて開く日は30秒ほどかかります。',
    open: (name: string) => `${name}の根拠を開く`,
    rest: {
      inferred: {
        visitor: (share: string) => `推計値で補った分が${share}`,
        expected: (share: string) => `推計値から求めた順位の期待値で計算した分が${share}`,
      },
      worstValue: (share: string) => `最悪値（0点）とした分が${share}`,
      leftOut: (share: string) => `開示が少なく採点から除いた分が${share}`,
      sentence: (parts: readonly string[]) => `残りの内訳は、${parts.join('、')}です。`,
    },
    nothingRanked: '同社の開示項目はいずれも開示企業が少なく、順位を付けられないため、スコアはありません。',
    sinceThen: (change: string, now: string) => `現在の総合スコアは${now}（${change}）です。`,
    unchanged: '総合スコアはその後変わっていません。',
  },
  en: {
    ...scoreNames.en,
    badge: {
      performance: 'performance',
      risk: 'risk',
      disclosure: 'disclosure',
      impact: 'impact',
      controversy: 'controversy',
    },
    badgeHint: 'higher is better',
    letters: { e_score: 'Environment E', s_score: 'Social S', g_score: 'Governance G' },
    initials: { e_score: 'E', s_score: 'S', g_score: 'G' },
    displays: { percentile: 'percentile', deviation: 'deviation score' },
    displayUnits: {
      percentile: 'Percentile in the industry, 0–100, higher is better',
      deviation: 'Deviation score in the industry: mean 50, standard deviation 10',
    },
    inDisplay: (name: string, display: string) => `${name} (${display})`,
    inPoints: 'In points of score',
    scorePoints: 'points of score',
    rank: (rank: string, of: string) => `${rank} / ${of}`,
    yearOnYear: (change: string) => `${change} vs last year`,
    coverage: coverageName.en,
    coverageOf: (share: string) => `${share} of its weight rests on disclosed figures`,
    noScore: 'No score',
    noScoreText: 'There is no report for this year, so nothing was scored.',
    tooLittle: (disclosed: string, of: string) => `Too little is disclosed: ${disclosed} of ${of}`,
    because: (what: string, why: string) => `${what}. ${why}`,
    tooLittleShort: (disclosed: string, of: string) => `${disclosed}/${of} disclosed`,
    tooLittleText: 'Less is disclosed than a score needs, so there is no score, no rank, and no strengths or issues.',
    waysToFill: 'Files that would fill the gaps',
    fillByReport: (count: string) =>
      `An annual report (XBRL from EDINET) would bring up to ${count} of what is missing.`,
    fillByTemplate: (count: string) => `The import template takes ${count} of which no figure is held.`,
    held: (count: string, why: string, names: readonly string[]) =>
      `${count} ${pluralOf('be', count)} held and not scored (${new Intl.ListFormat('en').format(names)}). ${why}`,
    toTemplates: 'Open the templates',
    scoredCount: (scored: string, without: string) => `${scored} scored, ${without} without a score`,
    policies: 'With another rule for missing values',
    policy: { industry: 'By industry', 'time-series': 'By time series', 'worst-value': 'Worst value' },
    worstRank: (coverage: string, usual: string, worst: string) =>
      `With the worst value everybody gets 0 for what they do not disclose, so that the rank tells above all who discloses: with ${coverage} disclosed this company goes from ${usual} to ${worst}.`,
    chosen: 'chosen',
    bands: {
      'top-20': 'Top 20% of industry',
      'top-40': 'Top 40% of industry',
      'top-60': 'Top 60% of industry',
      'worst-40': 'Worst 40% of industry',
      'worst-20': 'Worst 20% of industry',
    },
    strip: 'Scores at a glance',
    preparing: 'The scores are being worked out and will be here shortly.',
    preparingDay:
      'The whole market is being scored again from what was public on that day. A day opened for the first time takes about half a minute.',
    open: (name: string) => `Open the reasons for ${name}`,
    rest: {
      inferred: {
        visitor: (share: string) => `${share} is inferred`,
        expected: (share: string) => `${share} counts with the rank to be expected of an inferred figure`,
      },
      worstValue: (share: string) => `${share} takes the worst value, 0 points`,
      leftOut: (share: string) => `${share} is left out, as too little of it is disclosed`,
      sentence: (parts: readonly string[]) => `Of the whole weight, ${new Intl.ListFormat('en').format(parts)}.`,
    },
    nothingRanked: 'Too few companies disclose what this company does for any to be ranked, so there is no score.',
    sinceThen: (change: string, now: string) => `The total score is now ${now} (${change}).`,
    unchanged: 'The total score has not changed since.',
  },
})

/** Why there is no score although there is a report. */
export const tooLittleKnown = ({ disclosed, of }: Known): string =>
  scoreMessages().tooLittle(formatNumber(disclosed), formatNumber(of))

/** How many companies have a score and how many have none; undefined where all have one. */
export function scoredCount(scored: number, all: number): string | undefined {
  return scored < all ? scoreMessages().scoredCount(formatNumber(scored), formatNumber(all - scored)) : undefined
}

/** What a score is called in the reader's language. */
export const scoreName = (key: string): string => scoreTitle(key, scoreMessages())
