import { isZip, readZip } from './zip.ts'

/** Entries of filings: reports, audit reports and the pages beside them. */
const ofFiling = /(^|\/)(jp[a-z]{3}\d{6}-|jpaud-|PublicDoc\/|AuditDoc\/|XBRL_TO_CSV\/)/

/** The only table of an archive: EDINET and ministries give out their lists zipped. Null for workbooks, filings, several tables and none. */
export async function tableInZip(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!isZip(bytes)) return null
  const names: string[] = []
  await readZip(bytes, (name) => {
    names.push(name)
    return false
  })
  const tables = names.filter((name) => /\.(csv|tsv|txt)$/i.test(name))
  const isOther = names.some((name) => ofFiling.test(name) || name === 'xl/workbook.xml' || name === 'content.xml')
  if (isOther || tables.length !== 1 || /readme/i.test(tables[0]!)) return null
  const [table] = await readZip(bytes, (name) => name === tables[0])
  return table?.bytes ?? null
}
