import type { Both } from '#contract/words/words.ts'
import type { FailureCode } from '../../app/failure-code.ts'
import { messages } from '../../i18n/messages.ts'
import type { uiMessages } from '../messages.ts'
import { accountFailureWords } from './account-failure-words.ts'

/** Refusals that a screen meets after it has called: they are loaded with the first call that fails, not with the first screen. */
export const failureMessages = messages('failures', {
  ...accountFailureWords,
  'industry.not-found': {
    ja: 'この業種はこの市場にありません。業種一覧から選び直してください。',
    en: 'There is no such industry in this market. Please choose one from the list of industries.',
  },
  'list.not-found': {
    ja: 'このリストの構成企業は、この業種・基準日・年度にはありません。別のリストを選んでください。',
    en: 'This list has no member in this industry on this day and for this year. Please choose another list.',
  },
  'indicator.not-found': { ja: 'その指標はカタログにありません。', en: 'There is no such indicator in the catalogue.' },
  'method.not-available': {
    ja: 'この手法は選べません。標準手法を選んでください。',
    en: 'This method cannot be chosen. Choose the standard method.',
  },
  'vendor.locked': {
    ja: 'この評価機関のデータは、ご契約に含まれていません。',
    en: 'Data from this rater are not included in your contract.',
  },
  'forecast.not-numeric': {
    ja: 'この指標は「はい・いいえ」または年で答えるもののため、予測できません。',
    en: 'This indicator is answered by yes or no, or by a year: there is nothing to forecast.',
  },
  'figure.not-found': {
    ja: 'この数値は見つかりません。条件（年度・会計区分・基準日）を確認してください。',
    en: 'There is no such figure for this year, basis and as-of date.',
  },
  'document.not-found': { ja: '文書が見つかりません。', en: 'There is no such document.' },
  'document.copy-missing': { ja: '原本の写しが保存されていません。', en: 'No copy of this file is kept.' },
  'import.not-found': { ja: 'この取込は見つかりません。', en: 'There is no such import.' },
  'template.not-found': {
    ja: 'このテンプレートはありません。一覧から選び直してください。',
    en: 'There is no such template. Choose one from the list.',
  },
  'impact.parameter': {
    ja: '雇用インパクトのパラメーターが範囲外です。表示されている範囲で入力してください。',
    en: 'A parameter of the employment impact is out of range. Stay within the limits shown beside it.',
  },
  'regulation.not-found': { ja: 'この規制は収録していません。', en: 'There is no such regulation here.' },
  'news.not-found': {
    ja: 'このニュースは見つかりません。取り消されたか、指定した日より後のものです。',
    en: 'There is no such article. It may have been removed, or be later than the chosen day.',
  },
  'news.words': { ja: '検索に使える語は20語までです。', en: 'A search takes at most 20 words.' },
  'news.changed': {
    ja: '表示した後に記事の内容が変わりました。表示を更新してから、もう一度お試しください。',
    en: 'The article has changed since it was shown. Reload and try again.',
  },
  'news.place': {
    ja: 'この記事はそこへ移せません。移せるのは同じ企業の別の出来事だけで、第一報は切り離せません。',
    en: 'The article cannot go there: only to another event of the same company, and a first report cannot be split off.',
  },
  'news.too-many': {
    ja: '出来事を変更できるのは24時間に300回までです。',
    en: 'Events can be changed 300 times in 24 hours.',
  },
  'upload.large': {
    ja: 'ファイルの大きさが、この画面で受け付ける上限を超えています。必要な表だけを含むファイルにしてください。',
    en: 'The file is larger than this screen accepts. Send a file with only the table you need.',
  },
  'upload.columns': {
    ja: '1つの表に含められるのは1,000列までです。不要な列を削除してください。',
    en: 'A table may have at most 1,000 columns. Remove those that are not needed.',
  },
  'upload.rows': {
    ja: '1つの表に含められるのは200,000行までです（空行を含みます）。ファイルを分けてください。',
    en: 'A table may have at most 200,000 rows, empty ones included. Split the file.',
  },
  'upload.cell': {
    ja: '1つのセルに入れられるのは10,000文字までです。長い文章や、閉じていない引用符がないかご確認ください。',
    en: 'A cell may hold at most 10,000 characters. Look for a long text, or a quotation mark that is not closed.',
  },
  'upload.too-much': {
    ja: 'ファイルの読み取りに時間がかかりすぎるため、中止しました。何も保存していません。必要な表だけを含むファイルにしてください。',
    en: 'Reading the file took too long and was stopped. Nothing was saved. Send a file with only the table you need.',
  },
  'upload.busy': {
    ja: 'ほかのファイルの読み取りが続いています。しばらくしてから、もう一度お試しください。',
    en: 'Other files are still being read. Please try again in a moment.',
  },
  'upload.too-many': {
    ja: '1分間に送れるファイルは30件までです。しばらくしてから、もう一度お試しください。',
    en: 'You can send 30 files a minute. Please try again in a moment.',
  },
  'upload.paused': {
    ja: '直前に送られたファイルの処理に時間がかかったため、1分間はファイルを受け付けません。',
    en: 'The last file held up the server, so no files are accepted for a minute. Please try again then.',
  },
  'news.marks': {
    ja: '付けられる印は、取り消したものを含めて50,000件までです。',
    en: 'You can keep up to 50,000 marks, including those you removed.',
  },
  'market.preparing': {
    ja: 'スコアを計算しています。まもなく表示します。',
    en: 'Scores are being calculated and will appear shortly.',
  },
  'market.busy': {
    ja: '計算の順番を待っています。計算が終わりしだい表示します。',
    en: 'Waiting for other calculations to finish. The result will appear here.',
  },
  'export.not-found': {
    ja: 'そのファイルはありません。保存期間は1日です。',
    en: 'There is no such file. Files are kept for a day.',
  },
  'export.not-ready': { ja: 'ファイルはまだできていません。', en: 'The file is not ready yet.' },
  'export.too-many': {
    ja: '1つのファイルに含められるのは100社、30年度までです。',
    en: 'One file holds at most 100 companies and 30 fiscal years.',
  },
  'export.years': {
    ja: '開始年度は終了年度以前にしてください。',
    en: 'The first fiscal year must not be after the last.',
  },
  'export.at-once': {
    ja: '作成中のファイルが3つあります。完了してからお試しください。',
    en: 'Three files are being made. Try again when one of them is done.',
  },
  'export.space': {
    ja: '24時間に作成できるファイルは200件、保存できるのは合計500MBまでです。不要なファイルを削除するか、時間をおいてお試しください。',
    en: 'You can create up to 200 files in 24 hours and keep up to 500 MB. Clear files that you no longer need, or try again later.',
  },
  'export.no-sandbox': {
    ja: 'このサーバーはブラウザーを安全に実行できないため、PDFを作成できません。印刷画面からPDFとして保存してください。',
    en: 'This server cannot run its browser safely, so it makes no PDFs. Save the printed page as a PDF instead.',
  },
  'export.no-browser': {
    ja: 'このサーバーにはPDFを作成するブラウザーがありません。印刷画面からPDFとして保存してください。',
    en: 'This server has no browser to make PDFs with. Save the printed page as a PDF instead.',
  },
  'simulation.actual-empty': { ja: '実績値は省略できません。', en: 'The actual value cannot be empty.' },
  'simulation.pbr-change-empty': { ja: 'PBR変化は省略できません。', en: 'The PBR change cannot be empty.' },
  'simulation.change-empty': { ja: '指標の変化率を入力してください。', en: 'Enter the change of the indicator.' },
  'simulation.not-fitted': {
    ja: 'この指標は回帰分析に必要なデータが足りないため、シミュレーションできません。',
    en: 'This indicator has too few data for a regression, so there is nothing to simulate.',
  },
  'value.no-model': { ja: 'モデルを作成できるだけのデータがありません。', en: 'There are too few data for a model.' },
  'download.over-limit': {
    ja: '今月のダウンロードの上限を超えるため、ダウンロードできません。',
    en: 'This download would exceed your limit for the month.',
  },
} satisfies Record<Exclude<FailureCode, keyof ReturnType<typeof uiMessages>['failures']>, Both>)
