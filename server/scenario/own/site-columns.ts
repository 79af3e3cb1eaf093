import type { SiteField } from '#contract/scenario/sites.ts'
import type { HeaderRules } from '#server/files/table/find-header.ts'

/** Columns of a table of sites: what each is called in either language, what it holds, and an example. */
export const siteColumns = [
  {
    key: 'name',
    ja: '拠点名',
    en: 'Site',
    isRequired: true,
    meansJa: '拠点の名称（100文字以内）',
    meansEn: 'What the site is called, at most 100 characters',
    exampleJa: '見本工場',
    exampleEn: 'Sample works',
  },
  {
    key: 'prefecture',
    ja: '都道府県',
    en: 'Prefecture',
    isRequired: false,
    meansJa: '都道府県名。緯度・経度があれば不要',
    meansEn: 'Name of the prefecture; not needed with coordinates',
    exampleJa: '愛知県',
    exampleEn: 'Aichi',
  },
  {
    key: 'latitude',
    ja: '緯度',
    en: 'Latitude',
    isRequired: false,
    meansJa: '度（−90〜90）',
    meansEn: 'Degrees north, −90 to 90',
    exampleJa: '',
    exampleEn: '',
  },
  {
    key: 'longitude',
    ja: '経度',
    en: 'Longitude',
    isRequired: false,
    meansJa: '度（−180〜180）',
    meansEn: 'Degrees east, −180 to 180',
    exampleJa: '',
    exampleEn: '',
  },
  {
    key: 'assets',
    ja: '固定資産（円）',
    en: 'Fixed assets (JPY)',
    isRequired: true,
    meansJa: '拠点の固定資産、円',
    meansEn: 'Fixed assets of the site, JPY',
    exampleJa: '10000000000',
    exampleEn: '10000000000',
  },
  {
    key: 'depth',
    ja: '浸水深',
    en: 'Depth class',
    isRequired: true,
    meansJa:
      '床上の浸水深。below-50（50cm未満）、50-99、100-199、200-299、from-300（300cm以上）のいずれか。数値はセンチメートルとして読む',
    meansEn:
      'Depth above the floor: below-50, 50-99, 100-199, 200-299 or from-300 (cm). A number is read as centimetres',
    exampleJa: '100-199',
    exampleEn: '100-199',
  },
  {
    key: 'probability',
    ja: '年間発生確率',
    en: 'Annual probability',
    isRequired: true,
    meansJa: '現在の年間発生確率。0.01、1%、1/100のいずれの書き方でもよい',
    meansEn: 'Chance of such a flood in a year today: 0.01, 1% or 1/100',
    exampleJa: '1/100',
    exampleEn: '1/100',
  },
  {
    key: 'stock',
    ja: '在庫（円）',
    en: 'Stock (JPY)',
    isRequired: false,
    meansJa: '在庫、円。空欄なら在庫の損失は計算しない',
    meansEn: 'Stock, JPY; without it no loss of stock is worked out',
    exampleJa: '1000000000',
    exampleEn: '1000000000',
  },
  {
    key: 'dailySales',
    ja: '1日当たり売上高（円）',
    en: 'Daily sales (JPY)',
    isRequired: false,
    meansJa: '1日当たりの売上高、円。空欄なら停止による損失は計算しない',
    meansEn: 'Sales of a day, JPY; without it no loss of sales is worked out',
    exampleJa: '50000000',
    exampleEn: '50000000',
  },
] as const

/** What a header calls the columns: our own titles, and what people write for them. */
export const siteHeader: HeaderRules<SiteField> = {
  words: {
    name: {
      is: [
        [/^(拠点名|site( name)?)$/, 9],
        [/^(拠点|事業所名?|工場名?|施設名?|名称|name|facility( name)?|location name)$/, 7],
      ],
    },
    prefecture: {
      is: [
        [/^(都道府県|prefecture)$/, 9],
        [/^(都道府県名|所在地|所在都道府県)$/, 7],
      ],
    },
    latitude: { is: [[/^(緯度|latitude|lat)$/, 9]] },
    longitude: { is: [[/^(経度|longitude|lon|lng|long)$/, 9]] },
    assets: {
      is: [
        [/^(固定資産|fixed assets)$/, 9],
        [/^(有形固定資産|固定資産(額|簿価)|(tangible )?fixed assets?( value)?|pp&e|assets?)$/, 7],
      ],
    },
    depth: {
      is: [
        [/^(浸水深|depth class)$/, 9],
        [/^(想定浸水深|浸水の深さ|flood depth|depth)$/, 7],
      ],
    },
    probability: {
      is: [
        [/^(年間発生確率|annual probability)$/, 9],
        [/^(発生確率|年超過確率|probability|annual exceedance probability|aep)$/, 7],
      ],
    },
    stock: {
      is: [
        [/^(在庫|stock)$/, 9],
        [/^(棚卸資産|在庫(額|金額)|inventor(y|ies))$/, 7],
      ],
    },
    dailySales: {
      is: [
        [/^(1日当たり売上高|daily sales)$/, 9],
        [/^(日商|1日(当|あ)たりの?売上(高)?|sales per day)$/, 7],
      ],
    },
  },
  isEnough: (has) => siteColumns.every(({ key, isRequired }) => !isRequired || has(key)),
}
