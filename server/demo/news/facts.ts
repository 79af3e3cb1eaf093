import type { Year } from '../calendar.ts'
import { type DemoCompany, demoYears } from '../companies.ts'
import type { Random } from '../random.ts'
import type { Pair } from './event.ts'
import {
  agencies,
  brokers,
  families,
  funds,
  mensNames,
  monthNames,
  overseas,
  placePairs,
  powerSellers,
  tradesWords,
  womensNames,
} from './words.ts'

/** What fills the braces of a text, in both languages. */
export type Facts = Readonly<Record<string, Pair>>

function shortNames({ nameJa, nameEn }: Pick<DemoCompany, 'nameJa' | 'nameEn'>): Pair {
  return [nameJa.replace('株式会社', ''), nameEn.replace(/,? (Co\., Ltd\.|Corporation|Inc\.|Ltd\.)$/, '')]
}

/** Facts that belong to an event and stay the same through all its reports. */
export function factsOf(
  company: DemoCompany,
  partner: DemoCompany,
  { salesMillionJpy, year }: { salesMillionJpy: number; year: number },
  random: Random,
): Facts {
  const words = tradesWords.find(({ codes }) => codes.test(company.tse33Code))!
  const place = random.pick(placePairs)
  const site = random.pick(words.sites)
  const near: Pair = [place[0].replace(/[県]$/, ''), place[1]]
  const same = (value: string | number): Pair => [String(value), String(value)]
  const percent = random.integer(20, 55)
  const target = random.pick([2030, 2030, 2030, 2035])
  const staff = Math.max(30, salesMillionJpy / 40)
  const part = (min: number, max: number) => money(salesMillionJpy * (min + (max - min) * random.uniform() ** 2))
  const person = (surnames: readonly Pair[]): Pair => {
    const [family, first] = [random.pick(families), random.pick(surnames)]
    return [family[0] + first[0], `${first[1]} ${family[1]}`]
  }
  const [woman, man, fund] = [person(womensNames), person(mensNames), random.pick(funds)]
  const few = random.integer(3, 9)
  return {
    c: shortNames(company),
    partner: shortNames(partner),
    power: powerSellers[company.index % powerSellers.length]!,
    place,
    plant: [near[0] + site[0], `${near[1]} ${site[1]}`],
    over: random.pick(overseas),
    product: random.pick(words.products),
    fund,
    Fund: fund,
    broker: random.pick(brokers),
    agency: random.pick(agencies),
    person: woman,
    Person: woman,
    person2: man,
    Person2: man,
    money: part(0.004, 0.05),
    small: part(0.0006, 0.004),
    tiny: money(Math.min(900, Math.max(8, salesMillionJpy * 0.0004)) * (0.4 + random.uniform())),
    tinier: money(1 + 3 * random.uniform()),
    fine: part(0.001, 0.01),
    pct: same(percent),
    lesspct: same(Math.round(percent * (0.45 + 0.3 * random.uniform()))),
    lowpct: same((2 + 10 * random.uniform()).toFixed(1)),
    pctHigh: same(random.integer(62, 96)),
    pctMid: same((54 + 20 * random.uniform()).toFixed(1)),
    growth: same(random.integer(4, 58)),
    women: same(random.pick([10, 12, 15, 20, 25, 30])),
    gap: same((52 + 18 * random.uniform()).toFixed(1)),
    wage: same((2.8 + 3.4 * random.uniform()).toFixed(1)),
    roe: same(random.pick([8, 9, 10, 10, 12])),
    disabled: same((2.8 + 0.7 * random.uniform()).toFixed(2)),
    times: same(random.integer(2, 5)),
    few: [String(few), digitWords[few]!],
    nth: ['', ordinals[few]!],
    two: random.pick<Pair>([
      ['2', 'two'],
      ['3', 'three'],
    ]),
    tens: same(few * 10),
    cases: same(random.integer(4, 95) * 10),
    many: count(random.integer(12, 980) * 100),
    n: count(rounded(staff * (0.03 + 0.2 * random.uniform() ** 2), 2)),
    tons: count(rounded(Math.exp(6.6 + 0.5 * company.size + random.normal()), 2)),
    mwh: count(rounded(Math.exp(9 + 0.5 * company.size + 0.8 * random.normal()), 2)),
    m3: count(rounded(Math.exp(11 + 0.5 * company.size + 0.8 * random.normal()), 2)),
    mw: same((1 + 24 * random.uniform() ** 2).toFixed(1)),
    ha: same(random.integer(5, 240)),
    hours: same(random.integer(5, 24)),
    hours10: same(random.integer(10, 80)),
    days: same(random.integer(18, 60)),
    weeks: same(random.integer(2, 8)),
    years: same(random.integer(5, 20)),
    yen: same(random.integer(2, 20)),
    start: count(random.integer(225, 320) * 1000),
    carbon: count(random.pick([5000, 8000, 10_000, 12_000, 15_000, 20_000])),
    target: same(target),
    target5: same(Math.min(target - 1, year + 3)),
  }
}

const digitWords = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const ordinals = ['', '', '', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** Words that depend on the day of a report. */
export function datesOf(date: Date, calendar: readonly Year[], random: Random): Facts {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const ahead = new Date(Date.UTC(year, month + random.integer(1, 5), 1))
  const isNextYear = ahead.getUTCFullYear() > year
  const coming: Pair = [
    `${isNextYear ? '来年' : ''}${ahead.getUTCMonth() + 1}月`,
    `${monthNames[ahead.getUTCMonth()]!}${isNextYear ? ` ${ahead.getUTCFullYear()}` : ''}`,
  ]
  const day = date.toISOString().slice(0, 10)
  const current = calendar.find(({ end }) => end >= day)?.fiscalYear ?? calendar.at(-1)!.fiscalYear + 1
  const fiscal = (offset: number): Pair => {
    const started = current + offset
    return [`${started}年度`, `fiscal ${started}`]
  }
  return {
    day: [`${date.getUTCDate()}日`, `${monthNames[month]!} ${date.getUTCDate()}`],
    month: coming,
    lastMonth: [`${month + 1}月`, monthNames[month]!],
    fy: fiscal(-1),
    fyNow: fiscal(0),
    fyNext: fiscal(1),
  }
}

/** Sales of the newest year that had been reported by a year, million yen. */
export function salesBefore(sales: (year: number) => number, year: number): number {
  const position = Math.min(demoYears.length - 1, Math.max(0, year - demoYears[0]! - 1))
  const value = sales(position)
  return value > 0 ? value : 10_000
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** (Math.floor(Math.log10(Math.max(value, 1))) - digits + 1)
  return Math.max(1, Math.round(Math.round(value / scale) * scale))
}

/** A number as newspapers print it: 12万8000 and 128,000. */
function count(value: number): Pair {
  const tenThousands = Math.floor(value / 10_000)
  const rest = value % 10_000
  const ja = tenThousands > 0 ? `${tenThousands}万${rest > 0 ? rest : ''}` : String(value)
  return [ja, value.toLocaleString('en-US')]
}

/** An amount of money with two digits: 120億円 and ¥12 billion. */
function money(million: number): Pair {
  const value = rounded(million, 2)
  const en =
    value >= 1_000_000
      ? `¥${value / 1_000_000} trillion`
      : value >= 1000
        ? `¥${value / 1000} billion`
        : `¥${value} million`
  if (value < 100) return [`${value * 100}万円`, en]
  const hundred = Math.floor(value / 100)
  const rest = Math.round(value % 100)
  if (hundred >= 10_000) {
    const [trillion, left] = [Math.floor(hundred / 10_000), hundred % 10_000]
    return [`${trillion}兆${left > 0 ? left : ''}${left > 0 ? '億' : ''}円`, en]
  }
  return [`${hundred}億${rest > 0 ? `${rest}00万` : ''}円`, en]
}

/** Fill the braces of a text; a brace without a fact is a fault. */
export function filled(text: string, facts: Facts, language: 0 | 1): string {
  const full = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (!fact) throw new Error(`no fact for {${name}} in: ${text}`)
    return fact[language]
  })
  if (language === 0) return full
  // English does not begin a sentence with a digit when a word is as short.
  const begun = full.replace(/^[2-9](?= [a-z])/, (digit) => digitWords[Number(digit)]!)
  return begun[0]!.toUpperCase() + begun.slice(1)
}
