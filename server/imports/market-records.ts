import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { CompanyKey } from './table-records.ts'

/** One rating. */
export interface VendorScoreRecord {
  readonly line: number
  readonly company: CompanyKey
  /** Key of a vendor. */
  readonly vendor: string
  /** `total`, `environment`, `social`, `governance`, or a category of the vendor's. */
  readonly item: string
  readonly ratedOn: string
  readonly knownFrom: string
  /** As the vendor writes it. */
  readonly value: string
  /** On the vendor's own scale; a letter by its rank. */
  readonly number: number | null
  readonly isSimulated: boolean
}

/** A provider of ratings that the operator adds. */
export interface VendorRecord {
  readonly line: number
  readonly vendor: RatingVendor
}

export interface PriceRecord {
  readonly line: number
  readonly company: CompanyKey
  readonly tradedOn: string
  readonly knownFrom: string
  /** Yen a share, not adjusted for later splits. */
  readonly closeJpy: number | null
  readonly marketCapMillionJpy: number | null
  /** Shares, daily average. */
  readonly volume: number | null
}

export interface NewsRecord {
  readonly line: number
  readonly company: CompanyKey
  /** What makes it one item for its source. */
  readonly sourceKey: string
  /** `YYYY-MM-DD HH:mm`, Tokyo. */
  readonly publishedAt: string
  /** When its source last changed it, where it says so; `YYYY-MM-DD HH:mm`, Tokyo. */
  readonly editedAt?: string | null
  readonly publisher: string
  readonly titleJa: string | null
  readonly titleEn: string | null
  readonly bodyJa: string | null
  readonly bodyEn: string | null
  readonly url: string | null
  readonly kind: 'news' | 'disclosure'
  /** One of the thirteen middle categories; null when it is about none of them. */
  readonly category: string | null
  /** −1 to 1; null when nobody judged it. */
  readonly sentiment: number | null
  /** 0 none, 1 limited, 2 medium, 3 high, 4 very high; null when it is no scandal. */
  readonly severity: number | null
  /** Key shared by notices on one event. */
  readonly story: string | null
  readonly isCorrection: boolean
}

/** An item of a feed: which companies it is about, its text has to tell. */
export type FeedRecord = Omit<NewsRecord, 'company'>

export interface PatentRecord {
  readonly line: number
  readonly applicationNumber: string
  readonly documentNumber: string | null
  readonly filedOn: string | null
  readonly publishedOn: string | null
  readonly registeredNumber: string | null
  readonly title: string
  readonly abstract: string | null
  readonly fi: readonly string[]
  readonly stage: string | null
  readonly url: string | null
  /** Names as written, each with a key when the file has one. */
  readonly applicants: readonly CompanyKey[]
}

/** A membership, flag or share of sales that the rules of themes and screens ask for. */
export interface TermRecord {
  readonly line: number
  readonly company: CompanyKey
  /** `index.NAME`, `theme.CODE`, `flag.NAME` or `pct.NAME`. */
  readonly term: string
  readonly validFrom: string
  readonly knownFrom: string
  /** 1 yes, 0 no, or per cent; null: not known any more. */
  readonly value: number | null
  readonly source: string
}

export interface HoldingRecord {
  readonly line: number
  readonly company: CompanyKey
  readonly portfolio: string
  readonly heldOn: string
  readonly shares: number | null
  readonly valueJpy: number | null
  /** Share of the portfolio, 0 to 1. */
  readonly weight: number | null
}

/** Carbon prices of one scenario and region. */
export interface CarbonPriceRecord {
  readonly line: number
  readonly model: string
  readonly scenario: string
  readonly region: string
  readonly unit: string
  readonly currency: 'USD' | 'JPY'
  /** Year whose money they are in; null where the unit does not say. */
  readonly priceLevel: number | null
  /** Ascending by year. */
  readonly points: readonly { readonly year: number; readonly price: number }[]
  /** Sentence that says whose they are. */
  readonly copyright: string
}

/** Lists of the Science Based Targets initiative: a row a target, and a row a company. Only their statuses are SBTi's. */
export const sbtiSources = ['sbti-targets', 'sbti-companies'] as const

export const isSbtiSource = (source: string | undefined) =>
  (sbtiSources as readonly (string | undefined)[]).includes(source)

/** A row of a list of climate targets and commitments. */
export interface ClimateCommitmentRecord {
  readonly line: number
  /** Whose list: one of `sbtiSources`, or another provider's name, whose words are kept and never read as SBTi's. */
  readonly source: string
  readonly rowKey: string
  readonly company: CompanyKey
  readonly name: string
  readonly isin: string | null
  readonly lei: string | null
  readonly publishedOn: string | null
  /** Day of the list: the newest of its rows; null where none has a day. */
  readonly listedOn?: string | null
  readonly record: Readonly<Record<string, string | number | null>>
}
