import type { Assumption } from '#contract/wire/assumed.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { messages } from '../../i18n/messages.ts'

type Words = Readonly<Record<Assumption['kind'], (column: string, value: string) => string>>

const list = (value: string, separator: string) => value.split('\n').join(separator)
const number = (value: string) => formatNumber(Number(value))

const ja: Words = {
  sheet: (column, value) =>
    value === ''
      ? `シート「${column}」を読み取りました。`
      : `シート「${column}」を読み取りました。ほかに「${list(value, '」「')}」も読み取れます。`,
  header: (_, value) => `${number(value)}行目を見出しとして読み取りました。`,
  separator: (_, value) =>
    `区切り文字を${{ semicolon: 'セミコロン', tab: 'タブ', pipe: '縦線' }[value] ?? value}として読み取りました。`,
  'decimal-comma': (column) => `「${column}」のカンマを小数点として読み取りました。`,
  'decimals-mixed': (column) => `「${column}」に、小数点がカンマの行とピリオドの行があります。`,
  scale: (column, value) => `「${column}」の数値を${number(value)}倍しました。`,
  currency: (column, value) =>
    column === '' ? `金額の通貨を${value}としました。` : `「${column}」の通貨を${value}としました。`,
  yen: (column) => `「${column}」は円建てとし、為替レートを掛けていません。`,
  weights: (column, value) =>
    `「${column}」を${{ percent: 'パーセント', fraction: '合計が1の比率', bps: 'ベーシスポイント' }[value] ?? value}として読み取りました。`,
  'day-order': (column, value) =>
    value === ''
      ? `「${column}」の日付は、日と月のどちらが先か分かりません。`
      : `「${column}」の日付を${value === 'dmy' ? '日/月/年' : '月/日/年'}の順に読み取りました。`,
  'file-day': (_, value) => `表の上に記載された${formatDay(value)}を、日付のない行の日付としました。`,
  'given-day': (column, value) =>
    `日付のない行の日付を${formatDay(value)}としました。${column && `表の上に「${column}」とあります。`}`,
  columns: (column, value) =>
    `「${column}」に当たる列が「${list(value, '」「')}」のどれか分かりません。列の対応で選んでください。`,
  'first-column': (column, value) => {
    const [first, ...others] = value.split('\n')
    return `「${column}」として列「${first}」を読み取りました。ほかに「${others.join('」「')}」も当てはまります。`
  },
  'other-table': (column, value) =>
    `${number(value)}行目の「${list(column, '」「')}」からは別の表とみなし、読み取っていません。`,
  accounts: (column, value) =>
    `「${column}」の「${list(value, '」「')}」を合わせて1つのポートフォリオとして読み取りました。`,
  'which-account': (column, value) =>
    `「${column}」の「${list(value, '」「')}」は、それぞれ構成比の合計が100%です。取り込むものを1つ選んでください。`,
  account: (column, value) => {
    const [first, ...others] = value.split('\n')
    return `「${column}」が「${first}」の行を読み取り、「${others.join('」「')}」の行を除きました。`
  },
  sides: (column, value) =>
    value === '0'
      ? `「${column}」により、すべて買い持ちとしました。`
      : `「${column}」により、${number(value)}行を売り持ちとしました。`,
  depth: (column, value) => `「${column}」を${value === 'm' ? 'メートル' : 'センチメートル'}として読み取りました。`,
  totals: (_, value) => `合計・小計・区分の見出しの${number(value)}行を除きました。`,
  cash: (_, value) => `現金・未収金などの${number(value)}行を、対象外として含めました。`,
  notes: (_, value) => `注記の${number(value)}行を除きました。`,
}

const lines = (value: string) => (value === '1' ? 'One line' : `${number(value)} lines`)

const en: Words = {
  sheet: (column, value) =>
    value === ''
      ? `Sheet “${column}” was read.`
      : `Sheet “${column}” was read; “${list(value, '”, “')}” could be read too.`,
  header: (_, value) => `Line ${number(value)} was read as the header.`,
  separator: (_, value) =>
    `Cells are separated by ${{ semicolon: 'semicolons', tab: 'tabs', pipe: 'vertical bars' }[value] ?? value}.`,
  'decimal-comma': (column) => `Commas in “${column}” were read as decimal marks.`,
  'decimals-mixed': (column) => `“${column}” has both decimal commas and decimal points.`,
  scale: (column, value) => `Figures in “${column}” were multiplied by ${number(value)}.`,
  currency: (column, value) =>
    column === '' ? `Values were taken to be in ${value}.` : `“${column}” was taken to be in ${value}.`,
  yen: (column) => `“${column}” is in yen and was not multiplied by an exchange rate.`,
  weights: (column, value) =>
    `“${column}” was read as ${{ percent: 'per cent', fraction: 'fractions of 1', bps: 'basis points' }[value] ?? value}.`,
  'day-order': (column, value) =>
    value === ''
      ? `Nothing tells whether the day or the month comes first in “${column}”.`
      : `Dates in “${column}” were read as ${value === 'dmy' ? 'day/month/year' : 'month/day/year'}.`,
  'file-day': (_, value) => `Lines without a date took ${formatDay(value)}, which stands above the table.`,
  'given-day': (column, value) =>
    `Lines without a date took ${formatDay(value)}${column && `, though “${column}” stands above the table`}.`,
  columns: (column, value) =>
    `It is not clear which column is the ${column.toLowerCase()}: “${list(value, '” or “')}”. Choose one under “What the columns are”.`,
  'first-column': (column, value) => {
    const [first, ...others] = value.split('\n')
    return `The ${column.toLowerCase()} was read from “${first}”; “${others.join('”, “')}” would do as well.`
  },
  'other-table': (column, value) =>
    `From line ${number(value)} (“${list(column, '”, “')}”) another table begins; it was not read.`,
  accounts: (column, value) => `“${list(value, '”, “')}” of “${column}” were read together as one portfolio.`,
  'which-account': (column, value) =>
    `“${column}” names “${list(value, '”, “')}”, and the weights of each sum to 100%. Choose the one to import.`,
  account: (column, value) => {
    const [first, ...others] = value.split('\n')
    return `Lines whose “${column}” is “${first}” were read; those of “${others.join('”, “')}” were left out.`
  },
  sides: (column, value) =>
    value === '0'
      ? `By “${column}”, all positions are long.`
      : `By “${column}”, ${value === '1' ? 'one position is' : `${number(value)} positions are`} short.`,
  depth: (column, value) => `“${column}” was read in ${value === 'm' ? 'meters' : 'centimeters'}.`,
  totals: (_, value) => `${lines(value)} left out as totals, subtotals or group headings.`,
  cash: (_, value) => `${lines(value)} kept as cash or accruals, not covered.`,
  notes: (_, value) => `${lines(value)} left out as remarks.`,
}

/** What was assumed while a file was read, in sentences. */
export const assumedMessages = messages('assumed', { ja, en })
