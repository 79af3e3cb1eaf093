import { allScopes, emissionPart, unsplit } from './emission-parts.ts'
import {
  type CompanyFigures,
  type Figures,
  inHighImpact,
  inUnit,
  perHundredMillion,
  perSales,
  sumOf,
} from './figures.ts'
import type { impactNotes, impactUnits } from './names.ts'

/**
 * How the companies' figures come to one: their mean by weight; the sum of what is owned of them by value ÷ EVIC; or that sum per 100
 * million yen invested.
 */
export type ImpactSum = 'mean' | 'owned' | 'owned-per-value'

/** One row of table 1. */
export interface ImpactDefinition {
  /** Number in the table, 1 to 14. */
  readonly no: number
  /** What of it, where a number has several rows; else null. */
  readonly part: string | null
  readonly nameJa: string
  readonly nameEn: string
  readonly unit: (typeof impactUnits)[number]
  readonly isLowBetter: boolean
  readonly notes: readonly (typeof impactNotes)[number][]
  readonly as: ImpactSum
  /** Figures of the companies, in the unit of the row; null where there is no source. */
  readonly read: ((figures: CompanyFigures) => Figures) | null
}

const percent = (value: number) => value * 100

/** 100 for a company of which something is so, else 0; their mean is the share of weight of which it is, in per cent. */
const shareWhere = (isSo: (value: number) => boolean) => (value: number) =>
  Number.isNaN(value) ? value : isSo(value) ? 100 : 0

const same = { part: null, isLowBetter: true, notes: [] }

/** The parts of principal adverse impact 1, and their sum. */
const emissionParts: readonly (Pick<ImpactDefinition, 'nameJa' | 'nameEn' | 'read'> &
  Partial<Pick<ImpactDefinition, 'notes'>> & { readonly part: string })[] = [
  { part: 'scope1', nameJa: 'Scope 1', nameEn: 'scope 1', read: (figures) => emissionPart(figures, 'scope1') },
  {
    part: 'scope2',
    nameJa: 'Scope 2',
    nameEn: 'scope 2',
    notes: ['scope2'],
    read: (figures) => emissionPart(figures, 'scope2'),
  },
  {
    part: unsplit,
    nameJa: 'Scope 1・2、内訳なし',
    nameEn: 'scopes 1 and 2, undivided',
    notes: ['undivided'],
    read: (figures) => emissionPart(figures, unsplit),
  },
  { part: 'scope3', nameJa: 'Scope 3', nameEn: 'scope 3', read: (figures) => emissionPart(figures, 'scope3') },
  { part: 'total', nameJa: 'Scope 1・2・3合計', nameEn: 'scopes 1, 2 and 3', read: allScopes },
]

/** The fourteen indicators for companies of table 1 of annex I of Delegated Regulation (EU) 2022/1288, as far as there are figures. */
export const impactDefinitions: readonly ImpactDefinition[] = [
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
    read: (figures) => perSales(allScopes(figures), figures),
  },
  {
    ...same,
    no: 4,
    nameJa: '化石燃料セクターの企業への投資割合',
    nameEn: 'Exposure to companies active in the fossil fuel sector',
    unit: '%',
    as: 'mean',
    read: ({ filed }) => inUnit(filed('E-CC-053'), percent),
  },
  {
    ...same,
    no: 5,
    nameJa: '非再生可能エネルギーの使用・生産割合',
    nameEn: 'Share of non-renewable energy consumption and production',
    unit: '%',
    as: 'mean',
    read: ({ filed }) => filed('E-EN-008'),
  },
  {
    ...same,
    no: 6,
    nameJa: '気候影響の大きいセクターのエネルギー原単位',
    nameEn: 'Energy intensity in high impact climate sectors',
    unit: 'GJ/JPY 100m',
    notes: ['sectors'],
    as: 'mean',
    read: (figures) =>
      inHighImpact(
        inUnit(figures.filed('E-EN-002'), (value) => value * perHundredMillion),
        figures,
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
    read: ({ filed }) =>
      inUnit(
        filed('E-MG-014'),
        shareWhere((sites) => sites > 0),
      ),
  },
  {
    ...same,
    no: 8,
    nameJa: '水域への排出',
    nameEn: 'Emissions to water',
    unit: 't/JPY 100m',
    notes: ['oxygen-demand'],
    as: 'owned-per-value',
    read: ({ filed }) => filed('E-WT-012'),
  },
  {
    ...same,
    no: 9,
    nameJa: '有害廃棄物・放射性廃棄物',
    nameEn: 'Hazardous and radioactive waste',
    unit: 't/JPY 100m',
    as: 'owned-per-value',
    read: ({ filed }) => sumOf(filed('E-WS-003'), filed('E-WS-024')),
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
    read: ({ filed }) =>
      inUnit(
        filed('S-LR-049'),
        shareWhere((hasDueDiligence) => hasDueDiligence !== 1),
      ),
  },
  {
    ...same,
    no: 12,
    nameJa: '未調整の男女賃金格差',
    nameEn: 'Unadjusted gender pay gap',
    unit: '%',
    as: 'mean',
    read: ({ filed }) => inUnit(filed('S-DV-008'), (ratio) => 100 - ratio),
  },
  {
    ...same,
    no: 13,
    nameJa: '取締役会の女性比率',
    nameEn: 'Board gender diversity',
    unit: '%',
    isLowBetter: false,
    as: 'mean',
    read: ({ filed }) => filed('S-DV-005'),
  },
  {
    ...same,
    no: 14,
    nameJa: '非人道兵器に関与する企業への投資割合',
    nameEn: 'Exposure to controversial weapons',
    unit: '%',
    as: 'mean',
    read: ({ filed }) => inUnit(filed('S-SI-032'), percent),
  },
]
