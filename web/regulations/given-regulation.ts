import { type GapState, gapStates, regulationStates } from '#contract/regulations/names.ts'
import type { Regulation, RegulationIndicator } from '#contract/regulations/regulations.ts'

const source = { sourceJa: '出典', sourceEn: 'Source', status: 'verified' } as const
const noGaps = Object.fromEntries(gapStates.map((state) => [state, 0])) as Record<GapState, number>
const noStates = Object.fromEntries(regulationStates.map((state) => [state, 0])) as Regulation['states']
const noMarks = { assured: 0, unassured: 0, ssbj: 0 }

/** An indicator of an invented company; its code names it in both languages. */
export function givenIndicator(code: string, state: GapState, value: number | null = null): RegulationIndicator {
  return {
    ...source,
    ...{ code, nameJa: code, nameEn: code, unit: 't-CO2e', boundary: 'consolidated', paragraphs: ['S2.29(a)'] },
    ...{ inScope: noGaps, market: noGaps, set: { ...noGaps, [state]: 1 } },
    marks: { inScope: noMarks, market: noMarks, set: noMarks },
    figure: {
      ...{ state, value, fiscalYear: 2025, boundary: 'consolidated', standard: null },
      assurance: state === 'disclosed' ? 'limited' : null,
    },
  }
}

type Company = NonNullable<NonNullable<Regulation['set']>['company']>

/** The SSBJ standards as they look at one invented company. */
export function givenSsbj(company: Partial<Company>, indicators: RegulationIndicator[] = []): Regulation {
  return {
    ...{ slug: 'ssbj', code: 'reg_ssbj', nameJa: 'SSBJ基準', nameEn: 'SSBJ standards', jurisdiction: 'JP' },
    ...{ binds: 'issuer', nature: 'law', force: 'not-yet', from: '2027-03-31', fromStatus: 'verified' },
    ...{ status: 'verified', states: noStates, day: '2026-11-20', listed: 1, asksJa: '', asksEn: '', asks: source },
    text: { nameJa: '正文', nameEn: 'Text', url: 'https://example.com/', status: 'verified' },
    ...{ rule: '', noteJa: null, noteEn: null, sourceJa: '', sourceEn: '', markets: [], stages: [] },
    terms: [
      {
        ...source,
        ...{ kind: 'assurance', whatJa: '保証', whatEn: 'Assurance', firstYear: 1, lastYear: null, force: 'planned' },
      },
    ],
    ...{ undated: 0, indicators, complete: 0, withoutReport: 0, unheld: [] },
    set: {
      ...{ kind: 'company', id: 7, nameJa: '見本', nameEn: 'Sample', companies: 1, states: noStates },
      company: { state: 'applies', because: [], isListed: true, first: null, yearEnd: '2025-12-31', ...company },
    },
  }
}
