import type { Book } from './book.ts'

/** One kind of error of a filer, or of somebody who passes figures on. */
export interface ErrorKind {
  readonly name: string
  /** Figures that the year must have for it to happen. */
  readonly needs: readonly string[]
  /** Figures that the year before must have too. */
  readonly needsBefore?: number
  readonly plant: (book: Book, year: number) => void
}

const round = (value: number) => Number(value.toPrecision(6))

/** A figure that many times itself. */
const times = (name: string, code: string, factor: number): ErrorKind => ({
  name,
  needs: [code],
  plant: (book, year) => {
    const value = book.get(code, year)! * factor
    book.set(code, year, /^(S-LR-00[12]|F-MK-00[56])$/.test(code) ? Math.round(value) : round(value))
  },
})

/** A figure that has nothing to do with what it stands for. */
const constant = (name: string, code: string, value: number): ErrorKind => ({
  name,
  needs: [code],
  plant: (book, year) => book.set(code, year, value),
})

/** Two figures in each other's place. */
const swap = (name: string, first: string, second: string): ErrorKind => ({
  name,
  needs: [first, second],
  plant: (book, year) => {
    const [one, other] = [book.get(first, year)!, book.get(second, year)!]
    book.set(first, year, other)
    book.set(second, year, one)
  },
})

/** A figure in the place of another one. */
const copy = (name: string, from: string, to: string): ErrorKind => ({
  name,
  needs: [from, to],
  plant: (book, year) => book.set(to, year, book.get(from, year)!),
})

/** The column of another year: all figures of a chapter that begin so. */
const carried = (name: string, beginning: RegExp, lag: number, needs: readonly string[]): ErrorKind => ({
  name,
  needs,
  needsBefore: lag,
  plant: (book, year) => {
    for (const code of book.codes(beginning, year)) {
      const before = book.get(code, year - lag)
      if (before !== null) book.set(code, year, before)
    }
  },
})

/** Money of a year and those after it in another currency. */
const dollars = (name: string, rate: number, years: (last: number, year: number) => number): ErrorKind => ({
  name,
  needs: ['F-PL-001', 'F-BS-001', 'F-BS-004'],
  needsBefore: 2,
  plant: (book, year) => {
    const last = book.lastYear
    for (let one = years(last, year); one <= last; one++)
      for (const code of book.codes(/^F-(PL|BS|CF)-/, one)) book.set(code, one, round(book.get(code, one)! / rate))
  },
})

const day = (name: string, code: string, change: (year: number) => Parameters<Book['change']>[2]): ErrorKind => ({
  name,
  needs: [code],
  plant: (book, year) => book.change(code, year, change(year)),
})

/** Fifty kinds of errors, after what filings, data books and tables of providers were seen to have. */
export const errorKinds: readonly ErrorKind[] = [
  // Units
  times('sales in thousands taken for millions', 'F-PL-001', 1000),
  times('sales in billions taken for millions', 'F-PL-001', 0.001),
  times('assets in yen taken for thousands', 'F-BS-001', 1000),
  times('salary in yen taken for thousands', 'S-LR-006', 1000),
  times('salary in millions taken for thousands', 'S-LR-006', 0.001),
  times('emissions in kilograms taken for tonnes', 'E-CC-001', 1000),
  times('emissions in kilotonnes taken for tonnes', 'E-CC-001', 0.001),
  times('direct emissions in kilotonnes taken for tonnes', 'E-CC-002', 0.001),
  times('energy in megajoules taken for gigajoules', 'E-EN-001', 1000),
  times('water in cubic metres taken for thousands', 'E-WT-001', 1000),
  times('waste in kilograms taken for tonnes', 'E-WS-001', 1000),
  times('waste in kilotonnes taken for tonnes', 'E-WS-001', 0.001),
  times('an intensity per billion taken for per million', 'E-CC-022', 1000),
  times('staff in thousands', 'S-LR-001', 0.001),
  // Ratios
  times('a ratio typed as a fraction: women among managers', 'S-DV-002', 0.01),
  times('a ratio multiplied twice: women among managers', 'S-DV-002', 100),
  times('a ratio multiplied twice: equity ratio', 'F-RT-001', 100),
  times('a ratio typed as a fraction: equity ratio', 'F-RT-001', 0.01),
  times('a ratio typed as a fraction: renewable electricity', 'E-EN-004', 0.01),
  // Digits
  times('a digit too many: sales', 'F-PL-001', 10),
  times('a digit lost: assets', 'F-BS-001', 0.1),
  times('a digit too many: emissions', 'E-CC-001', 10),
  times('a digit lost: staff', 'S-LR-001', 0.1),
  times('a digit lost: shares issued', 'F-MK-005', 0.1),
  times('a decimal point lost: average age', 'S-LR-004', 10),
  times('a decimal point lost: price', 'F-MK-001', 100),
  // Signs and zeros
  times('a minus before emissions', 'E-CC-002', -1),
  times('a minus before staff', 'S-LR-001', -1),
  times('a minus before the equity ratio', 'F-RT-001', -1),
  times('a minus before assets', 'F-BS-001', -1),
  constant('nothing for emissions that are not known', 'E-CC-001', 0),
  constant('nothing for staff that is not known', 'S-LR-001', 0),
  constant('nothing for sales that are not known', 'F-PL-001', 0),
  // Places
  swap('scope 1 and scope 2 in each other’s place', 'E-CC-002', 'E-CC-003'),
  swap('earnings and book value a share in each other’s place', 'F-PS-001', 'F-PS-002'),
  swap('age and years of service in each other’s place', 'S-LR-004', 'S-LR-005'),
  swap('assets and net assets in each other’s place', 'F-BS-001', 'F-BS-002'),
  copy('the total in the place of scope 1', 'E-CC-001', 'E-CC-002'),
  copy('scope 1 in the place of the total', 'E-CC-002', 'E-CC-001'),
  copy('the year in the place of the staff ratio', 'F-MK-005', 'S-DV-002'),
  // Columns of other years
  carried('balance sheet and cash flows of four years before', /^F-(BS|CF)-/, 4, ['F-BS-001', 'F-BS-004']),
  carried('accounts of the year before', /^F-(PL|BS|CF)-/, 1, ['F-PL-001', 'F-BS-001']),
  carried('accounts of two years before', /^F-(PL|BS|CF)-/, 2, ['F-PL-001', 'F-BS-001']),
  // Currency
  dollars('accounts in dollars from a year on', 148.6, (_, year) => year),
  dollars('accounts in euros in the newest year', 163.2, (last) => last),
  // Impossible
  constant('more emissions than the world has', 'E-CC-001', 1e24),
  constant('a part of a person', 'S-LR-002', 12.7),
  constant('a serial number of a spreadsheet’s day for a share', 'S-DV-002', 45_382),
  // Days
  day('known before its period ended', 'F-PL-001', (year) => ({ knownFrom: `${year}-05-20` })),
  // Vintages
  {
    name: 'told again a thousand times as large',
    needs: ['E-WT-001'],
    plant: (book, year) => book.restate('E-WT-001', year, round(book.get('E-WT-001', year)! * 1000)),
  },
]
