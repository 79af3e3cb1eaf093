import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

/** Words that the screens about scores share: what is missing, where it comes from, how to cite it. */
import { methodWords } from '../../scoring/method-words.ts'

export const sheetMessages = messages('score-sheet', {
  onThisPage: { ja: 'このページ', en: 'On this page' },
  noScore: (year: string) => ({ ja: `${year}のスコアはありません`, en: `No score for ${year}` }),
  noScoreEver: { ja: 'スコアのある年度がありません', en: 'No year has a score' },
  noScoreText: {
    ja: '報告書が未提出か、採点に使える数値が足りないため、この年度は採点していません。',
    en: 'There is no report for the year, or too few of its figures can be scored.',
  },
  noScoreHint: {
    ja: '年度または基準日を変更してください。数値そのものはローデータで確認できます。',
    en: 'Change the fiscal year or the as-of day. The figures themselves are in the raw data.',
  },
  showLatest: (year: string) => ({
    ja: `データのある最新年度（${year}）を表示`,
    en: `Show ${year}, the latest with data`,
  }),
  backToNow: { ja: '現在のデータに戻す', en: 'Back to now' },
  toRaws: { ja: 'ローデータを見る', en: 'See the raw data' },
  stop: { ja: '。', en: '. ' },
  lowMore: { ja: '順位や前年差は参考としてご覧ください。', en: 'Read ranks and changes with care.' },
  openCoverage: { ja: '内訳を見る', en: 'See the breakdown' },
  asOf: (day: string) => ({ ja: `データ基準日 ${day}`, en: `Data as of ${day}` }),
  rows: (count: string) => ({ ja: `根拠 ${count}指標`, en: counted(count, 'indicator') }),
  method: methodWords,
  impactTitle: { ja: '雇用インパクトで評価しています', en: 'Scored by employment impact' },
  impactScore: (score: string, rank: string) => ({
    ja: `スコアは${score}、業種内で${rank}位です。`,
    en: `Score ${score}, rank ${rank} in the industry.`,
  }),
  impactNone: {
    ja: 'この年度は、雇用インパクトの合計を計算できません。足りない数値は内訳でご確認いただけます。',
    en: 'Total employment impact cannot be calculated for this year. Its components show what is missing.',
  },
  impactText: {
    ja: 'この手法のスコアは、合計÷給与総額を業種内で順位づけしたもので、E・S・Gや指標ごとの内訳はありません。この画面の図は標準手法の内訳を示すものです。',
    en: 'Under this method the score ranks total ÷ payroll within the industry. There is no breakdown into E, S and G or indicators; the charts on this screen show the standard method.',
  },
  impactOpen: { ja: '雇用インパクトの内訳を見る', en: 'Open the employment impact' },
  toStandard: { ja: '標準手法に戻す', en: 'Back to the standard method' },
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
  among: (group: string, companies: string) => ({
    ja: `${group}${companies}社`,
    en: `${counted(companies, 'company')} in ${group}`,
  }),
  averageBy: {
    'market-cap': {
      ja: '業種平均は時価総額上位10社の平均',
      en: 'Industry average: its ten largest companies by market cap',
    },
    sales: {
      ja: '業種平均は売上高（連結のない企業は単体）上位10社の平均',
      en: 'Industry average: its ten largest companies by sales (parent entity where there are no consolidated ones)',
    },
  },
})
