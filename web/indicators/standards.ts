import type { Definition } from '#contract/market/indicators.ts'
import { language } from '../i18n/language.ts'

/** Standards and frameworks that references of the catalogue name, in the order in which they are shown, each with its names and the pattern of its references. */
const standards = {
  ssbj: { names: ['SSBJ', 'SSBJ'], pattern: /^$/ },
  issb: { names: ['ISSB（IFRS S1・S2）', 'ISSB (IFRS S1, S2)'], pattern: /^IFRS S\d/ },
  esrs: { names: ['ESRS', 'ESRS'], pattern: /^ESRS/ },
  gri: { names: ['GRI', 'GRI'], pattern: /^GRI/ },
  sasb: { names: ['SASB', 'SASB'], pattern: /^SASB/ },
  tcfd: { names: ['TCFD', 'TCFD'], pattern: /^TCFD/ },
  tnfd: { names: ['TNFD', 'TNFD'], pattern: /^TNFD/ },
  pai: { names: ['SFDR PAI', 'SFDR PAI'], pattern: /^(PAI|SFDR)/ },
  cdp: { names: ['CDP', 'CDP'], pattern: /^CDP/ },
  sbti: { names: ['SBTi', 'SBTi'], pattern: /^SBTi/ },
  pcaf: { names: ['PCAF', 'PCAF'], pattern: /^PCAF/ },
  iso: { names: ['ISO', 'ISO'], pattern: /^ISO \d/ },
  'cg-code': { names: ['CGコード', 'CG Code (Japan)'], pattern: /^CG Code/ },
  human_rights: { names: ['国連・OECDの人権等の原則', 'UN and OECD principles'], pattern: /^(UNGP|UNGC|UNCAC|OECD)/ },
  law: { names: ['法令', 'Statutes'], pattern: /( Act\b|^Act on|^FIEA|^UK MSA)/ },
  filing: {
    names: ['法定・取引所の提出書類', 'Filings'],
    pattern:
      /^(annual securities report|CG report|corporate governance report|financial statements|extraordinary report|TSE )/,
  },
} as const satisfies Record<string, { readonly names: readonly [ja: string, en: string]; readonly pattern: RegExp }>

export type Standard = keyof typeof standards
export const standardKeys = Object.keys(standards) as Standard[]

export function standardName(key: string): string {
  const standard = standards[key as Standard]
  return standard ? standard.names[language() === 'ja' ? 0 : 1] : key
}

/** Which standard a reference belongs to; undefined for sources that are no standard, such as a company's own figures. */
export function standardOf(reference: string): Standard | undefined {
  return standardKeys.find((key) => standards[key].pattern.test(reference))
}

/** The standards that an indicator refers to, each once, in their order. */
export function standardsOf({ standardRefs, ssbjRefs }: Pick<Definition, 'standardRefs' | 'ssbjRefs'>): Standard[] {
  const keys = new Set(standardRefs.map(standardOf))
  if (ssbjRefs.length > 0) keys.add('ssbj')
  return standardKeys.filter((key) => keys.has(key))
}
