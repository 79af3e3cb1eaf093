import type { AdverseImpact } from '#contract/portfolio/impacts.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { allScopes, type Column, emissionParts, filed } from './emission-parts.ts'

export interface Definition {
  readonly no: number
  readonly part: string | null
  readonly nameJa: string
  readonly nameEn: string
  readonly unit: AdverseImpact['unit']
  readonly isLowBetter: boolean
  readonly notes: AdverseImpact['notes']
  /** How the companies' figures come to one: mean by weight; sum, or sum per 100 million yen invested, of what is owned by value over EVIC. */
  readonly as: 'mean' | 'owned' | 'owned-per-value'
  /** Null where there is no source. */
  readonly read: ((view: PortfolioView) => Column) | null
}

export const perHundredMillion = 100

/** One or the other, and both where both are known. */
function sumOf(a: Column, b: Column): Column {
  return {
    values: a.values.map((value, at) => {
      const other = b.values[at]!
      return Number.isNaN(value) ? other : Number.isNaN(other) ? value : value + other
    }),
    isDisclosed: a.isDisclosed.map((own, at) => own | b.isDisclosed[at]!),
  }
}

/** Per 100 million yen of sales. */
function perSales({ values, isDisclosed }: Column, { columns }: PortfolioView): Column {
  return {
    values: values.map((value, at) =>
      columns.sales[at]! > 0 ? (value / columns.sales[at]!) * perHundredMillion : Number.NaN,
    ),
    isDisclosed,
  }
}

/** Sections A to H and L of NACE, by the industries of the exchange: agriculture to transport, and real estate. */
const highImpact = /^(0050|1050|2050|3\d{3}|4050|5050|5100|5150|5200|6050|6100|8050)$/

/** Only of companies in sectors with a high impact on the climate. */
function inHighImpact({ values, isDisclosed }: Column, { snapshot }: PortfolioView): Column {
  return {
    values: values.map((value, at) =>
      highImpact.test(snapshot.panel.companies[at]!.tse33 ?? '') ? value : Number.NaN,
    ),
    isDisclosed,
  }
}

const percent = (value: number) => value * 100
const same = { part: null, isLowBetter: true, notes: [] as AdverseImpact['notes'] }

/** The fourteen indicators for companies of table 1 of annex I of Delegated Regulation (EU) 2022/1288, as far as there are figures. */
export const definitions: readonly Definition[] = [
  ...emissionParts.map(({ part, nameJa, nameEn, read, notes = [] }) => ({
    ...same,
    no: 1,
    part,
    nameJa: `GHG排出量（${nameJa}）`,
    nameEn: `GHG emissions (${nameEn})`,
    unit: 't-CO2e' as const,
    as: 'owned' as const,
    notes: ['same-companies' as const, ...notes],
    read,
  })),
  {
    ...same,
    no: 2,
    nameJa: 'カーボンフットプリント',
    nameEn: 'Carbon footprint',
    unit: 't-CO2e/JPY 100m',
    as: 'owned-per-value',
    read: allScopes,
  },
  {
    ...same,
    no: 3,
    nameJa: '投資先企業のGHG原単位',
    nameEn: 'GHG intensity of investee companies',
    unit: 't-CO2e/JPY 100m',
    as: 'mean',
    read: (view) => perSales(allScopes(view), view),
  },
  {
    ...same,
    no: 4,
    nameJa: '化石燃料セクターの企業への投資割合',
    nameEn: 'Exposure to companies active in the fossil fuel sector',
    unit: '%',
    as: 'mean',
    read: (view) => filed(view, 'E-CC-053', percent),
  },
  {
    ...same,
    no: 5,
    nameJa: '非再生可能エネルギーの使用・生産割合',
    nameEn: 'Share of non-renewable energy consumption and production',
    unit: '%',
    as: 'mean',
    read: (view) => filed(view, 'E-EN-008'),
  },
  {
    ...same,
    no: 6,
    nameJa: '気候影響の大きいセクターのエネルギー原単位',
    nameEn: 'Energy intensity in high impact climate sectors',
    unit: 'GJ/JPY 100m',
    notes: ['sectors'],
    as: 'mean',
    read: (view) =>
      inHighImpact(
        filed(view, 'E-EN-002', (value) => value * perHundredMillion),
        view,
      ),
  },
  {
    ...same,
    no: 7,
    nameJa: '生物多様性の重要地域に近い拠点を持つ企業の割合',
    nameEn: 'Companies with sites near biodiversity-sensitive areas',
    unit: '%',
    notes: ['proximity'],
    as: 'mean',
    read: (view) => filed(view, 'E-MG-014', (sites) => (sites > 0 ? 100 : 0)),
  },
  {
    ...same,
    no: 8,
    nameJa: '水域への排出',
    nameEn: 'Emissions to water',
    unit: 't/JPY 100m',
    notes: ['oxygen-demand'],
    as: 'owned-per-value',
    read: (view) => filed(view, 'E-WT-012'),
  },
  {
    ...same,
    no: 9,
    nameJa: '有害廃棄物・放射性廃棄物',
    nameEn: 'Hazardous and radioactive waste',
    unit: 't/JPY 100m',
    as: 'owned-per-value',
    read: (view) => sumOf(filed(view, 'E-WS-003'), filed(view, 'E-WS-024')),
  },
  {
    ...same,
    no: 10,
    nameJa: '国連グローバル・コンパクト原則・OECD行動指針の違反',
    nameEn: 'Violations of UN Global Compact principles and OECD Guidelines',
    unit: '%',
    notes: ['no-source'],
    as: 'mean',
    read: null,
  },
  {
    ...same,
    no: 11,
    nameJa: '上記の遵守を監視する仕組みの欠如',
    nameEn: 'Lack of processes to monitor compliance with them',
    unit: '%',
    notes: ['due-diligence'],
    as: 'mean',
    read: (view) => filed(view, 'S-LR-049', (value) => (value === 1 ? 0 : 100)),
  },
  {
    ...same,
    no: 12,
    nameJa: '未調整の男女賃金格差',
    nameEn: 'Unadjusted gender pay gap',
    unit: '%',
    as: 'mean',
    read: (view) => filed(view, 'S-DV-008', (value) => 100 - value),
  },
  {
    ...same,
    no: 13,
    nameJa: '取締役会の女性比率',
    nameEn: 'Board gender diversity',
    unit: '%',
    isLowBetter: false,
    as: 'mean',
    read: (view) => filed(view, 'S-DV-005'),
  },
  {
    ...same,
    no: 14,
    nameJa: '非人道兵器に関与する企業への投資割合',
    nameEn: 'Exposure to controversial weapons',
    unit: '%',
    as: 'mean',
    read: (view) => filed(view, 'S-SI-032', percent),
  },
]
