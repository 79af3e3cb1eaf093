import iconv from 'iconv-lite'

/** Every cell quoted, lines ended as on Windows. */
export const quoted = (cells: readonly (string | number | null)[]): string =>
  cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')

export const lines = (rows: readonly string[]): string => `${rows.join('\r\n')}\r\n`

/** In the encoding of Japanese Windows. */
export const toCp932 = (text: string): Buffer => iconv.encode(text, 'cp932')
