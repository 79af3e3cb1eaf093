import { isZip, readZip } from '../files/zip.ts'
import { separate } from '../outcome.ts'
import type { Parsed } from '../records.ts'
import { Unreadable } from '../rejections.ts'
import { openFiling } from './book.ts'
import { periodsOf } from './contexts.ts'
import { readEmissions } from './emissions/emissions.ts'
import type { FactTable } from './facts.ts'
import { readFigures } from './figures.ts'
import { readFiling } from './filing.ts'
import { leaveArchiveAside, leaveFormAside } from './forms/other-forms.ts'
import { readCompanyForm } from './governance.ts'
import { readOfficerCounts, readOfficers } from './officers.ts'
import { readSegments } from './segments.ts'
import { readShareholders } from './shareholders.ts'
import { readSubsidiaries } from './subsidiaries.ts'
import { readSums } from './sums.ts'
import { readType5 } from './type5.ts'
import { readTargets, readTexts } from './words/targets.ts'
import { readWords } from './words/text-figures.ts'
import { readXbrl } from './xbrl.ts'

/** Parses an annual securities report: the table that EDINET offers (its type 5), an XBRL instance, or a zip of either. */
export async function parseEdinetAnnualReport(bytes: Uint8Array, fileName: string): Promise<Parsed> {
  const report = await openReport(bytes)
  if (report === null) return leaveArchiveAside(await listNames(bytes))!
  const table = parseFacts(report.bytes)
  const aside = leaveFormAside(table)
  if (aside) return aside
  const filing = readFiling(table.facts, [fileName, report.name])
  const book = openFiling(table.facts, filing, periodsOf(table.facts))
  const { records: figures, rejected } = separate([
    ...table.rejected,
    ...readFigures(book),
    ...readEmissions(book),
    ...readSums(book),
    ...readCompanyForm(book),
    ...readSubsidiaries(book),
  ])
  return {
    read: table.read,
    rejected,
    filing,
    figures,
    officers: readOfficers(book),
    officerCounts: readOfficerCounts(book),
    shareholders: readShareholders(book),
    targets: readTargets(book),
    texts: readTexts(table.facts, filing),
    reading: readWords(table.facts, filing),
    segments: readSegments(book),
  }
}

/** The facts of a filing in any of these formats. */
export async function readFacts(bytes: Uint8Array): Promise<FactTable> {
  const report = await openReport(bytes)
  if (report === null) throw new Unreadable('zip-no-report', { reports: 0 })
  return parseFacts(report.bytes)
}

/** Bytes of a filing at most, unpacked; the largest real one so far has 20 MB. */
const maxFilingBytes = 64 * 1024 * 1024

function parseFacts(bytes: Uint8Array): FactTable {
  if (bytes.length > maxFilingBytes) throw new Unreadable('too-large', { bytes: bytes.length, most: maxFilingBytes })
  return isXml(bytes) ? readXbrl(bytes) : readType5(bytes)
}

/**
 * Either zip has exactly one report, `jpcrp…`; audit reports and HTML pages are ignored. Not a zip: it has no entry's name. Null for an
 * archive that holds other forms alone.
 */
async function openReport(bytes: Uint8Array): Promise<{ name: string; bytes: Uint8Array } | null> {
  if (!isZip(bytes)) return { name: '', bytes }
  const entries = await readZip(bytes, (name) => /(^|\/)jpcrp[^/]*\.(csv|tsv|xbrl)$/i.test(name), maxFilingBytes)
  if (entries.length === 0 && leaveArchiveAside(await listNames(bytes))) return null
  if (entries.length !== 1) throw new Unreadable('zip-no-report', { reports: entries.length })
  return entries[0]!
}

/** Names of the entries of an archive; none of them is unpacked. */
async function listNames(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = []
  await readZip(bytes, (name) => {
    names.push(name)
    return false
  })
  return names
}

export function isXml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^(\xef\xbb\xbf)?\s*<(\?xml|xbrli:xbrl|!DOCTYPE)/.test(head)
}
