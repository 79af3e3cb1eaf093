/** Yen, shares or what else a column counts, for one of its figures. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/兆円?/, 1e12],
  [/十億円?/, 1e9],
  [/億円?/, 1e8],
  [/百万(円|株)?/, 1e6],
  [/千万円?/, 1e7],
  [/[十]万円?/, 1e5],
  [/(?<![百千十])万(円|株)?/, 1e4],
  [/千(円|株|口)|[([]千[)\]]/, 1e3],
  [/\b(billions?|bn|bil|mrd|milliarden|milliards?)\b/, 1e9],
  [/\b(millions?|millionen|mn|mio|mil|mm)\b/, 1e6],
  [/\b(thousands?|ths|tsd|000'?s?)\b|'000|\bt(?:€|(?:eur|usd|chf|gbp|jpy)\b)|\bmilliers\b|\bin tausend\b/, 1e3],
]

/** Letters that stand for a scale only beside a currency: `JPY K`, `¥m`, `USD MM`, `JPY bn`. */
const letters = /(?:\b(?:jpy|usd|eur|gbp|yen)|[¥$€£])\s*(k|m|b|t)\b|\b(k|m|b)\s*(?:jpy|usd|eur|gbp|yen|[¥$€£])/
const byLetter: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 }

/** What the figures below a name are multiplied by, as the name or a line with the unit says; null where it says nothing. */
export function scaleIn(text: string): number | null {
  const folded = text.slice(0, 200).normalize('NFKC').toLowerCase()
  for (const [word, scale] of scales) if (word.test(folded)) return scale
  const [, after, before] = letters.exec(folded) ?? []
  const letter = after ?? before
  return letter === undefined ? null : byLetter[letter]!
}

/** A cell of a column of units: `百万円`, `千円`, `円`, `JPY mn`; null for what is none. */
export function unitCell(text: string): number | null {
  const folded = text.normalize('NFKC').trim().toLowerCase()
  if (/^(円|yen|jpy|株|口|1|一|-|)$/.test(folded)) return 1
  if (/^(千|k|thousand)$/.test(folded)) return 1e3
  if (/^(百万|m|mm|million)$/.test(folded)) return 1e6
  return scaleIn(text)
}

/** A line above a table that names the unit of its amounts: `単位：百万円`, `（単位:千円）`, `Unit: JPY million`, `in millions of yen`. */
export function unitLine(cells: readonly string[]): string | null {
  const texts = cells.map((cell) => cell.normalize('NFKC').trim()).filter(Boolean)
  for (const [at, text] of texts.entries()) {
    const [, said] = /(?:単位|units?|amounts?)\s*[:=]?\s*(.*)$/i.exec(text) ?? []
    const unit = said === '' || said === undefined ? texts[at + 1] : said
    if (said !== undefined && unit !== undefined && scaleIn(unit) !== null) return unit
    if (/\bin (thousands|millions|billions)\b/i.test(text)) return text
  }
  return null
}
