import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** Words that the screens about scores share: what is missing, where it comes from, how to cite it. */
import { methodWords } from '../../scoring/method-words.ts'

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
    method: methodWords.ja,
    impactTitle: '雇用インパクトで評価しています',
    impactScore: (score: string, rank: string) => `スコアは${score}、業種内で${rank}位です。`,
    impactNone: 'この年度は、雇用インパクトの合計を計算できません。足りない数値は内訳でご確認いただけます。',
    impactText:
      'この手法のスコアは、合計÷給与総額を業種内で順位づけしたもので、E・S・Gや指標ごとの内訳はありません。この画面の図は標準手法の内訳を示すものです。',
    impactOpen: '雇用インパクトの内訳を見る',
    toStandard: '標準手法に戻す',
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
    method: methodWords.en,
    impactTitle: 'Scored by employment impact',
    impactScore: (score: string, rank: string) => `Score ${score}, rank ${rank} in the industry.`,
    impactNone: 'The total of the employment impact cannot be worked out for this year. Its parts say what is missing.',
    impactText:
      'Under this method the score is the place of total ÷ payroll in the industry. There are no scores of E, S and G or of indicators below it; the figures of this screen explain the standard method.',
    impactOpen: 'Open the employment impact',
    toStandard: 'Back to the standard method',
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
