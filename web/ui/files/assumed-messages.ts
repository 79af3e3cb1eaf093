import type { Assumption } from '#contract/wire/assumed.ts'
import type { Both } from '#contract/words/words.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { messages } from '../../i18n/messages.ts'

type AssumptionMessages = Readonly<Record<Assumption['kind'], (column: string, value: string) => Both>>

const list = (value: string, separator: string) => value.split('\n').join(separator)
const number = (value: string) => formatNumber(Number(value))

const lines = (value: string) => (value === '1' ? 'One line' : `${number(value)} lines`)

/** What was assumed while a file was read, in sentences. */
export const assumedMessages = messages('assumed', {
  sheet: (column: string, value: string) => ({
    ja:
      value === ''
        ? `シート「${column}」を読み取りました。`
        : `シート「${column}」を読み取りました。ほかに「${list(value, '」「')}」も読み取れます。`,
    en:
      value === ''
        ? `Sheet “${column}” was read.`
        : `Sheet “${column}” was read; “${list(value, '”, “')}” could be read too.`,
  }),
  header: (_: string, value: string) => ({
    ja: `${number(value)}行目を見出しとして読み取りました。`,
    en: `Line ${number(value)} was read as the header.`,
  }),
  separator: (_: string, value: string) => ({
    ja: `区切り文字を${{ semicolon: 'セミコロン', tab: 'タブ', pipe: '縦線' }[value] ?? value}として読み取りました。`,
    en: `Cells are separated by ${{ semicolon: 'semicolons', tab: 'tabs', pipe: 'vertical bars' }[value] ?? value}.`,
  }),
  'decimal-comma': (column: string) => ({
    ja: `「${column}」のカンマを小数点として読み取りました。`,
    en: `Commas in “${column}” were read as decimal marks.`,
  }),
  'decimals-mixed': (column: string) => ({
    ja: `「${column}」に、小数点がカンマの行とピリオドの行があります。`,
    en: `“${column}” has both decimal commas and decimal points.`,
  }),
  scale: (column: string, value: string) => ({
    ja: `「${column}」の数値を${number(value)}倍しました。`,
    en: `Figures in “${column}” were multiplied by ${number(value)}.`,
  }),
  currency: (column: string, value: string) => ({
    ja: column === '' ? `金額の通貨を${value}としました。` : `「${column}」の通貨を${value}としました。`,
    en: column === '' ? `Values were taken to be in ${value}.` : `“${column}” was taken to be in ${value}.`,
  }),
  yen: (column: string) => ({
    ja: `「${column}」は円建てとし、為替レートを掛けていません。`,
    en: `“${column}” is in yen and was not multiplied by an exchange rate.`,
  }),
  weights: (column: string, value: string) => ({
    ja: `「${column}」を${{ percent: 'パーセント', fraction: '合計が1の比率', bps: 'ベーシスポイント' }[value] ?? value}として読み取りました。`,
    en: `“${column}” was read as ${{ percent: 'per cent', fraction: 'fractions of 1', bps: 'basis points' }[value] ?? value}.`,
  }),
  'day-order': (column: string, value: string) => ({
    ja:
      value === ''
        ? `「${column}」の日付は、日と月のどちらが先か分かりません。`
        : `「${column}」の日付を${value === 'dmy' ? '日/月/年' : '月/日/年'}の順に読み取りました。`,
    en:
      value === ''
        ? `It is unclear whether the day or the month comes first in “${column}”.`
        : `Dates in “${column}” were read as ${value === 'dmy' ? 'day/month/year' : 'month/day/year'}.`,
  }),
  'file-day': (_: string, value: string) => ({
    ja: `表の上に記載された${formatDay(value)}を、日付のない行の日付としました。`,
    en: `Lines without a date were given ${formatDay(value)}, the date above the table.`,
  }),
  'given-day': (column: string, value: string) => ({
    ja: `日付のない行の日付を${formatDay(value)}としました。${column && `表の上に「${column}」とあります。`}`,
    en: `Lines without a date were given ${formatDay(value)}${column && `, though “${column}” is above the table`}.`,
  }),
  columns: (column: string, value: string) => ({
    ja: `「${column}」に当たる列が「${list(value, '」「')}」のどれか分かりません。列の対応で選んでください。`,
    en: `It is not clear which column is the ${column.toLowerCase()}: “${list(value, '” or “')}”. Choose one under “What the columns are”.`,
  }),
  'first-column': (column: string, value: string) => {
    const [first, ...others] = value.split('\n')
    return {
      ja: `「${column}」として列「${first}」を読み取りました。ほかに「${others.join('」「')}」も当てはまります。`,
      en: `The ${column.toLowerCase()} was read from “${first}”; “${others.join('”, “')}” would also fit.`,
    }
  },
  'other-table': (column: string, value: string) => ({
    ja: `${number(value)}行目の「${list(column, '」「')}」からは別の表とみなし、読み取っていません。`,
    en: `From line ${number(value)} (“${list(column, '”, “')}”) another table begins; it was not read.`,
  }),
  accounts: (column: string, value: string) => ({
    ja: `「${column}」の「${list(value, '」「')}」を合わせて1つのポートフォリオとして読み取りました。`,
    en: `“${list(value, '”, “')}” of “${column}” were read together as one portfolio.`,
  }),
  'which-account': (column: string, value: string) => ({
    ja: `「${column}」の「${list(value, '」「')}」は、それぞれ構成比の合計が100%です。取り込むものを1つ選んでください。`,
    en: `“${column}” names “${list(value, '”, “')}”, and the weights of each sum to 100%. Choose the one to import.`,
  }),
  account: (column: string, value: string) => {
    const [first, ...others] = value.split('\n')
    return {
      ja: `「${column}」が「${first}」の行を読み取り、「${others.join('」「')}」の行を除きました。`,
      en: `Lines whose “${column}” is “${first}” were read; those of “${others.join('”, “')}” were left out.`,
    }
  },
  sides: (column: string, value: string) => ({
    ja:
      value === '0'
        ? `「${column}」により、すべて買い持ちとしました。`
        : `「${column}」により、${number(value)}行を売り持ちとしました。`,
    en:
      value === '0'
        ? `According to “${column}”, all positions are long.`
        : `According to “${column}”, ${value === '1' ? 'one position is' : `${number(value)} positions are`} short.`,
  }),
  depth: (column: string, value: string) => ({
    ja: `「${column}」を${value === 'm' ? 'メートル' : 'センチメートル'}として読み取りました。`,
    en: `“${column}” was read in ${value === 'm' ? 'meters' : 'centimeters'}.`,
  }),
  totals: (_: string, value: string) => ({
    ja: `合計・小計・区分の見出しの${number(value)}行を除きました。`,
    en: `${lines(value)} left out as totals, subtotals or group headings.`,
  }),
  cash: (_: string, value: string) => ({
    ja: `現金・未収金などの${number(value)}行を、対象外として含めました。`,
    en: `${lines(value)} kept as cash or accruals, not covered.`,
  }),
  notes: (_: string, value: string) => ({
    ja: `注記の${number(value)}行を除きました。`,
    en: `${lines(value)} left out as remarks.`,
  }),
} satisfies AssumptionMessages)
