import { squeeze } from '#methodology/text/letters.ts'

/** A number of a cell, negative with △ or ▲; 0 for a dash, which in a table of amounts means none; null for anything else. */
export function numberIn(cell: string): number | null {
  const text = squeeze(cell)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/,/g, '')
  if (/^[-―‐–－ー]$/.test(text)) return 0
  const match = /^([△▲-]?)(\d+(?:\.\d+)?)(?:円|千円|百万円|名|人|%|回|株|年|歳|t-CO2e?|t|銘柄)?$/.exec(text)
  return match ? (match[1] ? -1 : 1) * Number(match[2]) : null
}

/** Factor from the money unit that a heading names to million yen; null where it names none, or several. */
export function unitOf(text: string): number | null {
  const units = new Set(squeeze(text).match(/百万円|千円|万円|億円|(?<![千万億])円/g) ?? [])
  if (units.size !== 1) return null
  const [unit] = units
  return { 百万円: 1, 千円: 1e-3, 万円: 1e-2, 億円: 100, 円: 1e-6 }[unit!] ?? null
}
