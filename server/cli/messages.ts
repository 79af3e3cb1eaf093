import { type Both, wordsIn } from '#contract/words/words.ts'
import { refusalsWords } from '#server/imports/files/refusal-words.ts'
import type { FilingRecords } from '#server/imports/store/tally.ts'
import { counted } from './counted.ts'
import { rejectionsWords } from './imports/rejection-words.ts'

/** Whether the terminal speaks Japanese. */
export const isJapanese = /^ja/.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '')

/** Words of importing, in the language of the terminal. */
export const words = wordsIn(isJapanese ? 'ja' : 'en', {
  refusals: refusalsWords,
  rejections: rejectionsWords,
  /** Names of the facts of a refusal. */
  facts: {
    most: { ja: '上限', en: 'at most' },
    bytes: { ja: 'サイズ', en: 'size' },
    rows: { ja: '行数の上限', en: 'rows at most' },
    cells: { ja: 'セル数の上限', en: 'cells at most' },
    facts: { ja: '項目数の上限', en: 'facts at most' },
    file: { ja: 'ファイル', en: 'file' },
    at: { ja: '箇所', en: 'at' },
    because: { ja: '理由', en: 'because' },
    mapping: { ja: 'マッピング', en: 'mapping' },
    mappings: { ja: 'マッピング', en: 'mappings' },
    source: { ja: '形式', en: 'source' },
    column: { ja: '列', en: 'column' },
    columns: { ja: '列', en: 'columns' },
    similar: { ja: '表にある似た列', en: 'like it in the table' },
    sheet: { ja: 'シート', en: 'sheet' },
    found: { ja: 'ファイルにあるシート', en: 'sheets of the file' },
    nearest: { ja: '最も近いもの', en: 'nearest' },
    known: { ja: '使えるもの', en: 'known' },
    vendor: { ja: '評価機関', en: 'vendor' },
    above: { ja: '1を超える数', en: 'above 1' },
    of: { ja: '全体', en: 'of' },
    day: { ja: '日付', en: 'day' },
    newest: { ja: '取り込み済みの一覧の日付', en: 'date of the list already imported' },
    absent: { ja: '一覧にない企業', en: 'not on the list' },
    listed: { ja: '上場企業', en: 'listed here' },
    status: { ja: 'ステータス', en: 'status' },
    message: { ja: 'メッセージ', en: 'message' },
    entry: { ja: 'zip内のファイル', en: 'file in the zip' },
    title: { ja: '書類名', en: 'title' },
  } as Readonly<Record<string, Both>>,
  heads: {
    file: { ja: 'ファイル', en: 'File' },
    rows: { ja: '行', en: 'Rows' },
    figures: { ja: '数値', en: 'Figures' },
    read: { ja: '読込', en: 'read' },
    accepted: { ja: '新規', en: 'accepted' },
    unchanged: { ja: '変更なし', en: 'unchanged' },
    restated: { ja: '訂正', en: 'restated' },
    rejected: { ja: '却下', en: 'rejected' },
    notOurs: { ja: '登録外の会社', en: 'not ours' },
    ignored: { ja: '対象外', en: 'ignored' },
  },
  /** What the columns mean, and that they add up. */
  legend: {
    ja: '読込は右の各列の合計です。登録外の会社：上場廃止・非上場など、この市場に登録のない会社の行。対象外：ETF・種類株式、マッピングで除く行、指標に使わない項目など。',
    en: 'Read is the sum of the columns after it. Not ours: of companies that this market does not hold (delisted, unlisted). Ignored: funds, classes of shares, rows that a mapping leaves out, facts that no indicator asks for.',
  },
  refused: { ja: '取り込めません', en: 'refused' },
  /** What in a folder is passed over. */
  skipped: {
    link: {
      ja: 'リンクのため対象外としました（フォルダ内のリンクはたどりません）',
      en: 'passed over: a link (links inside a folder are not followed)',
    },
    'no-file': { ja: '通常のファイルではないため対象外としました', en: 'passed over: not a regular file' },
    unreachable: { ja: '読み取れないため対象外としました', en: 'passed over: it cannot be read' },
    mapping: {
      ja: 'マッピングファイルのため対象外としました（使うときは --mapping で指定してください）',
      en: 'passed over: a mapping file (name it with --mapping to use it)',
    },
  },
  /** A file that could not be imported, for a reason that is not the file's form. */
  faults: {
    unreachable: { ja: 'ファイルを読み取れません', en: 'the file cannot be read' },
    machine: (why: string) => ({
      ja: `このファイルからは何も取り込んでいません。${why}`,
      en: `nothing of this file was imported. ${why}`,
    }),
    database: {
      ja: 'データベースに保存できませんでした。このファイルからは何も取り込んでいません',
      en: 'the database could not store it; nothing of this file was imported',
    },
    other: {
      ja: '処理中に不具合が起きました。このファイルからは何も取り込んでいません（SATOYAMA_LOG=debugで詳細を表示）',
      en: 'an internal error; nothing of this file was imported (SATOYAMA_LOG=debug shows more)',
    },
  },
  sameBatch: (files: number, at: string) => ({
    ja: `${files}ファイルはすべて、${at} の取り込みから変更がありません。その後の市場データの変更もないため、読み直していません（読み直すには --again）。`,
    en: `${counted(files, 'file')}, unchanged since the import of ${at}; nothing else has changed the market since, so they were not read again (--again reads them).`,
  }),
  nothing: { ja: 'ファイルがありません', en: 'no files there' },
  rejectedRows: (rows: number, id: number) => ({
    ja: `却下 ${rows} 行：npm run satoyama -- imports rejected ${id} でCSVに出力できます`,
    en: `${counted(rows, 'row')} rejected: npm run satoyama -- imports rejected ${id} writes them as CSV`,
  }),
  otherCompanies: (rows: number, id: number) => ({
    ja: `登録外の会社の行 ${rows} 行：npm run satoyama -- imports rejected ${id} でCSVに出力できます`,
    en: `${counted(rows, 'row')} of companies that are not ours: npm run satoyama -- imports rejected ${id} writes them as CSV`,
  }),
  made: (companies: number) => ({
    ja: `一覧にない会社 ${companies} 社を、上場していない企業として登録しました`,
    en: `${counted(companies, 'company', 'companies')} on no list added as unlisted`,
  }),
  delisted: (companies: number) => ({
    ja: `一覧に記載のなくなった ${companies} 社を上場廃止としました`,
    en: `${counted(companies, 'company', 'companies')} no longer on the list marked as delisted`,
  }),
  learnt: (count: number) => ({
    ja: `ISIN・LEI ${count} 件を登録しました`,
    en: `${counted(count, 'ISIN or LEI', 'ISINs and LEIs')} recorded`,
  }),
  conflicts: (count: number) => ({
    ja: `登録と食い違うISIN・LEI ${count} 件：npm run satoyama -- review identifiers で一覧できます`,
    en: `${counted(count, 'ISIN or LEI', 'ISINs and LEIs')} at odds with the record: npm run satoyama -- review identifiers lists them`,
  }),
  line: { ja: '行', en: 'line' },
  warnings: {
    'cut-at-limit': {
      ja: '行数が出力上限と一致します。途中で切れている可能性があります',
      en: 'as many rows as an export allows: the list may be incomplete',
    },
    'rounded-money': {
      ja: '金額の有効桁数が6桁以下です。表計算ソフトで丸められた可能性があります',
      en: 'amounts with six digits or fewer: a spreadsheet may have rounded them',
    },
    'decimal-comma': { ja: 'カンマを小数点として読み取りました', en: 'commas were read as decimal marks' },
    'month-first': { ja: '日付を月/日/年の順に読み取りました', en: 'days were read as month/day/year' },
    'day-first': {
      ja: '日付は日と月のどちらが先か分からないため、日/月/年の順に読み取りました',
      en: 'it is unclear whether the day or the month comes first; days were read as day/month/year',
    },
    'year-assumed': { ja: '年度はファイル名から判断しました', en: 'the year was taken from the name of the file' },
    'list-day-assumed': {
      ja: '一覧の日付が書かれていないため、次の日付の一覧とみなしました（--known-from で指定できます）',
      en: 'the list states no date; this one was assumed (--known-from sets another)',
    },
    'list-older': {
      ja: 'より新しい一覧を取り込み済みです。新しい一覧の内容は変更していません',
      en: 'a newer list was imported before; its contents were left unchanged',
    },
    'codes-left-aside': {
      ja: '廃止されたEDINETコードの一覧です。継続するコードは提出者の一覧にあるため、取り込むものはありません',
      en: 'a list of EDINET codes that ended; the codes that continue are in the list of filers, so there is nothing to import',
    },
    'list-incomplete': {
      ja: '一覧の行が欠けているか読めないため、記載のない企業を上場廃止とはしていません',
      en: 'rows of the list are missing or unreadable; no company was delisted for not being on it',
    },
    'vendor-unknown': {
      ja: '登録されていない評価機関です（追加するにはテンプレート vendors を使ってください）',
      en: 'an unknown vendor; add it with the template vendors',
    },
    'audit-report': {
      ja: '監査報告書のため、取り込んでいません',
      en: 'left aside: an auditor’s report',
    },
    'other-form': {
      ja: '有価証券報告書以外の開示書類のため、取り込んでいません',
      en: 'left aside: a filing other than an annual report',
    },
  },
  withdrawn: (count: number) => ({
    ja: `書類の取下げ・不開示・再開示により変わった数値 ${count} 件`,
    en: `${counted(count, 'figure')} changed because a document was withdrawn, hidden or shown again`,
  }),
  reviews: (count: number) => ({
    ja: `確認待ちの数値 ${count} 件：npm run satoyama -- review で一覧できます`,
    en: `${counted(count, 'figure')} to review: npm run satoyama -- review lists them`,
  }),
  readTargets: (count: number) => ({
    ja: `確認待ちの目標 ${count} 件：npm run satoyama -- review targets で一覧できます`,
    en: `${counted(count, 'target')} read from text ${count === 1 ? 'waits' : 'wait'} for a decision: npm run satoyama -- review targets lists them`,
  }),
  readFigures: (count: number, waiting: number) => ({
    ja: `本文から読み取った数値 ${count} 件（確認待ち ${waiting} 件：npm run satoyama -- review figures で一覧できます）`,
    en: `${counted(count, 'figure')} read from text, ${waiting} of them waiting for a decision: npm run satoyama -- review figures lists them`,
  }),
  suggestions: (count: number) => ({
    ja: `企業名だけの候補 ${count} 件：npm run satoyama -- review names で一覧できます`,
    en: `${counted(count, 'company', 'companies')} suggested by name alone: npm run satoyama -- review names lists them`,
  }),
  /** What annual reports brought besides figures. */
  besideFigures: (reports: number, { texts, officers, shareholders, targets, segments }: FilingRecords) => ({
    ja: `有価証券報告書 ${reports} 件から数値のほかに取り込んだもの：文章 ${texts}、役員 ${officers}、大株主 ${shareholders}、目標 ${targets}、セグメント ${segments}`,
    en: `Besides figures, ${counted(reports, 'annual report')} brought ${counted(texts, 'text')}, ${counted(officers, 'officer')}, ${counted(shareholders, 'shareholder')}, ${counted(targets, 'target')}, ${counted(segments, 'segment')}`,
  }),
})
