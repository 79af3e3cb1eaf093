import type { Amount, ReadKind, TargetFields } from './target.ts'

/** What a sentence must say, and must not, for its subject to be an indicator of the catalogue and nothing near it. */
interface Rule {
  readonly indicator: string
  readonly unit: Amount['unit']
  readonly says: RegExp
  readonly not: RegExp
}

/** The indicator is the parent company's own. */
const group = 'グループ|連結|海外|グローバル|全世界|\\bgroup|consolidated|global|overseas|worldwide'
/** The indicator is of the whole group. */
const part =
  '国内|海外|本社|本店|工場|拠点|事業所|店舗|オフィス|子会社|domestic|overseas|japan|\\bsites?\\b|plants?\\b|factor(?:y|ies)|offices?\\b|stores?\\b|subsidiar'

const rules: Partial<Record<ReadKind, Rule>> = {
  'women-managers': {
    ...{ indicator: 'S-DV-002', unit: 'percent', says: /管理職|managers?\b|management positions/i },
    not: new RegExp(
      `候補|上級|部長|課長|係長|リーダー|新任|新規|役員|senior|executive|director|leader|promot|new |${group}`,
      'i',
    ),
  },
  'women-directors': {
    ...{ indicator: 'S-DV-005', unit: 'percent', says: /取締役|directors?\b|\bboard\b/i },
    not: new RegExp(`役員|監査役|社外|officer|executive|auditor|outside|independent|${group}`, 'i'),
  },
  'paternity-leave': {
    ...{ indicator: 'S-DV-011', unit: 'percent', says: /育児休業|育休|paternity leave|parental leave/i },
    not: new RegExp(`女性|日数|日以上|週間|か月|復職|\\bfemale|\\bwomen|days|weeks|months|${group}`, 'i'),
  },
  disability: {
    ...{
      indicator: 'S-DV-018',
      unit: 'percent',
      says: /雇用率|雇用比率|of our (?:workforce|employees)|employment rate/i,
    },
    not: new RegExp(`定着|管理職|retention|manager|${group}`, 'i'),
  },
  accidents: {
    ...{ indicator: 'S-LR-027', unit: 'rate', says: /休業(?:災害)?度数率|lost[- ]time/i },
    not: new RegExp(`不休|請負|contractor|${part}`, 'i'),
  },
  renewable: {
    ...{ indicator: 'E-EN-004', unit: 'percent', says: /電力|electricity/i },
    not: new RegExp(`原単位|発電|generat|${part}`, 'i'),
  },
  recycling: {
    ...{
      indicator: 'E-WS-006',
      unit: 'percent',
      says: /廃棄物.{0,12}(?:リサイクル率|再資源化率)|waste recycling rate/i,
    },
    not: new RegExp(`プラスチック|食品|容器|建設|汚泥|plastic|food|packaging|construction|${part}`, 'i'),
  },
}

/** Raised by so much, not to so much. */
const step =
  /%\s?(?:ポイント|pt|引き?上げ|向上|増|アップ)|percentage points?|\b(?:increas|rais|improv)\w*(?: \w+){0,6} by \d[\d.]*\s?(?:%|per)/i

/**
 * The level that a sentence sets for an indicator of the catalogue, in its unit; null where it sets none, or where the words leave open
 * whether they mean that indicator.
 */
export function levelIn({
  fields: { kind, amount, base, target },
  sentence,
}: {
  readonly fields: TargetFields
  readonly sentence: string
}): { readonly indicator: string; readonly year: number; readonly value: number } | null {
  const rule = rules[kind]
  if (!rule || !amount || !target || base) return null
  if (amount.direction !== 'reach' || amount.unit !== rule.unit || amount.most !== null || amount.isYearly) return null
  const text = sentence.normalize('NFKC')
  if (!rule.says.test(text) || rule.not.test(text) || step.test(text)) return null
  return { indicator: rule.indicator, year: target.year, value: amount.value }
}
