export const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Most characters of a cell. */
const longestText = 32_767

const special = /[<>&"]|[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/
const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** What XML cannot hold, such as control characters and halves of letters, becomes a replacement sign; nothing is lost unseen. */
export function escaped(text: string): string {
  if (!special.test(text)) return text
  return text
    .toWellFormed()
    .replace(/[<>&"]/g, (sign) => entities[sign]!)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
}

const coded = /_x[0-9A-Fa-f]{4}_|\r/
/** A cell's text. Readers of XML turn CR into LF, so it is written as a workbook writes characters by number; what looks like that is not. */
export function textOf(text: string): string {
  const cut = escaped(text.slice(0, longestText))
  if (!coded.test(cut)) return cut
  return cut.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_')
}
