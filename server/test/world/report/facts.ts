/** Rows of a filing as EDINET's table has them: nine columns, the relative year and the period told by the context. */
export class FactRows {
  readonly #rows: string[] = [
    row(['要素ID', '項目名', 'コンテキストID', '相対年度', '連結・個別', '期間・時点', 'ユニットID', '単位', '値']),
  ]

  /** A fact of `jpcrp_cor` unless the element has a prefix. Without a unit it is a text. */
  add(element: string, label: string, context: string, value: string | number, unit = '－'): void {
    const name = element.includes(':') ? element : `jpcrp_cor:${element}`
    const isParents = context.includes('_NonConsolidatedMember')
    const accounts = name.startsWith('jppfs_cor:') ? (isParents ? '個別' : '連結') : 'その他'
    const span = context.includes('Duration') ? '期間' : '時点'
    const shownUnit = unit === 'JPY' ? '円' : unit === '－' ? '－' : ''
    this.#rows.push(row([name, label, context, relativeOf(context), accounts, span, unit, shownUnit, String(value)]))
  }

  get count(): number {
    return this.#rows.length - 1
  }

  /** UTF-16 with its mark, tab separated, every cell quoted, lines ended as on Windows. */
  toBytes(): Buffer {
    return Buffer.from(`\ufeff${this.#rows.join('\r\n')}\r\n`, 'utf16le')
  }
}

const row = (cells: readonly string[]) => `"${cells.join('"\t"')}"`

const durations = ['当期', '前期', '前々期', '三期前', '四期前']
const instants = ['当期末', '前期末', '前々期末', '三期前時点', '四期前時点']

function relativeOf(context: string): string {
  if (context.startsWith('FilingDate')) return '提出日時点'
  const back = context.startsWith('Prior') ? Number(context[5]) : 0
  return (context.includes('Duration') ? durations : instants)[back]!
}
