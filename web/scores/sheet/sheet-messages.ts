import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** Words that the screens about scores share: what is missing, where it comes from, how to cite it. */
export const sheetMessages = messages('score-sheet', {
  ja: {
    onThisPage: 'このページ',
    noScore: (year: string) => `${year}のスコアはありません`,
    noScoreEver: 'スコアのある年度がありません',
    noScoreText: '報告書が未提出か、採点に使える数値が足りないため、この年度は採点していません。',
    noScoreHint: '年度または基準日を変更してください。数値そのものはローデータで確認できます。',
    showLatest: (year: string) => `データのある最新年度（${year}）を表示`,
    backToNow: '現在のデータに戻す',
    toRaws: 'ローデータを見る',
    stop: '。',
    lowMore: '順位や前年差は参考としてご覧ください。',
    openCoverage: '内訳を見る',
    asOf: (day: string) => `データ基準日 ${day}`,
    rows: (count: string) => `根拠 ${count}指標`,
    method: (version: string) => `標準手法 v${version}`,
    recipe: 'レシピ',
    cite: 'この画面を引用',
    citation: (name: string, screen: string, year: string, method: string, recipe: string, day: string, link: string) =>
      `${name}「${screen}」${year}、Satoyama ${method}（レシピ ${recipe}）、${day}時点。${link}`,
    among: (group: string, companies: string) => `${group}${companies}社`,
    averageBy: { 'market-cap': '業種平均は時価総額上位10社の平均', sales: '業種平均は売上高上位10社の平均' },
  },
  en: {
    onThisPage: 'On this page',
    noScore: (year: string) => `No score for ${year}`,
    noScoreEver: 'No year has a score',
    noScoreText: 'There is no report for the year, or too few of its figures can be scored.',
    noScoreHint: 'Change the fiscal year or the as-of day. The figures themselves are in the raw data.',
    showLatest: (year: string) => `Show ${year}, the latest with data`,
    backToNow: 'Back to now',
    toRaws: 'See the raw data',
    stop: '. ',
    lowMore: 'Read ranks and changes with care.',
    openCoverage: 'See what it rests on',
    asOf: (day: string) => `Data as of ${day}`,
    rows: (count: string) => counted(count, 'indicator'),
    method: (version: string) => `standard method v${version}`,
    recipe: 'recipe',
    cite: 'Cite this view',
    citation: (name: string, screen: string, year: string, method: string, recipe: string, day: string, link: string) =>
      `${name}, “${screen}”, ${year}. Satoyama, ${method} (recipe ${recipe}), as of ${day}. ${link}`,
    among: (group: string, companies: string) => `${counted(companies, 'company')} in ${group}`,
    averageBy: {
      'market-cap': 'Industry average: its ten largest companies by market cap',
      sales: 'Industry average: its ten largest companies by sales',
    },
  },
})
