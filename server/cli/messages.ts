import { firstDay, numbers, years } from '#server/imports/cells.ts'
import type { Counts } from '#server/imports/counts.ts'
import type { WarningCode } from '#server/imports/records.ts'
import type { RefusalReason, RejectionReason } from '#server/imports/rejections.ts'
import type { FilingRecords } from '#server/imports/store/tally.ts'
import { counted } from './counted.ts'
import type { Skip } from './imports/import-files.ts'

interface Words {
  readonly refusals: Readonly<Record<RefusalReason, string>>
  readonly rejections: Readonly<Record<RejectionReason, string>>
  /** Names of the facts of a refusal that are limits and sizes; the others are named as they are. */
  readonly facts: Readonly<Record<string, string>>
  readonly heads: Readonly<Record<'file' | 'rows' | 'figures' | keyof Counts, string>>
  /** What the columns mean, and that they add up. */
  readonly legend: string
  readonly refused: string
  /** What in a folder is passed over. */
  readonly skipped: Readonly<Record<Skip, string>>
  /** A file that could not be imported, for a reason that is not the file's form. */
  readonly faults: Readonly<Record<'unreachable' | 'database' | 'other', string>> & {
    readonly machine: (why: string) => string
  }
  readonly nothing: string
  readonly rejectedRows: (rows: number, id: number) => string
  readonly otherCompanies: (rows: number, id: number) => string
  readonly made: (companies: number) => string
  readonly delisted: (companies: number) => string
  readonly learnt: (count: number) => string
  readonly conflicts: (count: number) => string
  readonly line: string
  readonly warnings: Readonly<Record<WarningCode, string>>
  readonly reviews: (count: number) => string
  readonly suggestions: (count: number) => string
  readonly readTargets: (count: number) => string
  /** What annual reports brought besides figures. */
  readonly besideFigures: (reports: number, records: FilingRecords) => string
}

const size = (value: number) => value.toExponential().replace('+', '')

const ja: Words = {
  refusals: {
    empty: 'ファイルが空です',
    'no-file': '通常のファイルではありません',
    unrecognised: '内容から形式を判別できません',
    binary: 'テキストではありません（拡張子にかかわらずバイナリです）',
    encoding: '文字コードを判別できないか、途中で切れています（UTF-16・UTF-8・cp932に対応）',
    'line-too-long': '1行が長すぎます',
    'too-large': '大きすぎます',
    'header-missing': '見出し行に必要な列がありません',
    'header-duplicated': '見出し行に同じ列名が2つあります',
    'zip-damaged': 'zipが壊れているか、途中で切れています',
    'zip-too-large': 'zipの展開後のサイズまたは件数が上限を超えます',
    'zip-path': 'zipに、フォルダの外を指すパスが含まれています',
    'zip-encrypted': 'zipが暗号化されています',
    'zip-no-report': 'zipに有価証券報告書のデータ（jpcrpで始まるファイル）が1つだけ入っている必要があります',
    'xml-damaged': 'XMLが壊れているか、途中で切れています',
    'xml-entity': 'XMLに文書型宣言または実体参照が含まれています',
    'xls-damaged': 'Excelファイルを読めません',
    'filing-without-filer': '提出者（EDINETコード）が見つかりません',
    'filing-without-period': '会計期間または提出日が見つかりません',
    'mapping-invalid': 'マッピングファイルに誤りがあります',
    'mapping-none':
      'この表に合うマッピングがありません。--mapping でマッピングファイルを指定するか、テンプレートを使ってください',
    'mapping-several': '複数のマッピングに合います。--mapping でどれかを指定してください',
    'mapping-columns': 'マッピングが指す列が表にありません',
    'sheet-missing': 'マッピングが指すシートがブックにありません',
    'year-missing': '年度がファイルに書かれていません。--year 2023 のように指定してください',
    'percent-unclear': '比率が百分率か小数か判断できません。マッピングに scale を明記してください',
    'list-future': '一覧の日付が未来です',
    'list-too-short':
      '登録中の上場企業の5分の1を超える企業がこの一覧にありません。一覧が途中で切れているか、一部だけの一覧の可能性があるため、取り込みませんでした',
    'market-demo':
      'ここはデモ市場です。実在企業を取り込むには、先に `npm run satoyama -- market clear` を実行してください',
    'xlsx-damaged': 'Excelブックが壊れているか、大きすぎます',
  },
  rejections: {
    columns: '列数が見出しと合いません',
    required: '必須の値がありません',
    code: 'コードの形式が正しくありません',
    exponent: '指数表記です（表計算ソフトで壊れた可能性があります）',
    'edinet-code': 'EDINETコードの形式ではありません',
    'corporate-number': '法人番号の桁数または検査数字が合いません',
    isin: 'ISINの形式または検査数字が合いません',
    lei: 'LEIの形式または検査数字が合いません',
    date: '日付として読めません',
    year: `年が範囲外です（年度は${years.first}〜${years.last}、日付は${firstDay}年から）`,
    period: '月末日ではないか、どの年度か決められません（例：2024年3月期、2024/3/31、2023年度）',
    number: '数値として読めません',
    comma: 'カンマが3桁区切りではありません（小数点はピリオドで書いてください）',
    magnitude: `数値の大きさが取り得る範囲を超えています（絶対値${size(numbers.most)}以下、0以外は${size(numbers.least)}以上）`,
    negative: '負の値は取り得ません',
    bounds: '比率が取り得る範囲を超えています',
    formula: '数式のセルです',
    unit: 'この指標、またはこの列の単位ではありません',
    currency: '通貨が円ではありません',
    duplicate: '同じキーの行が2回あります',
    conflict: '同じキーに異なる値があります',
    industry: '東証33業種のコードではありません',
    'unknown-company': 'この市場の企業ではありません（上場廃止・非上場など、取り込み済みの一覧にない会社）',
    'no-companies': '企業がまだ登録されていません（先にEDINETコードリストを取り込んでください）',
    'shared-code': '一覧の中で、このコードが2社に付いています（どちらの行も取り込みません）',
    'class-share': '優先株式・種類株式のコードです（企業としては扱いません）',
    'unknown-boundary': '会計区分が不明です',
    'unknown-indicator': '指標コードがカタログにありません',
    assurance: '保証の水準は none・limited・reasonable（なし・限定的保証・合理的保証）のいずれかです',
    standard: '開示基準は ssbj・issb・esrs・gri のいずれかです',
    indicator: 'この形式では取り込めない指標です',
    vendor: '登録されていない評価機関か、その機関の尺度にない評価です',
    'vendor-key': '評価機関のキーに使えません（半角の英小文字・数字・ハイフンで、既存の名前と重ならないもの）',
    scale: '評価機関の尺度として使えない語・上下限、または範囲の重なりです',
    term: 'テーマ・スクリーニングの項目名ではありません',
    category: 'カテゴリーの名前ではありません',
    'name-only': '企業名だけでは企業を特定できません（候補は satoyama review names で確認できます）',
    key: '企業を示す列がすべて空です',
    link: 'リンクがhttpまたはhttpsのアドレスではありません（リンクなしで取り込みました）',
    'too-long': '文字数が多すぎます',
    future: '未来の日付、または始まっていない期間です',
    'no-company': '見出しと本文の冒頭に、この市場の企業の名前もコードもありません',
    markup: '記事がXMLとして正しくないため読み取れません',
    'many-companies': '見出しに企業が多数並び、どの企業の記事か定まりません',
    language: '日本語でも英語でもありません',
  },
  facts: {
    ...{ most: '上限', bytes: 'サイズ', rows: '行数の上限', cells: 'セル数の上限', facts: '項目数の上限' },
    ...{ file: 'ファイル', at: '箇所', because: '理由', mapping: 'マッピング', mappings: 'マッピング', source: '形式' },
    ...{ column: '列', columns: '列', similar: '表にある似た列', sheet: 'シート', found: 'ファイルにあるシート' },
    ...{ nearest: '最も近いもの', known: '使えるもの', vendor: '評価機関', above: '1を超える数', of: '全体' },
    ...{ day: '日付', newest: '取り込み済みの一覧の日付', absent: '一覧にない企業', listed: '上場企業' },
  },
  heads: {
    file: 'ファイル',
    rows: '行',
    figures: '数値',
    read: '読込',
    accepted: '新規',
    unchanged: '変更なし',
    restated: '訂正',
    rejected: '却下',
    notOurs: '登録外の会社',
    ignored: '対象外',
  },
  legend:
    '読込は右の各列の合計です。登録外の会社：上場廃止・非上場など、この市場に登録のない会社の行。対象外：ETF・種類株式、マッピングで除く行、指標に使わない項目など。',
  refused: '取り込めません',
  skipped: {
    link: 'リンクのため対象外としました（フォルダ内のリンクはたどりません）',
    'no-file': '通常のファイルではないため対象外としました',
    unreachable: '読み取れないため対象外としました',
    mapping: 'マッピングファイルのため対象外としました（使うときは --mapping で指定してください）',
  },
  faults: {
    unreachable: 'ファイルを読み取れません',
    machine: (why) => `このファイルからは何も取り込んでいません。${why}`,
    database: 'データベースに保存できませんでした。このファイルからは何も取り込んでいません',
    other: '処理中に不具合が起きました。このファイルからは何も取り込んでいません（SATOYAMA_LOG=debugで詳細を表示）',
  },
  nothing: 'ファイルがありません',
  rejectedRows: (rows, id) => `却下 ${rows} 行：npm run satoyama -- imports rejected ${id} でCSVに出力できます`,
  otherCompanies: (rows, id) =>
    `登録外の会社の行 ${rows} 行：npm run satoyama -- imports rejected ${id} でCSVに出力できます`,
  made: (companies) => `一覧にない会社 ${companies} 社を、上場していない企業として登録しました`,
  delisted: (companies) => `一覧に記載のなくなった ${companies} 社を上場廃止としました`,
  learnt: (count) => `ISIN・LEI ${count} 件を登録しました`,
  conflicts: (count) => `登録と食い違うISIN・LEI ${count} 件：npm run satoyama -- review identifiers で一覧できます`,
  line: '行',
  warnings: {
    'cut-at-limit': '行数が出力上限と一致します。途中で切れている可能性があります',
    'rounded-money': '金額の有効桁数が6桁以下です。表計算ソフトで丸められた可能性があります',
    'decimal-comma': 'カンマを小数点として読み取りました',
    'month-first': '日付を月/日/年の順に読み取りました',
    'day-first': '日付は日と月のどちらが先か分からないため、日/月/年の順に読み取りました',
    'year-assumed': '年度はファイル名から判断しました',
    'list-day-assumed': '一覧の日付が書かれていないため、次の日付の一覧とみなしました（--known-from で指定できます）',
    'list-older': 'より新しい一覧を取り込み済みです。新しい一覧の内容は変更していません',
    'list-incomplete': '一覧の行が欠けているか読めないため、記載のない企業を上場廃止とはしていません',
    'vendor-unknown': '登録されていない評価機関です（追加するにはテンプレート vendors を使ってください）',
  },
  reviews: (count) => `確認待ちの数値 ${count} 件：npm run satoyama -- review で一覧できます`,
  readTargets: (count) => `確認待ちの目標 ${count} 件：npm run satoyama -- review targets で一覧できます`,
  suggestions: (count) => `企業名だけの候補 ${count} 件：npm run satoyama -- review names で一覧できます`,
  besideFigures: (reports, { texts, officers, shareholders, targets, segments }) =>
    `有価証券報告書 ${reports} 件から数値のほかに取り込んだもの：文章 ${texts}、役員 ${officers}、大株主 ${shareholders}、目標 ${targets}、セグメント ${segments}`,
}

const en: Words = {
  refusals: {
    empty: 'the file is empty',
    'no-file': 'it is not a regular file',
    unrecognised: 'its content is none of the formats known here',
    binary: 'it is not text, whatever its ending says',
    encoding: 'its encoding is not UTF-16, UTF-8 or cp932, or it is cut off',
    'line-too-long': 'a line is too long',
    'too-large': 'it is too large',
    'header-missing': 'the header row lacks columns',
    'header-duplicated': 'the header row names a column twice',
    'zip-damaged': 'the zip is damaged or cut off',
    'zip-too-large': 'the zip unpacks to more than is allowed',
    'zip-path': 'the zip has a path that leaves its folder',
    'zip-encrypted': 'the zip is encrypted',
    'zip-no-report': 'the zip must hold exactly one annual report (a file that begins with jpcrp)',
    'xml-damaged': 'the XML is damaged or cut off',
    'xml-entity': 'the XML declares a document type or entities',
    'xls-damaged': 'the Excel file cannot be read',
    'filing-without-filer': 'no filer (EDINET code) is given',
    'filing-without-period': 'no fiscal period or filing date is given',
    'mapping-invalid': 'the mapping file is wrong',
    'mapping-none': 'no mapping fits this table; name a mapping file with --mapping, or use a template',
    'mapping-several': 'several mappings fit; choose one with --mapping',
    'mapping-columns': 'the table lacks columns that its mapping names',
    'sheet-missing': 'the workbook lacks the sheet that its mapping names',
    'year-missing': 'the file does not say its year; tell it with --year 2023',
    'percent-unclear': 'a ratio may be per cent or a fraction; say which with scale: in the mapping',
    'list-future': 'the list is of a day that has not come',
    'list-too-short':
      'the list lacks more than a fifth of the companies that are listed here; it may be cut off or be a part only, so nothing of it was imported',
    'market-demo':
      'the market here is the invented one; run `npm run satoyama -- market clear` before importing real companies',
    'xlsx-damaged': 'the Excel workbook is damaged, or too large to open',
  },
  rejections: {
    columns: 'not as many cells as the header',
    required: 'a value that must be there is missing',
    code: 'not a code of this kind',
    exponent: 'in exponent form: damaged by a spreadsheet',
    'edinet-code': 'not an EDINET code',
    'corporate-number': 'not a corporate number: wrong length or check digit',
    isin: 'not an ISIN: wrong form or check digit',
    lei: 'not an LEI: wrong form or check digits',
    date: 'not a date',
    year: `the year is outside ${years.first} to ${years.last}, or the day before ${firstDay}`,
    period: 'not the last day of a month, or a year that may be two (write 2024-03-31 or FY2023)',
    number: 'not a number',
    comma: 'a comma that does not separate thousands (write decimals with a point)',
    magnitude: `larger or smaller than any figure can be (at most ${size(numbers.most)}, and at least ${size(numbers.least)} unless zero)`,
    negative: 'cannot be negative',
    bounds: 'outside what this ratio can be',
    formula: 'a formula',
    unit: 'not a unit of this indicator, or not the unit of its column',
    currency: 'not in yen',
    duplicate: 'the same key twice',
    conflict: 'the same key with another value',
    industry: 'not a TSE 33 industry',
    'unknown-company': 'not a company of this market (delisted, unlisted, or on no list imported here)',
    'no-companies': 'no companies here yet (import the EDINET code list first)',
    'shared-code': 'the list gives this code to two companies (neither row is used)',
    'class-share': 'a code of preferred or class shares, which are no company',
    'unknown-boundary': 'accounting basis not known',
    'unknown-indicator': 'no indicator of this code in the catalogue',
    assurance: 'assurance is none, limited or reasonable',
    standard: 'the standard is ssbj, issb, esrs or gri',
    indicator: 'an indicator that this source must not fill',
    vendor: 'not a vendor known here, or a value outside its scale',
    'vendor-key': 'not a key for a vendor: lower-case letters, digits and dashes, and no name that is taken',
    scale: 'a word, bound or overlap that no scale can have',
    term: 'not a term of the themes and screens',
    category: 'not one of the thirteen categories',
    'name-only': 'only a name tells the company (satoyama review names lists the suggestions)',
    key: 'no column that names the company is filled',
    link: 'the link is no http or https address (imported without it)',
    'too-long': 'the text is too long',
    future: 'the day has not come yet, or the period has not begun',
    'no-company': 'names no company of this market, nor a code, in its title or the beginning of its text',
    markup: 'the item is not valid XML',
    'many-companies': 'its title lists too many companies to be about one',
    language: 'neither Japanese nor English',
  },
  facts: {
    ...{ most: 'at most', bytes: 'size', rows: 'rows at most', cells: 'cells at most', facts: 'facts at most' },
    ...{ similar: 'like it in the table', found: 'sheets of the file', above: 'above 1', vendor: 'vendor' },
    ...{ day: 'day', newest: 'day of the list held', absent: 'not on the list', listed: 'listed here' },
  },
  heads: {
    file: 'File',
    rows: 'Rows',
    figures: 'Figures',
    read: 'read',
    accepted: 'accepted',
    unchanged: 'unchanged',
    restated: 'restated',
    rejected: 'rejected',
    notOurs: 'not ours',
    ignored: 'ignored',
  },
  legend:
    'Read is the sum of the columns after it. Not ours: of companies that this market does not hold (delisted, unlisted). Ignored: funds, classes of shares, rows that a mapping leaves out, facts that no indicator asks for.',
  refused: 'refused',
  skipped: {
    link: 'passed over: a link (links inside a folder are not followed)',
    'no-file': 'passed over: not a regular file',
    unreachable: 'passed over: it cannot be read',
    mapping: 'passed over: a mapping file (name it with --mapping to use it)',
  },
  faults: {
    unreachable: 'the file cannot be read',
    machine: (why) => `nothing of this file was imported. ${why}`,
    database: 'the database did not take it; nothing of this file was imported',
    other: 'a fault of ours; nothing of this file was imported (SATOYAMA_LOG=debug shows more)',
  },
  nothing: 'no files there',
  rejectedRows: (rows, id) =>
    `${counted(rows, 'row')} rejected: npm run satoyama -- imports rejected ${id} writes them as CSV`,
  otherCompanies: (rows, id) =>
    `${counted(rows, 'row')} of companies that are not ours: npm run satoyama -- imports rejected ${id} writes them as CSV`,
  made: (companies) => `${counted(companies, 'company', 'companies')} on no list added as not listed`,
  delisted: (companies) => `${counted(companies, 'company', 'companies')} no longer on the list marked as delisted`,
  learnt: (count) => `${counted(count, 'ISIN or LEI', 'ISINs and LEIs')} learnt`,
  conflicts: (count) =>
    `${counted(count, 'ISIN or LEI', 'ISINs and LEIs')} in disagreement with what is held: npm run satoyama -- review identifiers lists them`,
  line: 'line',
  warnings: {
    'cut-at-limit': 'as many rows as an export allows: the list may be incomplete',
    'rounded-money': 'amounts with six digits or fewer: a spreadsheet may have rounded them',
    'decimal-comma': 'commas were read as decimal marks',
    'month-first': 'days were read as month/day/year',
    'day-first': 'nothing tells whether the day or the month comes first; days were read as day/month/year',
    'year-assumed': 'the year was taken from the name of the file',
    'list-day-assumed': 'the list does not say its day; taken to be of this one (--known-from says another)',
    'list-older': 'a newer list was imported before; what it said was left as it is',
    'list-incomplete': 'rows of the list are missing or unreadable; no company was delisted for not being on it',
    'vendor-unknown': 'a vendor that is not known here; add it with the template vendors',
  },
  reviews: (count) => `${counted(count, 'figure')} to review: npm run satoyama -- review lists them`,
  readTargets: (count) =>
    `${counted(count, 'target')} read from text ${count === 1 ? 'waits' : 'wait'} for a decision: npm run satoyama -- review targets lists them`,
  suggestions: (count) =>
    `${counted(count, 'company', 'companies')} suggested by name alone: npm run satoyama -- review names lists them`,
  besideFigures: (reports, { texts, officers, shareholders, targets, segments }) =>
    `Besides figures, ${counted(reports, 'annual report')} brought ${counted(texts, 'text')}, ${counted(officers, 'officer')}, ${counted(shareholders, 'shareholder')}, ${counted(targets, 'target')}, ${counted(segments, 'segment')}`,
}

/** Whether the terminal speaks Japanese. */
export const isJapanese = /^ja/.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '')

/** Words of importing, in the language of the terminal. */
export const words: Words = isJapanese ? ja : en
