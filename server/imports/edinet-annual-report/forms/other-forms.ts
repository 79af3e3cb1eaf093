import { toSeenLine } from '../../clean.ts'
import type { Parsed } from '../../records.ts'
import { type FactTable, localName } from '../facts.ts'

/** Titles of what companies file beside their annual reports, in the same shape. */
const otherTitles =
  /四半期報告書|半期報告書|臨時報告書|有価証券届出書|自己株券買付状況報告書|内部統制報告書|確認書|大量保有報告書|公開買付/
/** Kinds of periods that a filing has which is of no whole year. */
const otherPeriods: Readonly<Record<string, string>> = {
  HY: '半期報告書',
  Q1: '四半期報告書',
  Q2: '四半期報告書',
  Q3: '四半期報告書',
}

/** EDINET's names of files: auditors' reports, and the taxonomies of other ordinances. */
export const auditFiles = /(^|\/)jpaud[^/]*\.(csv|tsv|xbrl)$/i
export const otherFiles = /(^|\/)jp(ctl|esr|lvh|sps|to[a-z])[^/]*\.(csv|tsv|xbrl)$/i

/** What stands aside: it was recognised, is whole, and has nothing that is read here. */
const aside = (
  read: number,
  code: 'audit-report' | 'other-form',
  detail: Readonly<Record<string, string>>,
): Parsed => ({
  read,
  rejected: [],
  warnings: [{ code, detail }],
})

/** An archive without an annual report, by the names of its files; null where they tell nothing. */
export function leaveArchiveAside(names: readonly string[]): Parsed | null {
  const last = (name: string) => name.slice(name.lastIndexOf('/') + 1)
  const other = names.find((name) => otherFiles.test(name))
  if (other !== undefined) return aside(names.length, 'other-form', { entry: last(other) })
  const audit = names.find((name) => auditFiles.test(name))
  return audit === undefined ? null : aside(names.length, 'audit-report', { entry: last(audit) })
}

/** A file of facts that is an auditor's report or another form; null for what may be an annual report. */
export function leaveFormAside({ facts, read }: FactTable): Parsed | null {
  const isCover = /^jpdei_cor:|CoverPage$/
  const isAudit = /^jpaud|:(IndependentAuditors|AuditReport|InternalControlAudit)/
  if (facts.some(({ element }) => isAudit.test(element)) && !facts.some(({ element }) => isCover.test(element)))
    return aside(read, 'audit-report', {})
  const textOf = (name: string) => facts.find(({ element }) => localName(element) === name)?.value ?? ''
  const title = toSeenLine(textOf('DocumentTitleCoverPage'))
  const isAnnual = title.includes('有価証券報告書')
  const form = otherTitles.test(title) ? title : otherPeriods[textOf('TypeOfCurrentPeriodDEI').slice(0, 2)]
  return form === undefined || isAnnual ? null : aside(read, 'other-form', { title: form.slice(0, 200) })
}
