import { messages } from '../i18n/messages.ts'

export const ftseMessages = messages('ftse-prediction', {
  title: { ja: 'FTSEスコア予測', en: 'FTSE score prediction' },
  lead: {
    ja: '開示された数値から見込まれるFTSE Russellの評価（0〜5）を、評価の構造と統計モデルの両面から示します。FTSE Russell自身の計算ではありません。',
    en: 'Where FTSE Russell might rate a company on its 0–5 scale, given what the company discloses: from the structure of the score and from a statistical model. Neither is FTSE Russell’s own calculation.',
  },
  method: { ja: '計算の方法', en: 'How it is calculated' },
  copy: { ja: 'リンクをコピー', en: 'Copy link' },
  company: { ja: '企業', en: 'Company' },
  choose: { ja: '企業を選んでください', en: 'Choose a company' },
  recent: { ja: '最近見た企業', en: 'Recently viewed' },
  preparing: {
    ja: '評価のモデルを計算しています。最初の計算には数分かかることがあります。画面を離れると中止します。',
    en: 'Fitting the rating model. The first run may take a few minutes; leaving the page cancels it.',
  },
  made: { ja: '計算済みのモデル', en: 'Fitted models' },
  noReport: { ja: '同社には、この年度の報告がありません。', en: 'The company has no report for this year.' },
  noReportText: { ja: 'ほかの年度を選ぶか、別の企業を選んでください。', en: 'Choose another year or another company.' },
  states: {
    locked: {
      title: { ja: 'FTSE Russellの評価は契約外です', en: 'FTSE Russell is locked' },
      text: {
        ja: 'この画面は、ご契約の評価機関にFTSE Russellが含まれる場合にご利用いただけます。ご契約については、お問い合わせください。',
        en: 'This page is available if your contract includes FTSE Russell ratings. Please contact us about your contract.',
      },
    },
    'no-ratings': {
      title: { ja: 'FTSE Russellの評価が取り込まれていません', en: 'No FTSE Russell ratings have been imported' },
      text: {
        ja: 'テンプレート「評価機関のスコア」（vendor-scores）で取り込めます。vendor列はftse、item列は総合がtotal、柱がenvironment・social・governance、テーマがclimate-changeなどです。構造によるスコアは、評価がなくても計算できます。',
        en: 'Import them with the template “Vendor scores” (vendor-scores): ftse in the column vendor, and in the column item total, environment, social, governance or a theme such as climate-change. The structural score needs no ratings.',
      },
    },
    'too-few': {
      title: { ja: '評価が少ないため、モデルを作れません', en: 'There are too few ratings for a model' },
      text: {
        ja: '30社・50件以上の評価が必要です。テンプレート「評価機関のスコア」（vendor-scores）で追加できます。',
        en: 'A model needs at least 50 ratings of 30 companies. More can be imported with the template “Vendor scores” (vendor-scores).',
      },
    },
    leakage: {
      title: {
        ja: '特徴量に評価が混入しているため、モデルを使いません',
        en: 'A feature leaks the ratings, so the model is not used',
      },
      text: {
        ja: '評価または前年の評価とほとんど同じ値の指標があります。取り込んだデータを確認してください。',
        en: 'An indicator is almost identical to the rating or to last year’s rating. Please check the imported data.',
      },
    },
  },
  leak: (name: string) => ({ ja: `該当する特徴量：${name}`, en: `Feature: ${name}` }),
  toTemplates: { ja: 'テンプレートを開く', en: 'Open templates' },
  out: {
    out: { ja: '出力', en: 'Export' },
    xlsx: { ja: 'Excelファイル', en: 'Excel file' },
    csv: { ja: 'CSVファイル', en: 'CSV file' },
    title: (name: string) => ({
      ja: `${name}のFTSEスコア予測を出力`,
      en: `Export the FTSE score prediction of ${name}`,
    }),
    bundle: { ja: 'バンドル（JSON）', en: 'Bundle (JSON)' },
    recompute: { ja: '再計算して照合', en: 'Recalculate and compare' },
    same: (rows: string) => ({
      ja: `${rows}行から再計算し、同じ値になりました。`,
      en: `Recalculated from ${rows} rows: identical.`,
    }),
    different: {
      ja: '再計算した値が、画面の値と異なります。',
      en: 'The recalculated values differ from those shown.',
    },
  },
})
