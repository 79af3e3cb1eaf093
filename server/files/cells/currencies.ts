/** Words for currencies, folded; ISO 4217 codes need none. */
const words: readonly (readonly [RegExp, string])[] = [
  [/円|yen|¥|jpy/, 'JPY'],
  [/us ?\$|米ドル|米国ドル|us dollars?/, 'USD'],
  [/豪ドル/, 'AUD'],
  [/加ドル|カナダドル/, 'CAD'],
  [/香港ドル|hk ?\$/, 'HKD'],
  [/ユーロ|euros?|€/, 'EUR'],
  [/英ポンド|ポンド|£/, 'GBP'],
  [/スイスフラン/, 'CHF'],
  [/人民元|中国元/, 'CNY'],
  [/ウォン/, 'KRW'],
  [/^(ドル|\$|dollars?)$/, 'USD'],
]

/** Codes that stand in the headers of files; three letters alone would take `ROI` for a currency. */
const codes =
  /\b(USD|EUR|GBP|CHF|AUD|NZD|CAD|HKD|SGD|CNY|CNH|KRW|TWD|THB|IDR|INR|MYR|PHP|VND|SEK|NOK|DKK|ZAR|BRL|MXN|TRY|PLN|JPY)\b/

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
  if (/^[a-z]{3}$/.test(folded) && folded !== 'yen') return { code: written.toUpperCase(), part: 1 }
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

/** Currencies of which one has been worth more than a yen, and those of which one has been worth less, for as long as anybody’s files reach back. */
const above = new Set(
  'USD EUR GBP CHF AUD NZD CAD HKD SGD CNY CNH DKK NOK SEK MYR BRL ILS SAR AED KWD PLN MXN TRY ZAR'.split(' '),
)
const below = new Set('KRW IDR VND LAK IRR'.split(' '))
/** Yen for one of the dearest of them, and more. */
const dearest = 1000

/** Whether a rate can be yen for one of the currency: not its inverse, and not the price of a hundred. */
export function isPlausibleRate(currency: string, rate: number): boolean {
  if (!(rate > 0) || rate > dearest) return false
  if (above.has(currency)) return rate > 1
  return below.has(currency) ? rate < 1 : true
}
