import { language } from '../i18n/language.ts'

/** Units of the catalogue as readers write them; one that is written alike in both languages is not listed. */
const words: Record<string, readonly [ja: string, en: string]> = {
  'JPY million': ['百万円', '¥m'],
  'JPY thousand': ['千円', '¥ thousand'],
  'JPY thousand/month': ['千円／月', '¥ thousand / month'],
  JPY: ['円', '¥'],
  'JPY/t-CO2e': ['円／t-CO2e', '¥ / t-CO2e'],
  't-CO2e/JPY million': ['t-CO2e／百万円', 't-CO2e / ¥m'],
  't-CO2e/person': ['t-CO2e／人', 't-CO2e / person'],
  'GJ/JPY million': ['GJ／百万円', 'GJ / ¥m'],
  'm3/JPY million': ['m³／百万円', 'm³ / ¥m'],
  'kg/JPY million': ['kg／百万円', 'kg / ¥m'],
  'thousand m3': ['千m³', "'000 m³"],
  'thousand Nm3': ['千Nm³', "'000 Nm³"],
  '%/year': ['%／年', '% / year'],
  'yes/no': ['有無', 'yes / no'],
  year: ['年', 'year'],
  years: ['年', 'years'],
  persons: ['人', 'people'],
  cases: ['件', 'cases'],
  'cases/1000': ['件／千人', 'per 1,000'],
  units: ['台', 'units'],
  sites: ['拠点', 'sites'],
  products: ['製品', 'products'],
  categories: ['区分', 'categories'],
  hours: ['時間', 'hours'],
  'hours/month': ['時間／月', 'hours / month'],
  'hours/year': ['時間／年', 'hours / year'],
  days: ['日', 'days'],
  'per million hours': ['百万時間当たり', 'per million hours'],
  'per thousand hours': ['千時間当たり', 'per 1,000 hours'],
  times: ['倍', 'times'],
  patents: ['件', 'patents'],
  points: ['点', 'points'],
  audits: ['回', 'audits'],
  meetings: ['回', 'meetings'],
  drills: ['回', 'drills'],
  suppliers: ['社', 'suppliers'],
  partners: ['社', 'partners'],
  names: ['銘柄', 'holdings'],
  indices: ['指数', 'indices'],
  shares: ['株', 'shares'],
  '0-8 scale': ['0〜8', '0–8'],
  'index (base=100)': ['指数（基準=100）', 'index, base 100'],
}

/** What amounts are divided by before they are ranked, by the indicator of the size. */
const sizes: Record<string, readonly [ja: string, en: string]> = {
  'F-PL-001': ['売上高百万円', '¥m of sales'],
  'S-LR-001': ['従業員1人', 'employee'],
}

/** The unit of an amount per size: `t-CO2e／売上高百万円`, `t-CO2e per ¥m of sales`. */
export function unitPerSize(unit: string, size: string): string {
  const isJa = language() === 'ja'
  return `${unitWords(unit)}${isJa ? '／' : ' per '}${sizes[size]?.[isJa ? 0 : 1] ?? size}`
}

/** Of one, where English has another word than for several. */
const ofOne: Record<string, string> = {
  years: 'year',
  persons: 'person',
  cases: 'case',
  units: 'unit',
  sites: 'site',
  products: 'product',
  categories: 'category',
  hours: 'hour',
  days: 'day',
  patents: 'patent',
  points: 'point',
  audits: 'audit',
  meetings: 'meeting',
  drills: 'drill',
  suppliers: 'supplier',
  partners: 'partner',
  names: 'holding',
  indices: 'index',
  shares: 'share',
}

/** @param amount what stands before the unit, where it does; of 1 English says `person` */
export function unitWords(unit: string, amount?: number): string {
  const both = words[unit]
  if (language() === 'ja') return both?.[0] ?? unit
  return (amount === 1 ? ofOne[unit] : undefined) ?? both?.[1] ?? unit
}
