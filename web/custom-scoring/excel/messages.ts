import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const excelMessages = messages('custom-excel', {
  doors: {
    name: { ja: '重みの決め方', en: 'How to set weights' },
    instant: { ja: '画面で設定', en: 'Instant' },
    excel: { ja: 'Excelで設定', en: 'Excel' },
  },
  lead: {
    ja: 'テンプレートの重みを書き換えて取り込むと、業種ごとの重みで全企業を全年度にわたって採点します。',
    en: 'Edit the weights in the template and import it: all companies are scored for every year with industry-specific weights.',
  },
  time: {
    ja: '通常はすぐに終わります（最長1〜2時間）。完了するとメールでお知らせします。',
    en: 'Usually done in moments (up to 1–2 hours). You get an e-mail when it is complete.',
  },
  none: { ja: 'カスタムスコアのデータはありません。', en: 'No score-customization data.' },
  template: {
    name: { ja: '1. テンプレートをダウンロード', en: '1. Download a template' },
    weights: { ja: '記入済みの重み', en: 'Weights filled in' },
    standard: { ja: '標準手法', en: 'Standard method' },
    industries: (count: string) => ({ ja: `${count}業種`, en: counted(count, 'industry') }),
    older: { ja: '2018年版', en: '2018 edition' },
    making: { ja: '作成しています…', en: 'Creating…' },
    note: {
      ja: '業種ごとに1シート。24業種と69業種はGICSの2018年版です。',
      en: 'One sheet per industry. The 24 and 69 industries follow the 2018 edition of GICS.',
    },
  },
  upload: {
    name: { ja: '2. 記入したファイルを取り込む', en: '2. Import the file you filled in' },
    choose: { ja: '記入したファイル（.xlsx）', en: 'Filled-in file (.xlsx)' },
    drop: { ja: 'ファイルをここにドロップすることもできます。', en: 'You can also drop the file here.' },
    reading: { ja: '読み取っています…', en: 'Reading…' },
    wrongType: { ja: '.xlsx形式のファイルを選んでください。', en: 'Choose an .xlsx file.' },
  },
  preview: {
    finding: (industries: string, weights: string) => ({
      ja: `${industries}業種、${weights}件の重みを読み取りました`,
      en: `${counted(weights, 'weight')} read for ${counted(industries, 'industry')}`,
    }),
    of: (changed: string, excluded: string, adjusted: string) => ({
      ja: `標準から変更 ${changed}件、除外（0） ${excluded}件、向き・変換の変更 ${adjusted}指標`,
      en: `${changed} differ from the standard, ${excluded} excluded (0); ${counted(adjusted, 'indicator')} with another direction or transform`,
    }),
    faults: (count: string) => ({
      ja: `取り込めないセルが${count}件あります。直してから、もう一度選んでください。`,
      en: `${counted(count, 'cell')} cannot be imported. Correct the cells listed and choose the file again.`,
    }),
    first: (count: string) => ({ ja: `はじめの${count}件を表示しています。`, en: `The first ${count} are listed.` }),
    cell: { ja: 'セル', en: 'Cell' },
    reason: { ja: '理由', en: 'Reason' },
    written: { ja: '記入内容', en: 'Entered' },
    indicator: { ja: '指標', en: 'Indicator' },
    sheets: { ja: '業種ごとの内容', en: 'By industry' },
    industry: { ja: '業種', en: 'Industry' },
    sum: { ja: '合計', en: 'Sum' },
    weights: { ja: '重み', en: 'Weights' },
    changed: { ja: '標準から変更', en: 'Changed' },
    excluded: { ja: '除外', en: 'Excluded' },
    sumNote: {
      ja: '合計は100でなくてもかまいません。業種ごとに比率で計算します。',
      en: 'The sum need not be 100: weights count in proportion within each industry.',
    },
    method: { ja: '手法の名前', en: 'Name of the method' },
    nameMissing: { ja: '手法の名前を入力してください。', en: 'Enter a name for the method.' },
    nameLong: {
      ja: '手法の名前は全角75文字以内で入力してください。',
      en: 'The name can have at most 75 full-width characters.',
    },
    start: { ja: '取り込んで採点する', en: 'Import and score' },
  },
  reasons: {
    comma: {
      ja: 'カンマが桁区切りとも小数点とも読めません。',
      en: 'The comma cannot be read as a thousands separator or a decimal mark.',
    },
    'no-number': { ja: '数値ではありません。', en: 'Not a number.' },
    empty: { ja: '空欄です。除外するときは0を入力してください。', en: 'Empty. Enter 0 to exclude the indicator.' },
    negative: { ja: '負の重みは指定できません。', en: 'Negative weights are not possible.' },
    'out-of-range': {
      ja: '扱える範囲（1E-100〜1E+100）を超えています。',
      en: 'Outside the supported range (1E-100 to 1E+100).',
    },
    formula: { ja: '数式です。値を入力してください。', en: 'This is a formula. Enter its value.' },
    merged: { ja: '結合されたセルです。結合を解除してください。', en: 'Part of a merged cell. Unmerge it.' },
    'renamed-indicator': {
      ja: '指標の名称がコードと一致しません。',
      en: 'The indicator’s name does not match its code.',
    },
    'unknown-indicator': { ja: 'コードに当たる指標がありません。', en: 'No indicator has this code.' },
    'duplicate-indicator': { ja: '同じ指標の行が2つあります。', en: 'Duplicate row for this indicator.' },
    'missing-indicator': { ja: 'この指標の行がありません。', en: 'The row for this indicator is missing.' },
    'unknown-industry': {
      ja: 'この業種区分にない業種コードです。',
      en: 'No industry of this classification has this code.',
    },
    'duplicate-industry': { ja: '同じ業種のシートが2つあります。', en: 'Duplicate sheet for this industry.' },
    'missing-industry': { ja: 'この業種のシートがありません。', en: 'The sheet for this industry is missing.' },
    'missing-sheet': { ja: 'このシートがありません。', en: 'The sheet is missing.' },
    'duplicate-sheet': { ja: '同じシートが2つあります。', en: 'The sheet appears twice.' },
    'no-choice': { ja: '一覧にない語です。', en: 'Not one of the options in the list.' },
    'all-zero': { ja: 'すべての重みが0です。', en: 'All weights are 0.' },
  },
  standing: {
    name: { ja: '取り込んだファイル', en: 'Imported file' },
    file: { ja: 'ファイル', en: 'File' },
    industries: { ja: '業種の区分', en: 'Industries' },
    method: { ja: '手法', en: 'Method' },
    removed: { ja: '削除済み', en: 'removed' },
    imported: { ja: '取り込み日時', en: 'Imported' },
    finished: { ja: '採点日時', en: 'Scored' },
    only: {
      ja: '別の業種数を選ぶには、この取り込みを削除してください。',
      en: 'Delete this import to choose another number of industries.',
    },
    remove: { ja: '取り込みを削除', en: 'Delete import' },
    removeText: {
      ja: '取り込んだ重みによるスコアと、その手法を削除します。手法はしばらくの間、元に戻せます。',
      en: 'The scores from the imported weights are deleted and the method is removed. The method can be restored for a limited time.',
    },
    states: {
      waiting: { ja: 'スコアリング待ち', en: 'Waiting for scoring' },
      scoring: { ja: 'スコアリング中', en: 'Scoring' },
      done: { ja: '完了', en: 'Done' },
      error: { ja: 'エラー', en: 'Error' },
      deleting: { ja: '削除しています', en: 'Deleting' },
    },
    percent: (percent: string) => ({ ja: `${percent}%`, en: `${percent}%` }),
    error: {
      ja: 'スコアリングモデルの処理中にエラーが発生しました。',
      en: 'There was an error in processing your scoring model.',
    },
    errorText: { ja: '取り込みを削除してから、もう一度お試しください。', en: 'Delete the import and try again.' },
  },
  result: {
    name: { ja: 'スコアリングの結果', en: 'Result' },
    year: { ja: '年度', en: 'Fiscal year' },
    finding: (keptCount: string, of: string) => ({
      ja: `標準の上位${of}社のうち${keptCount}社が、この重みでも上位${of}社に残る`,
      en: `${keptCount} of the standard’s top ${of} stay in the top ${of} with these weights`,
    }),
    unit: (year: string, companies: string) => ({
      ja: `${year}　スコアのある${companies}社中の順位`,
      en: `${year}, rank among ${counted(companies, 'company')} with a score`,
    }),
    company: { ja: '企業', en: 'Company' },
    rank: { ja: '順位', en: 'Rank' },
    standard: { ja: '標準の順位', en: 'Standard rank' },
    change: { ja: '変化', en: 'Change' },
    score: { ja: 'スコア', en: 'Score' },
    pillars: {
      e: { ja: '環境', en: 'Environment' },
      s: { ja: '社会', en: 'Social' },
      g: { ja: '企業統治', en: 'Governance' },
    },
    coverage: { ja: 'カバー率', en: 'Coverage' },
    correlation: (correlation: string) => ({
      ja: `標準との順位相関 ${correlation}`,
      en: `Rank correlation with the standard ${correlation}`,
    }),
    lost: (count: string) => ({
      ja: `標準では順位があり、この重みでは開示が足りず順位のない企業 ${count}社`,
      en: `${counted(count, 'company')} ranked by the standard but not by these weights, for lack of disclosure`,
    }),
    gained: (count: string) => ({
      ja: `この重みでのみ順位のある企業 ${count}社`,
      en: `${counted(count, 'company')} ranked only by these weights`,
    }),
    trap: {
      ja: 'ほとんど開示されていない指標に重みを置くと、順位は推計で決まります。カバー率を確かめてください。',
      en: 'Weighting indicators that few companies disclose makes the ranking rest on inferred values. Check the coverage.',
    },
    recipe: (hash: string) => ({ ja: `レシピ ${hash}`, en: `Recipe ${hash}` }),
  },
})
