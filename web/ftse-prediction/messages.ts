import { messages } from '../i18n/messages.ts'

export const ftseMessages = messages('ftse-prediction', {
  ja: {
    title: 'FTSEスコア予測',
    lead: 'FTSE Russellの0〜5の目盛りで、開示した数値からどのあたりに評価されそうかを、評価の構造と統計モデルの両方で示します。FTSE Russell自身の計算ではありません。',
    method: '計算の方法',
    copy: 'リンクをコピー',
    company: '企業',
    choose: '企業を選んでください',
    recent: '最近見た企業',
    preparing: '評価のモデルを計算しています。最初の計算には数分かかることがあります。画面を離れると中止します。',
    made: '計算済みのモデル',
    noReport: '同社には、この年度の報告がありません。',
    noReportText: 'ほかの年度を選ぶか、別の企業を選んでください。',
    states: {
      locked: {
        title: 'FTSE Russellの評価は契約外です',
        text: 'この画面は、ご契約の評価機関にFTSE Russellが含まれる場合にご利用いただけます。ご契約については、お問い合わせください。',
      },
      'no-ratings': {
        title: 'FTSE Russellの評価が取り込まれていません',
        text: 'テンプレート「評価機関のスコア」（vendor-scores）で取り込めます。vendor列はftse、item列は総合がtotal、柱がenvironment・social・governance、テーマがclimate-changeなどです。構造によるスコアは、評価がなくても計算できます。',
      },
      'too-few': {
        title: '評価が少ないため、モデルを作れません',
        text: '30社・50件以上の評価が必要です。テンプレート「評価機関のスコア」（vendor-scores）で追加できます。',
      },
      leakage: {
        title: '特徴量に評価が混入しているため、モデルを使いません',
        text: '評価または前年の評価とほとんど同じ値の指標があります。取り込んだデータを確認してください。',
      },
    },
    leak: (name: string) => `該当する特徴量：${name}`,
    toTemplates: 'テンプレートを開く',
    out: {
      out: '出力',
      xlsx: 'Excelファイル',
      csv: 'CSVファイル',
      title: (name: string) => `${name}のFTSEスコア予測を出力`,
      bundle: 'バンドル（JSON）',
      recompute: '再計算して照合',
      same: (rows: string) => `${rows}行から計算し直し、同じ値になりました。`,
      different: '計算し直した値が、画面の値と異なります。',
    },
  },
  en: {
    title: 'FTSE score prediction',
    lead: 'Where FTSE Russell might place a company on its scale of 0 to 5, by what the company discloses: once by the structure of the score, once by a statistical model. Neither is FTSE Russell’s own calculation.',
    method: 'How it is calculated',
    copy: 'Copy link',
    company: 'Company',
    choose: 'Choose a company',
    recent: 'Looked at recently',
    preparing: 'The model of the ratings is being made. The first time may take minutes; leaving the page ends it.',
    made: 'Models made',
    noReport: 'The company has no report of this year.',
    noReportText: 'Choose another year or another company.',
    states: {
      locked: {
        title: 'FTSE Russell is locked',
        text: 'This page is open to accounts whose contract includes the ratings of FTSE Russell. Please contact us about yours.',
      },
      'no-ratings': {
        title: 'No ratings of FTSE Russell have been imported',
        text: 'Import them with the template “Vendor scores” (vendor-scores): ftse in the column vendor, and in the column item total, environment, social, governance or a theme such as climate-change. The score by the structure needs no ratings.',
      },
      'too-few': {
        title: 'There are too few ratings for a model',
        text: 'A model needs at least 50 ratings of 30 companies. More can be imported with the template “Vendor scores” (vendor-scores).',
      },
      leakage: {
        title: 'A feature gives the ratings away; the model is not used',
        text: 'An indicator is almost the rating itself, or last year’s. Please check what was imported.',
      },
    },
    leak: (name: string) => `The feature: ${name}`,
    toTemplates: 'Open templates',
    out: {
      out: 'Export',
      xlsx: 'Excel file',
      csv: 'CSV file',
      title: (name: string) => `Export the FTSE score prediction of ${name}`,
      bundle: 'Bundle (JSON)',
      recompute: 'Make again and compare',
      same: (rows: string) => `Made again from ${rows} rows: the same.`,
      different: 'What was made again differs from what is shown.',
    },
  },
})
