import type { CellKind, CellState } from './table.ts'

/** Number formats of Excel by kind; 49 is text, 14 and below are Excel's own. */
const formats: Readonly<Record<CellKind, { readonly id: number; readonly code?: string }>> = {
  text: { id: 49 },
  year: { id: 164, code: '0' },
  count: { id: 3 },
  number: { id: 165, code: '#,##0.0#####' },
  score: { id: 166, code: '0.0' },
  share: { id: 167, code: '0.0%' },
  day: { id: 168, code: 'yyyy\\-mm\\-dd' },
}
const kinds = Object.keys(formats) as CellKind[]
const looks = ['plain', 'disclosed', 'estimated', 'missing', 'locked', 'read-from-text'] as const

/** Positions of fonts and fills below: an estimate is tinted and in italics, what is missing grey, what is locked hatched. */
const fonts = { plain: 0, disclosed: 0, estimated: 2, missing: 3, locked: 3, 'read-from-text': 0 } as const
const fills = { plain: 0, disclosed: 0, estimated: 3, missing: 4, locked: 1, 'read-from-text': 0 } as const

/** The first two are the plain cell and the head; then one for each kind and look. */
export const headStyle = 1
export const linkStyle = 2

export function styleOf(kind: CellKind, state?: CellState): number {
  return 3 + kinds.indexOf(kind) * looks.length + (state ? looks.indexOf(state) : 0)
}

const solid = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`

const xf = (format: number, font: number, fill: number) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`

/** `xl/styles.xml` of every workbook. */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="5">${kinds
    .flatMap((kind) => {
      const { id, code } = formats[kind]
      return code ? [`<numFmt numFmtId="${id}" formatCode="${code}"/>`] : []
    })
    .join('')}</numFmts>`,
  '<fonts count="5"><font><sz val="10"/><name val="Meiryo UI"/></font>',
  '<font><b/><sz val="10"/><name val="Meiryo UI"/></font>',
  '<font><i/><sz val="10"/><name val="Meiryo UI"/></font>',
  '<font><sz val="10"/><color rgb="FF7A7A7A"/><name val="Meiryo UI"/></font>',
  '<font><u/><sz val="10"/><color rgb="FF0B5394"/><name val="Meiryo UI"/></font></fonts>',
  '<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  `${solid('FFE4E9E4')}${solid('FFFFF4D6')}${solid('FFF0F0F0')}</fills>`,
  '<borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${3 + kinds.length * looks.length}">${xf(0, 0, 0)}${xf(49, 1, 2)}${xf(49, 4, 0)}`,
  ...kinds.flatMap((kind) => looks.map((look) => xf(formats[kind].id, fonts[look], fills[look]))),
  '</cellXfs></styleSheet>',
].join('')
