import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const exportMessages = messages('exports', {
  title: { ja: 'Excel・CSVで書き出す', en: 'Export as Excel or CSV' },
  contents: { ja: '内容', en: 'Contents' },
  content: {
    scores: { ja: 'スコア（全階層）', en: 'Scores (all levels)' },
    raws: { ja: 'ローデータ', en: 'Raw data' },
    targets: { ja: '目標', en: 'Targets' },
    ratings: { ja: '評価機関の評価（契約分）', en: 'Ratings in your contract' },
    definitions: { ja: '指標の定義', en: 'Definitions of indicators' },
  },
  years: { ja: '年度', en: 'Years' },
  to: { ja: '〜', en: '–' },
  format: { ja: '形式', en: 'Format' },
  formats: {
    xlsx: { ja: 'Excel（.xlsx）', en: 'Excel (.xlsx)' },
    'csv-utf8': { ja: 'CSV（UTF-8 BOM付き、zip）', en: 'CSV (UTF-8 with BOM, zip)' },
    'csv-shift-jis': { ja: 'CSV（Shift_JIS、zip）', en: 'CSV (Shift_JIS, zip)' },
    tsv: { ja: 'TSV（zip）', en: 'TSV (zip)' },
    json: { ja: 'JSON', en: 'JSON' },
  },
  start: { ja: '作成する', en: 'Create the file' },
  tooMany: (limit: string) => ({
    ja: `一度に書き出せるのは${limit}社までです。`,
    en: `One file holds at most ${counted(limit, 'company')}.`,
  }),
  nothing: { ja: '内容を1つ以上選んでください。', en: 'Choose at least one type of content.' },
  closed: { ja: '今月の上限を超えるため、作成できません。', en: 'This would exceed your limit for the month.' },
  pdf: { ja: 'PDFファイルを作成', en: 'Create a PDF file' },
  noPdf: {
    'no-browser': {
      ja: 'サーバーにブラウザーがないため、PDFファイルは作成できません。',
      en: 'PDF files cannot be created: this server has no browser.',
    },
    'no-sandbox': {
      ja: 'サーバーでブラウザーを安全に実行できないため、PDFファイルは作成できません。',
      en: 'PDF files cannot be created: this server cannot run its browser safely.',
    },
  },
  steps: {
    waiting: { ja: '件数を数えています', en: 'Counting data' },
    counting: { ja: '件数を数えています', en: 'Counting data' },
    creating: {
      ja: 'Excelファイルを作成しています（最大約3分）',
      en: 'Creating the Excel file (up to about 3 minutes)',
    },
    downloading: { ja: 'ダウンロードしています', en: 'Downloading' },
    ready: { ja: '準備完了', en: 'Ready' },
    complete: { ja: '完了', en: 'Complete' },
  },
  making: {
    text: { ja: 'ファイルを作成しています', en: 'Creating the file' },
    pdf: { ja: 'PDFファイルを作成しています', en: 'Creating the PDF file' },
  },
  stepsLabel: { ja: '書き出しの進み具合', en: 'Export progress' },
  away: {
    ja: 'ほかの画面に移っても、再読み込みしても続きます。',
    en: 'The export continues if you leave or reload this page.',
  },
  cancel: { ja: '取り消す', en: 'Cancel' },
  save: { ja: 'ファイルを保存', en: 'Save the file' },
  notSaved: {
    ja: '保存が始まらない場合は、こちらから保存してください。',
    en: 'If the download does not start, save the file here.',
  },
  again: { ja: 'もう一度保存', en: 'Save again' },
  last: { ja: '前回のファイル：', en: 'Last file:' },
  another: { ja: '別のファイルを作成', en: 'Another file' },
  failed: { ja: 'エラーが発生しました。', en: 'An error has occurred.' },
  failedText: {
    ja: 'ファイルを作成できませんでした。ダウンロード件数は戻しました。',
    en: 'The file could not be created. Your download counts have been restored.',
  },
  retry: { ja: '再試行', en: 'Try again' },
  gone: {
    ja: 'このファイルは取り消されたか、保存期間（1日）を過ぎました。',
    en: 'This file was cancelled or has expired (files are kept for one day).',
  },
  done: (name: string) => ({ ja: `「${name}」をダウンロードしました`, en: `${name} has been downloaded` }),
  kept: (size: string, until: string) => ({
    ja: `${size}　${until}まで保存できます`,
    en: `${size}, available until ${until}`,
  }),
  companies: (count: string) => ({ ja: `${count}社`, en: counted(count, 'company') }),
})
