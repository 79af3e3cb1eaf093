export const refusalsWords = {
  empty: { ja: 'ファイルが空です', en: 'the file is empty' },
  'no-file': { ja: '通常のファイルではありません', en: 'it is not a regular file' },
  unrecognised: { ja: '内容から形式を判別できません', en: 'its content matches no known format' },
  binary: {
    ja: 'テキストではありません（拡張子にかかわらずバイナリです）',
    en: 'it is not text, whatever its extension',
  },
  encoding: {
    ja: '文字コードを判別できないか、途中で切れています（UTF-16・UTF-8・cp932に対応）',
    en: 'its encoding is not UTF-16, UTF-8 or cp932, or it is cut off',
  },
  'line-too-long': { ja: '1行が長すぎます', en: 'a line is too long' },
  'too-large': { ja: '大きすぎます', en: 'it is too large' },
  'header-missing': { ja: '見出し行に必要な列がありません', en: 'the header row lacks columns' },
  'header-duplicated': { ja: '見出し行に同じ列名が2つあります', en: 'the header row names a column twice' },
  'zip-damaged': { ja: 'zipが壊れているか、途中で切れています', en: 'the zip is damaged or cut off' },
  'zip-too-large': {
    ja: 'zipの展開後のサイズまたは件数が上限を超えます',
    en: 'the zip unpacks to more than is allowed',
  },
  'zip-path': {
    ja: 'zipに、フォルダの外を指すパスが含まれています',
    en: 'the zip has a path that leaves its folder',
  },
  'zip-encrypted': { ja: 'zipが暗号化されています', en: 'the zip is encrypted' },
  'zip-no-report': {
    ja: 'zipに有価証券報告書のデータ（jpcrpで始まるファイル）が1つだけ入っている必要があります',
    en: 'the zip must hold exactly one annual report (a file that begins with jpcrp)',
  },
  'xml-damaged': { ja: 'XMLが壊れているか、途中で切れています', en: 'the XML is damaged or cut off' },
  'xml-entity': {
    ja: 'XMLに文書型宣言または実体参照が含まれています',
    en: 'the XML declares a document type or entities',
  },
  'xls-damaged': { ja: 'Excelファイルを読めません', en: 'the Excel file cannot be read' },
  'filing-without-filer': { ja: '提出者（EDINETコード）が見つかりません', en: 'no filer (EDINET code) is given' },
  'filing-without-period': {
    ja: '会計期間または提出日が見つかりません',
    en: 'no fiscal period or filing date is given',
  },
  'mapping-invalid': { ja: 'マッピングファイルに誤りがあります', en: 'the mapping file is invalid' },
  'mapping-none': {
    ja: 'この表に合うマッピングがありません。--mapping でマッピングファイルを指定するか、テンプレートを使ってください',
    en: 'no mapping fits this table; name a mapping file with --mapping, or use a template',
  },
  'mapping-several': {
    ja: '複数のマッピングに合います。--mapping でどれかを指定してください',
    en: 'several mappings fit; choose one with --mapping',
  },
  'mapping-columns': {
    ja: 'マッピングが指す列が表にありません',
    en: 'the table lacks columns that its mapping names',
  },
  'sheet-missing': {
    ja: 'マッピングが指すシートがブックにありません',
    en: 'the workbook lacks the sheet that its mapping names',
  },
  'year-missing': {
    ja: '年度がファイルに書かれていません。--year 2023 のように指定してください',
    en: 'the file does not state its year; give it with --year 2023',
  },
  'percent-unclear': {
    ja: '比率が百分率か小数か判断できません。マッピングに scale を明記してください',
    en: 'a ratio may be per cent or a fraction; say which with scale: in the mapping',
  },
  'list-future': { ja: '一覧の日付が未来です', en: 'the date of the list is in the future' },
  'list-too-short': {
    ja: '登録中の上場企業の5分の1を超える企業がこの一覧にありません。一覧が途中で切れているか、一部だけの一覧の可能性があるため、取り込みませんでした',
    en: 'the list lacks more than a fifth of the companies that are listed here; it may be cut off or incomplete, so nothing of it was imported',
  },
  'market-demo': {
    ja: 'ここはデモ市場です。実在企業を取り込むには、先に `npm run satoyama -- market clear` を実行してください',
    en: 'this is the demo market; run `npm run satoyama -- market clear` before importing real companies',
  },
  'xlsx-damaged': {
    ja: 'Excelブックが壊れているか、大きすぎます',
    en: 'the Excel workbook is damaged, or too large to open',
  },
  'edinet-error': {
    ja: 'EDINET APIがエラーを返しました（書類一覧ではありません）',
    en: 'EDINET’s API answered with an error; this is no list of documents',
  },
}
