/** A fact of a filing, whichever form it leaves in. */
export interface WorldFact {
  readonly name: string
  readonly label: string
  readonly context: string
  /** `－`: reported as missing. */
  readonly value: string
  /** `－` of a text. */
  readonly unit: string
  /** HTML of a text block, which only an instance has. */
  readonly html?: string
}

const header = [
  '要素ID',
  '項目名',
  'コンテキストID',
  '相対年度',
  '連結・個別',
  '期間・時点',
  'ユニットID',
  '単位',
  '値',
]

/** Facts of a filing, as EDINET's table has them or as an instance. */
export class FactRows {
  readonly #facts: WorldFact[] = []

  /** A fact of `jpcrp_cor` unless the element has a prefix. Without a unit it is a text. */
  add(element: string, label: string, context: string, value: string | number, unit = '－'): void {
    const name = element.includes(':') ? element : `jpcrp_cor:${element}`
    this.#facts.push({ name, label, context, value: String(value), unit })
  }

  /** A text block: as EDINET's table runs it together, and as the filer wrote it. */
  addText(element: string, { run, html }: { readonly run: string; readonly html: string }): void {
    const name = `jpcrp_cor:${element}`
    this.#facts.push({ name, label: '', context: 'FilingDateInstant', value: run, unit: '－', html })
  }

  get count(): number {
    return this.#facts.length
  }

  get facts(): readonly WorldFact[] {
    return this.#facts
  }

  /** EDINET's table, type 5: UTF-16 with its mark, tab separated, every cell quoted, lines ended as on Windows. */
  toBytes(): Buffer {
    const rows = [header, ...this.#facts.map(cellsOf)].map((cells) => `"${cells.join('"\t"')}"`)
    return Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`, 'utf16le')
  }
}

/** Nine columns, the relative year and the period told by the context. */
function cellsOf({ name, label, context, value, unit }: WorldFact): string[] {
  const isParents = context.includes('_NonConsolidatedMember')
  const accounts = name.startsWith('jppfs_cor:') ? (isParents ? '個別' : '連結') : 'その他'
  const span = context.includes('Duration') ? '期間' : '時点'
  const shownUnit = unit === 'JPY' ? '円' : unit === '－' ? '－' : ''
  return [name, label, context, relativeOf(context), accounts, span, unit, shownUnit, value]
}

const durations = ['当期', '前期', '前々期', '三期前', '四期前']
const instants = ['当期末', '前期末', '前々期末', '三期前時点', '四期前時点']

function relativeOf(context: string): string {
  if (context.startsWith('FilingDate')) return '提出日時点'
  const back = context.startsWith('Prior') ? Number(context[5]) : 0
  return (context.includes('Duration') ? durations : instants)[back]!
}
