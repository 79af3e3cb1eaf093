import { fold } from '../../ui/fold.ts'

/** Screens of a company by the words people type for them, their short codes first; every word is folded as `fold` does. */
const tabWords = {
  dashboard: ['sm', 'summary', 'esg summary', 'dashboard', 'さまりー', 'esgさまりー', '概要'],
  esg: ['sc', 'score', 'scores', 'esg', 'すこあ', '評価'],
  'score-decomposition': [
    'dec',
    'decomposition',
    'score decomposition',
    'waterfall',
    '要因',
    '要因分解',
    'すこあ分解',
    '分解',
  ],
  raws: ['rd', 'raw', 'raws', 'raw data', 'data', 'ろーでーた', 'でーた', '数値'],
  details: ['det', 'detail', 'details', 'esg detail', '詳細', 'esg詳細'],
  consensus: ['con', 'consensus', 'ratings', 'こんせんさす', '評価機関', '格付'],
  target: ['tgt', 'target', 'targets', 'sbt', 'sbti', '目標', '脱炭素', '脱炭素目標'],
  simulator: ['sim', 'simulator', 'simulate', 'しみゅれーたー', 'しみゅれーしょん'],
  prediction: ['fc', 'forecast', 'prediction', '予測', '将来予測'],
  news: ['nw', 'news', 'にゅーす'],
  'company-disclosures': ['doc', 'docs', 'documents', 'filings', '開示', '開示資料', '書類'],
  'company-governance': ['gov', 'governance', 'board', 'officers', 'がばなんす', '役員'],
  impa: ['imp', 'impact', 'いんぱくと'],
  patent: ['pat', 'patent', 'patents', '特許'],
  info: ['prf', 'profile', 'info', '企業情報'],
  comments: ['cmt', 'comments', 'comment', 'こめんと'],
} as const

/** What compares the company that stands beside it with others. */
const compareWords = ['cmp', 'compare', 'comparison', '比較', 'ひかく']

/** What puts the company that stands beside it into a watchlist. */
const watchWords = ['watch', 'add to watchlist', 'うぉっち', 'うぉっちりすとに追加']

/** Words that begin no company's name, so that they may stand before one: `コンセンサス トヨタ`. */
const leading = new Set([
  'consensus',
  'こんせんさす',
  'decomposition',
  'すこあ分解',
  'ろーでーた',
  'raw data',
  'compare',
  '比較',
])

export type TabName = keyof typeof tabWords
export type CompanyFunction = TabName | 'compare' | 'watch'

interface Parsed {
  /** What to look for among companies; two of them to compare. */
  readonly companies: readonly string[]
  /** The company's screen that is named beside it, or its comparison. */
  readonly tab: CompanyFunction | undefined
}

/** `7203 raw`, `raw 7203`: a company and its screen. `7203 vs 7267`: two companies. Anything else is what it says. */
export function parse(text: string): Parsed {
  const clean = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const pair = clean.split(/\s(?:vs\.?|対|×|と比較)\s/i)
  if (pair.length === 2 && pair[0] && pair[1]) return { companies: pair, tab: undefined }
  const words = clean.split(' ')
  // The longest name of a screen first: `raw data` before `data`.
  for (let length = Math.min(maxWords, words.length - 1); length > 0; length--) {
    const behind = functionOf(words.slice(-length).join(' '))
    if (behind) return { companies: [words.slice(0, -length).join(' ')], tab: behind }
    const before = words.slice(0, length).join(' ')
    const rest = words.slice(length).join(' ')
    const tab = functionOf(before)
    if (tab && (isCode(rest) || leading.has(fold(before)))) return { companies: [rest], tab }
  }
  return { companies: [clean], tab: undefined }
}

const maxWords = 3

/** A code of the exchanges, `7203` or `130A`. */
const isCode = (text: string) => /^\d[\dA-Z]\d[\dA-Z]0?$/i.test(text)

/** What a word asks for of a company, whichever stands beside it. */
export function functionOf(word: string): CompanyFunction | undefined {
  const folded = fold(word)
  if (compareWords.includes(folded)) return 'compare'
  if (watchWords.includes(folded)) return 'watch'
  return (Object.keys(tabWords) as TabName[]).find((tab) => (tabWords[tab] as readonly string[]).includes(folded))
}

/** How well a text fits what is typed: 3 it begins so, 2 a word of it does, 1 it stands inside, 0 not at all. */
export function closeness(text: string, typed: string): number {
  return closenessOf(fold(text), fold(typed))
}

/** The same of texts that are folded already. */
export function closenessOf(whole: string, part: string): number {
  if (part === '') return 1
  if (whole.startsWith(part)) return 3
  const words = whole.split(/[\s・：/()（）-]+/)
  if (words.some((word) => word.startsWith(part))) return 2
  return whole.includes(part) ? 1 : 0
}
