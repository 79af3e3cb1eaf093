import { fold } from '../../ui/fold.ts'

/** Screens of a company by the words people type for them; every word is folded as `fold` does. */
const tabWords = {
  dashboard: ['summary', 'dashboard', 'さまりー', '概要'],
  esg: ['score', 'scores', 'esg', 'すこあ', '評価'],
  'score-decomposition': ['decomposition', 'waterfall', '要因', '要因分解', 'スコア分解', '分解'],
  raws: ['raw', 'raws', 'data', 'ろーでーた', 'でーた', '数値'],
  details: ['detail', 'details', '詳細'],
  target: ['target', 'targets', 'sbt', 'sbti', '目標', '脱炭素'],
  simulator: ['simulator', 'simulate', 'しみゅれーたー', 'しみゅれーしょん'],
  prediction: ['forecast', 'prediction', '予測', '将来予測'],
  news: ['news', 'にゅーす'],
  'company-disclosures': ['documents', 'docs', 'filings', '開示', '開示資料', '書類'],
  'company-governance': ['governance', 'board', 'officers', 'がばなんす', '役員'],
  impa: ['impact', 'いんぱくと'],
  patent: ['patent', 'patents', '特許'],
  info: ['profile', 'info', '企業情報'],
  comments: ['comments', 'comment', 'こめんと'],
} as const

export type TabName = keyof typeof tabWords

interface Parsed {
  /** What to look for among companies; two of them to compare. */
  readonly companies: readonly string[]
  /** The company's screen that follows the name. */
  readonly tab: TabName | undefined
}

/** `7203 raw`: a company and its screen. `7203 vs 7267`: two companies. Anything else is what it says. */
export function parse(text: string): Parsed {
  const clean = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const pair = clean.split(/\s(?:vs\.?|対|×|と比較)\s/i)
  if (pair.length === 2 && pair[0] && pair[1]) return { companies: pair, tab: undefined }
  const cut = clean.lastIndexOf(' ')
  const tab = cut > 0 ? tabOf(clean.slice(cut + 1)) : undefined
  return { companies: [tab ? clean.slice(0, cut) : clean], tab }
}

function tabOf(word: string): TabName | undefined {
  const folded = fold(word)
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
