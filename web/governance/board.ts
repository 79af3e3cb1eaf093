import type { BoardYear, GovernanceFigure, GovernanceFigures, Officer } from '#contract/governance/governance.ts'
import { formatNumber, formatShare } from '../format.ts'
import { governanceMessages } from './messages.ts'

export const figureOf = (figures: GovernanceFigures | undefined, code: string): GovernanceFigure | undefined =>
  figures?.groups.flatMap((group) => group.figures).find(({ indicator }) => indicator === code)

export const independentShare = 'G-BD-002'
const womenCount = 'S-DV-006'

/** Points below the industry's median from which a share is said to fall short. */
const shortfall = 5

/** What the reader should know first: who oversees, or that too few do. */
export function boardHeadline(filing: BoardYear, figures: GovernanceFigures | undefined): string {
  const { findings } = governanceMessages()
  const share = figureOf(figures, independentShare)
  const isOfYear = figures?.year === filing.fiscalYear
  if (isOfYear && share && share.value !== null && share.industry.median !== null && share.industry.n > 1) {
    if (share.value < share.industry.median - shortfall)
      return findings.below(formatShare(share.value / 100, 1), formatShare(share.industry.median / 100, 1))
  }
  const women = isOfYear ? (figureOf(figures, womenCount)?.value ?? null) : null
  const directors = formatNumber(filing.directors)
  const first =
    filing.independent !== null
      ? findings.seats(directors, formatNumber(filing.independent))
      : filing.outside !== null
        ? findings.outside(directors, formatNumber(filing.outside))
        : findings.plain(directors)
  return women === null ? first : `${first}${findings.women(formatNumber(women))}`
}

/** Where a seat stands on the drawing. */
export type SeatRow = 'inside' | 'outside' | 'unsaid' | 'auditors'

/** Who is independent is from outside, also where the filing says only the one. */
export function rowOf({
  role,
  isOutside,
  isIndependent,
}: Pick<Officer, 'role' | 'isOutside' | 'isIndependent'>): SeatRow {
  if (role === 'auditor') return 'auditors'
  if (isOutside === null) return isIndependent ? 'outside' : 'unsaid'
  return isOutside ? 'outside' : 'inside'
}

/** Skills of common matrices in English; others stand in the words of the filing. */
const english: Readonly<Record<string, string>> = {
  企業経営: 'Management',
  経営: 'Management',
  '財務・会計': 'Finance and accounting',
  '法務・リスク管理': 'Legal and risk',
  法務: 'Legal',
  グローバル: 'International',
  'ESG・サステナビリティ': 'Sustainability',
  '研究開発・技術': 'R&D and technology',
  'IT・デジタル': 'IT and digital',
  '人事・人材開発': 'Human resources',
  '営業・マーケティング': 'Sales and marketing',
  '学術・行政': 'Academia and government',
}

/** A skill in the reader's language, and the language it stands in. */
export function skillText(skill: string, language: 'ja' | 'en'): { readonly text: string; readonly lang: 'ja' | 'en' } {
  const translation = language === 'en' ? english[skill] : undefined
  return translation ? { text: translation, lang: 'en' } : { text: skill, lang: 'ja' }
}
