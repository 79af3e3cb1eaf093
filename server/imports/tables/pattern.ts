import { RE2JS } from 're2js'
import { BoundedCache } from '#server/cache/bounded-cache.ts'

/** A regular expression that comes from a mapping. */
interface Pattern {
  test(text: string): boolean
  /** What the first group caught, when the pattern is found. */
  caught(text: string): string | undefined
}

const compiled = new BoundedCache<Pattern>({ name: 'mapping-patterns', max: 1000 })

/**
 * Patterns come from files of strangers, and JavaScript's own engine can take for ever over one. RE2 takes time in proportion to
 * the text, and so knows no lookaround and no back references; throws for a pattern that has them or is none.
 */
export function toPattern(source: string): Pattern {
  return compiled.get(source, () => compile(source))
}

function compile(source: string): Pattern {
  const expression = RE2JS.compile(RE2JS.translateRegExp(source))
  return {
    test: (text) => expression.test(text),
    caught: (text) => {
      const matcher = expression.matcher(text)
      return matcher.find() && matcher.groupCount() > 0 ? (matcher.group(1) ?? undefined) : undefined
    },
  }
}
