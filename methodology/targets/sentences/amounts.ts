import { type Mark, marksOf } from './marks.ts'

/** A number that may be a target’s: a share, tonnes, a rate, or net zero. */
export interface AmountMark extends Mark {
  readonly unit: 'percent' | 't' | 'rate' | 'net-zero'
  readonly value: number
  readonly most: number | null
  /** Words that mean a cut by themselves: 「半減」, 「▲30％」. */
  readonly isCut: boolean
}

const digits = '一二三四五六七八九'
const numberOf = (text: string) =>
  digits.includes(text) ? digits.indexOf(text) + 1 : text === '十' ? 10 : Number(text)
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const tens: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const percent = (value: number, more: Partial<AmountMark> = {}) => ({
  unit: 'percent' as const,
  value,
  most: null,
  isCut: false,
  ...more,
})
const netZero = () => ({ unit: 'net-zero' as const, value: 0, most: null, isCut: false })
const sizes: Readonly<Record<string, number>> = { 万: 1e4, 千: 1e3, 百万: 1e6, 億: 1e8, thousand: 1e3, million: 1e6 }
const round = (value: number) => Math.round(value * 10) / 10

const sign = '([▲△−–-]\\s?)?'
const share = '(\\d{1,3}(?:\\.\\d{1,4})?)'
const per = '\\s?(?:%|パーセント|percent|per cent)'

const readers: readonly (readonly [RegExp, (parts: readonly string[]) => Omit<AmountMark, keyof Mark> | null])[] = [
  [
    /ネット・?ゼロ|実質(?:的に|的な)?ゼロ|(?:カーボン|気候)・?ニュートラル(?!推進|委員|分科|燃料|関連|投資|担当|プロジェクト)|排出(?:量)?(?:を|の)?.{0,10}?ゼロ(?:と|に|へ|化)|net[- ]zero|carbon[- ]neutral(?:ity)?|climate[- ]neutral(?:ity)?|emissions (?:\w+ ){0,4}to zero|zero emissions|eliminat\w+ (?:\w+ ){0,4}emissions/gi,
    netZero,
  ],
  [
    new RegExp(`${sign}${share}(?:${per})?\\s?(?:~|から|-|–|—|to|and)\\s?${share}${per}`, 'gi'),
    ([, minus, least, most]) => range(Number(least), Number(most), minus !== undefined),
  ],
  [
    new RegExp(`(?<![\\d.,])${sign}${share}${per}`, 'gi'),
    ([, minus, value]) => (Number(value) <= 100 ? percent(Number(value), { isCut: minus !== undefined }) : null),
  ],
  [/(?<!\d)([1-9一二三四五六七八九])割/g, ([, tenth]) => percent(10 * numberOf(tenth!))],
  [
    /([2-9二三四五六七八九十])分の([1-9一二三四五六七八九])(に)?/g,
    ([, whole, part, rest]) => fraction(numberOf(part!), numberOf(whole!), rest !== undefined),
  ],
  [/半減|半分/g, () => percent(50, { isCut: true })],
  [/\bhalv(?:e|es|ing|ed)\b/gi, () => percent(50, { isCut: true })],
  [
    /\b(?:by |a |an )?(?:(one|two|three)[ -]|a )(half|thirds?|quarters?)\b/gi,
    ([, count = 'one', part]) => {
      const whole = /^h/i.test(part!) ? 2 : /^t/i.test(part!) ? 3 : 4
      return fraction(ones.indexOf(count.toLowerCase()) + 1, whole, false)
    },
  ],
  [
    /\b(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](one|two|three|four|five|six|seven|eight|nine))? ?per ?cent/gi,
    ([, ten, one]) => percent(tens[ten!.toLowerCase()]! + (one ? ones.indexOf(one.toLowerCase()) + 1 : 0)),
  ],
  [
    /(?<![\d.,])(\d{1,3}(?:,\d{3}){1,4}|\d{1,9}(?:\.\d{1,4})?)\s?(百万|万|千|億|million|thousand)?\s?(?:t-?CO2(?:e|eq)?|トン(?!キロ)|tonnes?\b(?! of product)|tons?\b|t\b)/gi,
    ([, value, size = '']) => ({
      unit: 't',
      value: Number(value!.replaceAll(',', '')) * (sizes[size.toLowerCase()] ?? 1),
      most: null,
      isCut: false,
    }),
  ],
  [
    /(?:度数率|frequency rate)(?:を|は|の|目標|\s|of|to|below|under|[:(]){0,6}(\d{1,2}\.\d{1,2})/gi,
    ([, value]) => ({ unit: 'rate', value: Number(value), most: null, isCut: false }),
  ],
]

function range(min: number, max: number, isCut: boolean) {
  return min < max && max <= 100 ? percent(min, { most: max, isCut }) : null
}

/** 「3分の1削減」 takes a third off; 「3分の1に削減」 leaves a third. */
function fraction(part: number, whole: number, isRest: boolean) {
  if (part >= whole) return null
  return percent(round((100 * (isRest ? whole - part : part)) / whole))
}

/** What follows a number that is a share or a base: 「82％を占める」, 「(11,115t)比」. */
const afterMeasure = /^\s?(?:を占め|に相当|\)?\s?(?:比|対比|に対し)|(?:増|減)?の実績)/
/** What follows tonnes that something else is divided by: 「1トンあたり」. */
const afterDivisor = /^\s?(?:(?:当|あ)たり|につき)/
/** What stands before a change against the year before. */
const beforeChange = /(?:前(?:年|期|年度)(?:同期)?比|year[- ]on[- ]year)[:はで\s]{0,3}[+＋−▲△-]?\s?$/i

/** Amounts of a sentence in order, without what they are measured by; “net zero” said twice about one year is one. */
export function amountsOf(text: string): AmountMark[] {
  const all = marksOf(text, readers).filter(
    ({ start, end, unit }) =>
      !afterMeasure.test(text.slice(end, end + 8)) &&
      !(unit === 't' && afterDivisor.test(text.slice(end, end + 8))) &&
      !beforeChange.test(text.slice(Math.max(0, start - 12), start)),
  )
  return all.filter((mark, index) => {
    const before = all[index - 1]
    const isAgain = mark.unit === 'net-zero' && before?.unit === 'net-zero' && mark.start - before.end < 24
    return !isAgain || /\d{4}/.test(text.slice(before.end, mark.start))
  })
}
