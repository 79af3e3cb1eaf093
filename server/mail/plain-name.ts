import { cutFullWidths, fullWidths, toOneLine } from '#contract/wire/typed.ts'

/** Longest name that a mail repeats in its subject, or to whom has agreed to nothing, in full-width characters. */
const longestName = 40

/** Words with `://` or an `@`, and what reads as the name of a site: mail programs make links of them. */
const links = [
  /\S*(?::\/\/|@)\S*/gu,
  /[\p{L}\p{N}-]+(?:[.。][\p{L}\p{N}-]+)*[.。](?:[a-z]{2,}|xn--[a-z0-9-]+)(?![\p{Script=Latin}\p{N}])(?:[/:?#]\S*)?/giu,
]

/** A name that somebody typed, as a mail may repeat it: one line without links, cut; empty where nothing else was in it. */
export function plainName(text: string): string {
  const line = toOneLine(text.normalize('NFKC'))
  const plain = links
    .reduce((rest, link) => rest.replace(link, ' '), line)
    .replace(/\s+/gu, ' ')
    .trim()
  return fullWidths(plain) > longestName ? `${cutFullWidths(plain, longestName - 1)}…` : plain
}
