import { type Filing, toFigure } from './book.ts'
import type { Figure } from './figure-records.ts'

const forms = {
  auditors: 'jpcrp_cor:CorporateGovernanceCompanyWithCorporateAuditorsTextBlock',
  supervisory: 'jpcrp_cor:CorporateGovernanceCompanyWithAuditAndSupervisoryCommitteeTextBlock',
  committees: 'jpcrp_cor:CorporateGovernanceCompanyWithNominatingAndOtherCommitteesTextBlock',
}

const formOf: Record<string, string> = { 'G-BD-018': forms.supervisory, 'G-BD-019': forms.committees }

/** The company's form: only the block of its own form is in a filing, so one block answers every question. */
export function readCompanyForm(book: Filing): Figure[] {
  const present = Object.values(forms).flatMap((element) => book.of(element).map(({ fact }) => fact))
  const period = book.periods(0)
  const [only, ...others] = present
  if (!only || others.length > 0 || !period) return []
  const fact = { ...only, value: 'TextBlock' } // The block itself is a chapter; its presence is the figure.
  return Object.entries(formOf).map(([indicator, element]) =>
    toFigure({
      indicator,
      boundary: 'parent',
      period,
      value: only.element === element ? 1 : 0,
      facts: [fact],
      notes: ['form-of-company'],
    }),
  )
}
