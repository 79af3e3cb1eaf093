import * as companyIdentifiers from './company-identifiers/parse.ts'
import { isXml, parseEdinetAnnualReport } from './edinet-annual-report/parse.ts'
import * as type5 from './edinet-annual-report/type5.ts'
import * as edinetCodeList from './edinet-code-list/parse.ts'
import * as edinetDocumentList from './edinet-document-list/parse.ts'
import * as edinetRetiredCodes from './edinet-retired-codes/parse.ts'
import { hasHeader, readHeads } from './files/csv.ts'
import { isOldExcel } from './files/sheet.ts'
import { tableInZip } from './files/table-in-zip.ts'
import { decodeText } from './files/text.ts'
import { isZip, readZip, scanZip } from './files/zip.ts'
import * as groupEntities from './group-entities/parse.ts'
import * as jpxListedIssues from './jpx-listed-issues/parse.ts'
import { isFeed, parseNewsFeed } from './news-feed/parse.ts'
import * as ngfsPrices from './ngfs-prices/parse.ts'
import type { ReadOptions } from './read-options.ts'
import type { Parsed } from './records.ts'
import { Unreadable } from './rejections.ts'
import { type SourceName, sourceNames } from './source-names.ts'
import { ownMappings, parseTable, recogniseTable } from './tables/read-table.ts'
import * as tdnetTitles from './tdnet-titles/parse.ts'
import * as womensParticipation from './womens-participation/parse.ts'

interface Source {
  readonly name: string
  /** Parse one file; throws `Unreadable` for the file as a whole and nothing else. */
  readonly parse: (bytes: Uint8Array, fileName: string, options?: ReadOptions) => Parsed | Promise<Parsed>
}

const parsers: Readonly<Record<SourceName, Source['parse']>> = {
  'edinet-code-list': edinetCodeList.parseEdinetCodeList,
  'edinet-retired-codes': edinetRetiredCodes.parseEdinetRetiredCodes,
  'jpx-listed-issues': jpxListedIssues.parseJpxListedIssues,
  'company-identifiers': companyIdentifiers.parseCompanyIdentifiers,
  'group-entities': groupEntities.parseGroupEntities,
  'edinet-document-list': edinetDocumentList.parseEdinetDocumentList,
  'edinet-annual-report': parseEdinetAnnualReport,
  'tdnet-titles': tdnetTitles.parseTdnetTitles,
  'news-feed': parseNewsFeed,
  'womens-participation': womensParticipation.parseWomensParticipation,
  'ngfs-prices': ngfsPrices.parseNgfsPrices,
}

/** Every source there is. */
export const sources: readonly Source[] = sourceNames.map((name) => ({
  name,
  parse: async (bytes, fileName, options) => parsers[name]((await tableInZip(bytes)) ?? bytes, fileName, options),
}))

/** Columns that tell a table's source; the first list that the header has in full. */
const tables: readonly (readonly [string, readonly string[]])[] = [
  ['edinet-annual-report', type5.columns],
  ['edinet-code-list', edinetCodeList.columns],
  ['edinet-retired-codes', edinetRetiredCodes.columns],
  ['womens-participation', womensParticipation.columns],
  ['edinet-document-list', edinetDocumentList.columns],
  ['jpx-listed-issues', jpxListedIssues.columns],
  ['company-identifiers', companyIdentifiers.columns],
  ['group-entities', groupEntities.columns],
  ['tdnet-titles', tdnetTitles.columns],
  ['ngfs-prices', ngfsPrices.columns],
]

/** Which source a file is, told by its content and never by its name. */
export async function recogniseSource(bytes: Uint8Array, _fileName = '', options: ReadOptions = {}): Promise<Source> {
  const table = await tableInZip(bytes)
  const name = options.mapping === undefined ? await nameOf(table ?? bytes) : null
  return name === null ? tableSource(await recogniseTable(table ?? bytes, options)) : findSource(name)
}

/** A source by name; a mapping of the house or of the user's own is one too. */
export function findSource(name: string, { own = [] }: ReadOptions = {}): Source {
  const source = sources.find((each) => each.name === name)
  if (source) return source
  if ([...own, ...ownMappings].some(({ mapping }) => mapping === name)) return tableSource(name)
  throw new Unreadable('unrecognised', { source: name })
}

function tableSource(mapping: string): Source {
  return {
    name: mapping,
    parse: async (bytes, fileName, options = {}) =>
      parseTable((await tableInZip(bytes)) ?? bytes, fileName, { ...options, mapping }),
  }
}

/** The dedicated reader of a file; null for what a mapping may read. */
async function nameOf(bytes: Uint8Array): Promise<string | null> {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (isFeed(bytes)) return 'news-feed'
  if (isXml(bytes)) return 'edinet-annual-report'
  if (isZip(bytes)) {
    if (!(await isWorkbook(bytes))) return 'edinet-annual-report'
    return (await holdsNames(bytes, jpxListedIssues.columns)) ? 'jpx-listed-issues' : null
  }
  if (isOldExcel(bytes)) return 'jpx-listed-issues'
  const text = decodeText(bytes)
  if (edinetDocumentList.isDocumentEntry(text)) return 'edinet-document-list'
  if (tdnetTitles.isDay(text)) return 'tdnet-titles'
  const heads = readHeads(text.slice(0, 65_536))
  const table = tables.find(([, columns]) => hasHeader(heads, columns))
  // Our template of companies has these columns too, and more.
  if (table?.[0] === 'company-identifiers' && hasHeader(heads, ['code', 'name_ja'])) return null
  return table ? table[0] : null
}

/** Characters of a part of a workbook that are looked at: its header stands at the beginning. */
const looked = 262_144

/** Whether a workbook begins with these names of columns, in its shared texts or in its first sheet. */
async function holdsNames(bytes: Uint8Array, names: readonly string[]): Promise<boolean> {
  const parts = new Map<string, string>()
  await scanZip(bytes, (name, part) => {
    if (!/^xl\/(sharedStrings|worksheets\/sheet1)\.xml$/i.test(name)) return
    const before = parts.get(name) ?? ''
    if (before.length < looked) parts.set(name, before + part.toString('latin1'))
  })
  const text = [...parts.values()].join('\n')
  return names.every((name) => text.includes(Buffer.from(name).toString('latin1')))
}

async function isWorkbook(bytes: Uint8Array): Promise<boolean> {
  const entries = await readZip(bytes, (name) => name === 'xl/workbook.xml')
  return entries.length > 0
}
