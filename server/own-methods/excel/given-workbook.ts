import { readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { readWorkbook } from './read-workbook.ts'
import { type TemplateOf, templateOf } from './template.ts'

export type GivenSheet = WriteSheet & { rows: NonNullable<WriteSheet['rows']> }

interface Wish extends Partial<TemplateOf> {
  /** What somebody does to the template before it is saved. */
  readonly change?: (sheets: GivenSheet[]) => void
}

/** A template as somebody filled it in and another program saved it. */
export async function givenFilled({
  change = () => {},
  industries = 11,
  language = 'ja',
  ...of
}: Wish = {}): Promise<Uint8Array> {
  const { sheets: read } = await readXlsx(await templateOf({ industries, language, ...of }))
  const sheets = read.map(({ name, rows, hidden, cells }) => ({ name, rows, hidden, cells }) as GivenSheet)
  change(sheets)
  return writeXlsx({ sheets })
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** A cell by the name of its column and row. */
export function put(sheet: GivenSheet, cell: string, value: unknown): void {
  const [, letter = '', row = ''] = /^([A-Z])(\d+)$/.exec(cell)!
  sheet.rows[Number(row) - 1]![letter.charCodeAt(0) - 65] = value as never
}

export const read = async (wish: Wish) => readWorkbook(await givenFilled(wish))
