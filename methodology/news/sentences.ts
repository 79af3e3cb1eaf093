import type { NewsLanguage } from './article.ts'

/** English words that end in a period and no sentence; Inc., No. 1 and U.S. */
const abbreviations =
  /(?:^|[\s(])(?:inc|co|corp|ltd|no|nos|mr|mrs|ms|dr|st|vs|etc|approx|fig|u\.s|u\.k|e\.g|i\.e|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|[a-z])\.$/i

/** A text in sentences as published, without the white space around them. What no mark ends is the last one. */
export function sentencesOf(text: string, language: NewsLanguage): string[] {
  return language === 'ja' ? japanese(text) : english(text)
}

/** After 。 and the like, but not inside 「…。」, where the sentence around goes on. */
function japanese(text: string): string[] {
  const sentences: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (char === '「' || char === '（' || char === '(') depth++
    else if (char === '」' || char === '）' || char === ')') depth = Math.max(0, depth - 1)
    else if (char === '\n' || (depth === 0 && (char === '。' || char === '！' || char === '？' || char === '．'))) {
      sentences.push(text.slice(from, at + 1))
      from = at + 1
      depth = 0
    }
  }
  return [...sentences, text.slice(from)].map((one) => one.trim()).filter((one) => one !== '')
}

function english(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (char === '\n') {
      sentences.push(text.slice(from, at))
      from = at + 1
    } else if ((char === '.' || char === '!' || char === '?') && endsSentence(text, at, from)) {
      let end = at + 1
      while (end < text.length && /["'”’)]/.test(text[end]!)) end++
      sentences.push(text.slice(from, end))
      from = end
    }
  }
  return [...sentences, text.slice(from)].map((one) => one.trim()).filter((one) => one !== '')
}

function endsSentence(text: string, at: number, from: number): boolean {
  const next = text[at + 1]
  if (next !== undefined && !/[\s"'”’)]/.test(next)) return false
  if (text[at] !== '.') return true
  return (
    !abbreviations.test(text.slice(Math.max(from, at - 8), at + 1)) ||
    /^\s+[A-Z]\w+ (said|has|will|is|was)\b/.test(text.slice(at + 1, at + 40))
  )
}
