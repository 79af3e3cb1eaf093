/** Words for currencies, folded; ISO 4217 codes need none. */
const words: readonly (readonly [RegExp, string])[] = [
  [/円|yen|¥|jpy/, 'JPY'],
  [/us ?\$|米ドル|米国ドル|us dollars?/, 'USD'],
  [/豪ドル|^au?\$/, 'AUD'],
  [/加ドル|カナダドル|^ca?\$/, 'CAD'],
  [/香港ドル|hk ?\$/, 'HKD'],
  [/シンガポール・?ドル|^s\$|sg ?\$/, 'SGD'],
  [/台湾ドル|nt ?\$/, 'TWD'],
  [/ユーロ|euros?|€/, 'EUR'],
  [/英ポンド|ポンド|£/, 'GBP'],
  [/スイスフラン/, 'CHF'],
  [/人民元|中国元|\brmb\b|renminbi/, 'CNY'],
  [/ウォン/, 'KRW'],
  [/^(ドル|\$|dollars?)$/, 'USD'],
]

/** Codes that stand in the headers of files; three letters alone would take `ROI` for a currency. */
const codes =
  /\bT?(USD|EUR|GBP|CHF|AUD|NZD|CAD|HKD|SGD|CNY|CNH|KRW|TWD|THB|IDR|INR|MYR|PHP|VND|SEK|NOK|DKK|ZAR|BRL|MXN|TRY|PLN|JPY)\b/

/** A currency, and how much of it one of the figures is: pence are a hundredth of a pound. */
export interface Currency {
  readonly code: string
  readonly part: number
}

const minor: Readonly<Record<string, string>> = {
  GBp: 'GBP',
  GBX: 'GBP',
  ZAc: 'ZAR',
  ZAX: 'ZAR',
  ILa: 'ILS',
  ILX: 'ILS',
}

/** A cell of a column of currencies; null where it is empty. Case tells `GBp`, pence, from `GBP`, pounds. */
export function readCurrency(text: string): Currency | null {
  const written = text.normalize('NFKC').trim()
  if (written === '') return null
  const pence = minor[written] ?? minor[written.toUpperCase() === 'GBX' ? 'GBX' : written]
  if (pence !== undefined) return { code: pence, part: 0.01 }
  if (/^(pence|p)$/i.test(written)) return { code: 'GBP', part: 0.01 }
  const folded = written.toLowerCase()
  if (/^[a-z]{3}$/.test(folded) && !['yen', 'rmb'].includes(folded)) return { code: written.toUpperCase(), part: 1 }
  const word = words.find(([pattern]) => pattern.test(folded))
  return { code: word?.[1] ?? written.toUpperCase().slice(0, 20), part: 1 }
}

/** The currency that the name of a column or a line above the table says; null where it says none. */
export function currencyIn(text: string): string | null {
  const written = text.slice(0, 200).normalize('NFKC')
  const folded = written.toLowerCase()
  const code = codes.exec(written.toUpperCase().replaceAll('_', ' '))?.[1]
  if (code) return code
  return words.find(([pattern]) => pattern.test(folded))?.[1] ?? (/[(（]\s*\$|\$\s*[)）]/.test(folded) ? 'USD' : null)
}

const dollars = new Set(['USD', 'AUD', 'NZD', 'CAD', 'HKD', 'SGD', 'TWD'])

/**
 * The currency that a cell has beside its number, where it is another than its line's: `$` says nothing of which dollar, `¥` may be yuan.
 * Null where the cell says none, or the same.
 */
export function otherCurrency(beside: string | null, code: string): string | null {
  const own = beside === null ? null : readCurrency(beside)?.code
  if (!own || own === code) return null
  if (beside === '$' && dollars.has(code)) return null
  return beside === '¥' && (code === 'CNY' || code === 'CNH') ? null : own
}

/**
 * Yen for one of a currency: about half of the least and twice the most that it was since 1990. A rate to another currency than yen, such as
 * euros in dollars, lies far outside.
 */
const rates: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ USD: [40, 350], EUR: [45, 400], GBP: [60, 550], CHF: [30, 400], AUD: [27, 250], NZD: [20, 220] },
  ...{ CAD: [35, 280], HKD: [5, 45], SGD: [25, 270], CNY: [5, 70], CNH: [5, 70], TWD: [1.2, 13] },
  ...{ DKK: [6, 55], NOK: [5, 55], SEK: [4, 55], MYR: [11, 130], BRL: [7, 260], ILS: [10, 120] },
  ...{ SAR: [10, 90], AED: [10, 90], KWD: [130, 1100], PLN: [10, 100], MXN: [2.5, 110], ZAR: [3, 130] },
  ...{ THB: [1.2, 13], INR: [0.7, 20], KRW: [0.03, 0.6], IDR: [0.002, 0.2], VND: [0.001, 0.05] },
}
/** Yen for one of the dearest of all others, and more. */
const dearest = 1100

/** Whether a rate can be yen for one of the currency: not its inverse, not the price of a hundred, and not that in another currency. */
export function isPlausibleRate(currency: string, rate: number): boolean {
  const [least, most] = rates[currency] ?? [0, dearest]
  return rate > 0 && rate >= least && rate <= most
}
