interface RecordFields {
  /** Without which no row can be used. */
  readonly required: readonly string[]
  /** Of which a row needs one. */
  readonly oneOf: readonly string[]
  readonly optional: readonly string[]
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Fields that a mapping can fill, by its kind. A test holds them to what the readers of records ask for, and to the page. */
export const recordFields = {
  companies: {
    required: words('code'),
    oneOf: [],
    optional: words(
      'name_ja name_en name_kana isin lei address tse33 gics market fiscal_year_end listed_on delisted_on',
    ),
  },
  prices: { required: words('date'), oneOf: words('close market_cap_million'), optional: words('volume known_from') },
  vendors: {
    required: words('vendor name_en direction measures notation level min max class'),
    oneOf: [],
    optional: words('name_ja short names_bands axis_end'),
  },
  'vendor-scores': { required: words('vendor date value'), oneOf: [], optional: words('item known_from') },
  holdings: {
    required: words('date'),
    oneOf: words('shares value_jpy weight_percent'),
    optional: words('portfolio'),
  },
  documents: {
    required: words('kind title date'),
    oneOf: [],
    optional: words('number publisher language url period_start period_end'),
  },
  news: {
    required: words('published_at'),
    oneOf: words('title_ja title_en'),
    optional: words('publisher body_ja body_en url category sentiment severity story'),
  },
  patents: {
    required: words('application_number title'),
    oneOf: [],
    optional: words('document_number filed_on published_on registered_number abstract fi stage url applicants'),
  },
  terms: { required: words('term date source'), oneOf: [], optional: words('value known_from') },
  commitments: {
    required: [],
    oneOf: [],
    optional: words(
      'row_key name published_on status target scope target_value type sub_type classification base_year target_year long_term_status long_term_year net_zero_status net_zero_year wording country sector organization',
    ),
  },
} as const satisfies Record<string, RecordFields> as Readonly<Record<RecordKind, RecordFields>>

type RecordKind =
  | 'companies'
  | 'prices'
  | 'vendors'
  | 'vendor-scores'
  | 'holdings'
  | 'documents'
  | 'news'
  | 'patents'
  | 'terms'
  | 'commitments'
