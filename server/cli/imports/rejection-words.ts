import { firstDay, numbers, years } from '#server/imports/cells.ts'

const size = (value: number) => value.toExponential().replace('+', '')

export const rejectionsWords = {
  columns: { ja: '列数が見出しと合いません', en: 'not as many cells as the header' },
  required: { ja: '必須の値がありません', en: 'a required value is missing' },
  code: { ja: 'コードの形式が正しくありません', en: 'not a code of this kind' },
  exponent: {
    ja: '指数表記です（表計算ソフトで壊れた可能性があります）',
    en: 'in exponent form: damaged by a spreadsheet',
  },
  'edinet-code': { ja: 'EDINETコードの形式ではありません', en: 'not an EDINET code' },
  'corporate-number': {
    ja: '法人番号の桁数または検査数字が合いません',
    en: 'not a corporate number: wrong length or check digit',
  },
  isin: { ja: 'ISINの形式または検査数字が合いません', en: 'not an ISIN: wrong form or check digit' },
  lei: { ja: 'LEIの形式または検査数字が合いません', en: 'not an LEI: wrong form or check digits' },
  date: { ja: '日付として読めません', en: 'not a date' },
  year: {
    ja: `年が範囲外です（年度は${years.first}〜${years.last}、日付は${firstDay}年から）`,
    en: `the year is outside ${years.first} to ${years.last}, or the day before ${firstDay}`,
  },
  period: {
    ja: '月末日ではないか、どの年度か決められません（例：2024年3月期、2024/3/31、2023年度）',
    en: 'not the last day of a month, or an ambiguous year (write 2024-03-31 or FY2023)',
  },
  number: { ja: '数値として読めません', en: 'not a number' },
  comma: {
    ja: 'カンマが3桁区切りではありません（小数点はピリオドで書いてください）',
    en: 'a comma that does not separate thousands (write decimals with a point)',
  },
  magnitude: {
    ja: `数値の大きさが取り得る範囲を超えています（絶対値${size(numbers.most)}以下、0以外は${size(numbers.least)}以上）`,
    en: `larger or smaller than any figure can be (at most ${size(numbers.most)}, and at least ${size(numbers.least)} unless zero)`,
  },
  negative: { ja: '負の値は取り得ません', en: 'cannot be negative' },
  bounds: { ja: '比率が取り得る範囲を超えています', en: 'outside the range of this ratio' },
  formula: { ja: '数式のセルです', en: 'a formula' },
  unit: {
    ja: 'この指標、またはこの列の単位ではありません',
    en: 'not a unit of this indicator, or not the unit of its column',
  },
  currency: { ja: '通貨が円ではありません', en: 'not in yen' },
  duplicate: { ja: '同じキーの行が2回あります', en: 'the same key twice' },
  conflict: { ja: '同じキーに異なる値があります', en: 'the same key with another value' },
  industry: { ja: '東証33業種のコードではありません', en: 'not a TSE 33 industry' },
  'unknown-company': {
    ja: 'この市場の企業ではありません（上場廃止・非上場など、取り込み済みの一覧にない会社）',
    en: 'not a company of this market (delisted, unlisted, or on no list imported here)',
  },
  'no-companies': {
    ja: '企業がまだ登録されていません（先にEDINETコードリストを取り込んでください）',
    en: 'no companies here yet (import the EDINET code list first)',
  },
  'shared-code': {
    ja: '一覧の中で、このコードが2社に付いています（どちらの行も取り込みません）',
    en: 'the list gives this code to two companies (neither row is used)',
  },
  relation: {
    ja: 'parent（本人）・subsidiary（子会社）のいずれでもない',
    en: 'neither parent nor subsidiary',
  },
  'class-share': {
    ja: '優先株式・種類株式のコードです（企業としては扱いません）',
    en: 'a code of preferred or class shares, not of a company',
  },
  'unknown-boundary': { ja: '会計区分が不明です', en: 'accounting basis not known' },
  'unknown-indicator': { ja: '指標コードがカタログにありません', en: 'no indicator of this code in the catalogue' },
  assurance: {
    ja: '保証の水準は none・limited・reasonable（なし・限定的保証・合理的保証）のいずれかです',
    en: 'assurance is none, limited or reasonable',
  },
  standard: { ja: '開示基準は ssbj・issb・esrs・gri のいずれかです', en: 'the standard is ssbj, issb, esrs or gri' },
  indicator: { ja: 'この形式では取り込めない指標です', en: 'an indicator that this source cannot supply' },
  vendor: {
    ja: '登録されていない評価機関か、その機関の尺度にない評価です',
    en: 'not a vendor known here, or a value outside its scale',
  },
  'vendor-key': {
    ja: '評価機関のキーに使えません（半角の英小文字・数字・ハイフンで、既存の名前と重ならないもの）',
    en: 'not a key for a vendor: lower-case letters, digits and dashes, and no name that is taken',
  },
  scale: {
    ja: '評価機関の尺度として使えない語・上下限、または範囲の重なりです',
    en: 'a word, bound or overlap that no scale can have',
  },
  term: { ja: 'テーマ・スクリーニングの項目名ではありません', en: 'not a term of the themes and screens' },
  category: { ja: 'カテゴリーの名前ではありません', en: 'not one of the thirteen categories' },
  'name-only': {
    ja: '企業名だけでは企業を特定できません（候補は satoyama review names で確認できます）',
    en: 'the company is identified by name only (satoyama review names lists the suggestions)',
  },
  key: { ja: '企業を示す列がすべて空です', en: 'every column that identifies the company is empty' },
  link: {
    ja: 'リンクがhttpまたはhttpsのアドレスではありません（リンクなしで取り込みました）',
    en: 'the link is no http or https address (imported without it)',
  },
  'too-long': { ja: '文字数が多すぎます', en: 'the text is too long' },
  future: {
    ja: '未来の日付、または始まっていない期間です',
    en: 'the date is in the future, or the period has not begun',
  },
  'no-company': {
    ja: '見出しと本文の冒頭に、この市場の企業の名前もコードもありません',
    en: 'names no company of this market, nor a code, in its title or the beginning of its text',
  },
  markup: { ja: '記事がXMLとして正しくないため読み取れません', en: 'the item is not valid XML' },
  'many-companies': {
    ja: '見出しに企業が多数並び、どの企業の記事か定まりません',
    en: 'its title lists too many companies to be about one',
  },
  language: { ja: '日本語でも英語でもありません', en: 'neither Japanese nor English' },
}
