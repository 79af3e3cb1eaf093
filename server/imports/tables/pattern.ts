import { RE2JS } from 're2js'

/** A regular expression that comes from a mapping. */
export interface Pattern {
  test(text: string): boolean
  /** What the first group caught, when the pattern is found. */
  caught(text: string): string | undefined
}

const compiled = new Map<string, Pattern>()

/**
 * Patterns come from files of strangers, and JavaScript's own engine can take for ever over one. RE2 takes time in proportion to
 * the text, and so knows no lookaround and no back references; throws for a pattern that has them or is none.
 */
export function toPattern(source: string): Pattern {
  const known = compiled.get(source)
  if (known) return known
  const expression = RE2JS.compile(RE2JS.translateRegExp(source))
  const pattern: Pattern = {
    test: (text) => expression.test(text),
    caught: (text) => {
      const matcher = expression.matcher(text)
      return matcher.find() && matcher.groupCount() > 0 ? (matcher.group(1) ?? undefined) : undefined
    },
  }
  compiled.set(source, pattern)
  return pattern
}
