import { textWidth } from './labels.ts'

/**
 * A name in lines of at most so many pixels. English breaks at spaces and hyphens; Japanese by its length, so that
 * the lines are about equally long. What does not fit into the last line ends in an ellipsis.
 */
export function wrapLines(name: string, width: number, size: number, max: number): string[] {
  if (textWidth(name, size) <= width || max <= 1) return [cut(name, width, size)]
  const parts = /[a-z]/i.test(name) ? byWords(name, width, size, max) : byLength(name, width, size, max)
  return parts.map((part) => cut(part, width, size))
}

function byWords(name: string, width: number, size: number, max: number): string[] {
  const result: string[] = []
  for (const word of name.split(/ |(?<=-)/)) {
    const last = result.at(-1)
    const joined = last?.endsWith('-') ? `${last}${word}` : `${last} ${word}`
    if (last !== undefined && (textWidth(joined, size) <= width || result.length === max))
      result[result.length - 1] = joined
    else result.push(word)
  }
  return result
}

function byLength(name: string, width: number, size: number, max: number): string[] {
  const letters = [...name]
  const count = Math.min(max, Math.ceil(textWidth(name, size) / width))
  const each = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * each, index === count - 1 ? undefined : (index + 1) * each).join(''),
  ).filter(Boolean)
}

/** As much of a text as fits. */
export function cut(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
