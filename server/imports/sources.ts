import * as companyIdentifiers from './company-identifiers/parse.ts'
import { hasHeader } from './csv.ts'
import { isXml, parseEdinetAnnualReport } from './edinet-annual-report/parse.ts'
import * as type5 from './edinet-annual-report/type5.ts'
import * as edinetCodeList from './edinet-code-list/parse.ts'
import * as edinetDocumentList from './edinet-document-list/parse.ts'
import * as jpxListedIssues from './jpx-listed-issues/parse.ts'
import { type Parsed, Unreadable } from './records.ts'
import { isOldExcel } from './sheet.ts'
import { decodeText } from './text.ts'
import { isZip } from './zip.ts'

/** What a table may not say itself, and mappings of the user's own. */
export interface ReadOptions {
  /** Fiscal year of a table that does not name it. */
  readonly year?: number
  /** Day since which the table's figures are known. */
  readonly knownFrom?: string
  /** Name of the mapping to read with. */
  readonly mapping?: string
  /** Today in Tokyo, `YYYY-MM-DD`. */
  readonly today?: string
}

export interface Source {
  readonly name: string
  /** Parse one file; throws `Unreadable` for the file as a whole and nothing else. */
  readonly parse: (bytes: Uint8Array, fileName: string, options?: ReadOptions) => Parsed | Promise<Parsed>
}

/** Every source there is, by name. */
export const sources: readonly Source[] = [
  { name: 'edinet-code-list', parse: edinetCodeList.parseEdinetCodeList },
  { name: 'jpx-listed-issues', parse: jpxListedIssues.parseJpxListedIssues },
  { name: 'company-identifiers', parse: companyIdentifiers.parseCompanyIdentifiers },
  { name: 'edinet-document-list', parse: edinetDocumentList.parseEdinetDocumentList },
  { name: 'edinet-annual-report', parse: parseEdinetAnnualReport },
]

/** Columns that tell a table's source; the first list that the header has in full. */
const tables: readonly (readonly [string, readonly string[]])[] = [
  ['edinet-annual-report', type5.columns],
  ['edinet-code-list', edinetCodeList.columns],
  ['edinet-document-list', edinetDocumentList.columns],
  ['jpx-listed-issues', jpxListedIssues.columns],
  ['company-identifiers', companyIdentifiers.columns],
]

/** Which source a file is, told by its content and never by its name. */
export function recogniseSource(bytes: Uint8Array, _fileName = '', _options: ReadOptions = {}): Source {
  return findSource(nameOf(bytes))
}

export function findSource(name: string): Source {
  const source = sources.find((known) => known.name === name)
  if (!source) throw new Unreadable('unrecognised', { source: name })
  return source
}

function nameOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (isZip(bytes) || isXml(bytes)) return 'edinet-annual-report'
  if (isOldExcel(bytes)) return 'jpx-listed-issues'
  const text = decodeText(bytes)
  if (edinetDocumentList.isDocumentEntry(text)) return 'edinet-document-list'
  const head = text.slice(0, 65_536)
  const table = tables.find(([, columns]) => hasHeader(head, columns))
  if (!table) throw new Unreadable('unrecognised')
  return table[0]
}
