import type { Mark } from './marks.ts'
import type { Denominator, ReadKind } from './target.ts'

/** What words make a number a target of a kind. The earlier of two that begin at one place stands. */
const patterns: readonly (readonly [Exclude<ReadKind, 'intensity' | 'net-zero'>, RegExp])[] = [
  [
    'women-managers',
    /女性.{0,4}管理職|(?:管理職|課長|リーダー).{0,14}女性|(?:female|women) managers?|women.{0,30}(?:management|managerial|leadership)|managers.{0,20}women/gi,
  ],
  [
    'women-directors',
    /女性.{0,2}(?:取締役|役員)|(?:取締役|役員).{0,12}女性|directors.{0,20}women|women.{0,30}(?:directors|the board)|female directors/gi,
  ],
  ['women', /女性(?:社員|従業員|労働者)?.{0,8}(?:比率|割合)|(?:proportion|share|ratio) of (?:women|female)|women/gi],
  [
    'paternity-leave',
    /男性.{0,10}(?:育児休業|育休)|(?:育児休業|育休).{0,6}男性|paternity leave|parental leave.{0,20}(?:\bmen|\bmale)|\bmale.{0,20}parental leave/gi,
  ],
  ['disability', /障(?:がい|害|碍)者|disabilit/gi],
  ['accidents', /度数率|frequency rate/gi],
  ['recycling', /リサイクル|再資源化|recycl(?:e|ed|ing)/gi],
  ['plastic', /プラスチック|plastics?/gi],
  ['waste', /廃棄物(?:等)?の?(?:総)?(?:排出|発生|最終処分)?量?|最終処分|埋立|\bwaste\b|landfill/gi],
  ['water', /取水|水使用|水消費|水資源|\bwater\b/gi],
  ['renewable', /再生可能エネルギー|再生可能エネ|再エネ|renewables?\b|renewable (?:energy|electricity)/gi],
  [
    'energy',
    /エネルギー(?:使用|消費|効率|原単位)|電力(?:使用|消費)量|energy (?:efficiency|consumption|use|intensity)/gi,
  ],
  [
    'absolute',
    /温室効果ガス|GHG|CO2|二酸化炭素|(?:scope|スコープ)\s?[123]|カーボン・?ニュートラル|排出量|排出|削減率|greenhouse|\bcarbon\b|\bemissions?\b/gi,
  ],
]

/** Kinds whose amount is a level, not a cut. */
export const levels: ReadonlySet<ReadKind> = new Set<ReadKind>([
  'renewable',
  'recycling',
  'women-managers',
  'women-directors',
  'women',
  'paternity-leave',
  'disability',
  'accidents',
])

export interface SubjectMark extends Mark {
  readonly kind: Exclude<ReadKind, 'intensity' | 'net-zero'>
}

/** Kinds that give way to whatever more special words overlap with theirs. */
const general: readonly ReadKind[] = ['women', 'absolute']

/** Everything in a sentence that a target may be about, in order; kinds may overlap. */
export function subjectsOf(text: string): SubjectMark[] {
  const marks = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
      words: match[0],
    })),
  )
  // Women among managers are not women as such, and 「廃棄物の排出量」 is not of gases.
  const isCovered = (mark: SubjectMark) =>
    marks.some(
      (other) =>
        other.kind !== mark.kind &&
        other.start < mark.end &&
        mark.start < other.end &&
        general.indexOf(other.kind) < general.indexOf(mark.kind),
    )
  return marks.filter((mark) => !general.includes(mark.kind) || !isCovered(mark)).sort((a, b) => a.start - b.start)
}

const divisors: readonly (readonly [Denominator, RegExp])[] = [
  [
    'sales',
    /売上(?:高|収益)?.{0,4}(?:当たり|あたり|原単位)|CO2e?\/(?:億|百万|千)円|per (?:unit of )?(?:sales|revenue\b(?! tonne))/i,
  ],
  ['transport', /トンキロ|輸送.{0,8}(?:当たり|あたり|原単位)|tonne-kilomet|ton-kilomet|per passenger/i],
  [
    'production',
    /生産(?:数量|量|高)?.{0,4}(?:当たり|あたり|原単位)|製品.{0,6}(?:当たり|あたり)|per (?:tonne|ton|unit) of (?:product|output|steel|cement|crude)|per unit of production/i,
  ],
  ['floor-area', /床面積|m2(?:当たり|あたり)|per square|floor area/i],
  ['employee', /(?:従業員|社員|一人|1人).{0,5}(?:当たり|あたり)|per (?:employee|head|capita)/i],
  ['unknown', /原単位|排出強度|平均(?:CO2|GHG|温室効果ガス)排出量|average emissions|intensity/i],
]

/** What the emissions of a piece of text are divided by; null where by nothing. */
export function denominatorIn(text: string): { readonly denominator: Denominator; readonly words: string } | null {
  for (const [denominator, pattern] of divisors) {
    const match = pattern.exec(text)
    if (match) return { denominator, words: match[0] }
  }
  return null
}
