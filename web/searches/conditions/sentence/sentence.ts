import type { Condition, GroupCondition, Leaf } from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import { language } from '../../../i18n/language.ts'
import type { Names } from '../names.ts'
import { english } from './sentence-en.ts'
import { japanese } from './sentence-ja.ts'
import type { Part } from './sentence-part.ts'

/** The whole condition in one sentence, in the reader's language. */
export function sentenceOf(root: GroupCondition, { q = '', names }: { q?: string; names: Names }): Part[] {
  const sentence = language() === 'ja' ? japanese : english
  return joined(sentence(without(root), { q: q.trim(), names }))
}

/** Groups in which nothing stands say nothing; alternatives of one kind are one condition with several values. */
function without(group: GroupCondition): GroupCondition {
  const of = group.of.flatMap((child): Condition[] => {
    if (!isGroup(child)) return [child]
    const inner = without(child)
    if (inner.of.length === 0) return []
    return inner.of.length === 1 ? [negated(inner.of[0]!, inner.isExcluded)] : [inner]
  })
  return { ...group, of: group.kind === 'any' ? mergedAlternatives(of) : of }
}

const negated = (condition: Condition, isExcluded: boolean): Condition =>
  isExcluded ? { ...condition, isExcluded: !condition.isExcluded } : condition

function mergedAlternatives(of: readonly Condition[]): Condition[] {
  const list: Condition[] = []
  for (const condition of of) {
    const at = list.findIndex((other) => isAlike(other, condition))
    const other = list[at]
    if (!other || !hasValues(other) || !hasValues(condition)) list.push(condition)
    else list[at] = { ...other, values: [...other.values, ...condition.values] } as Condition
  }
  return list
}

type Valued = Extract<Leaf, { readonly values: readonly string[] }>
const hasValues = (condition: Condition): condition is Valued => condition.kind === 'words' || condition.kind === 'set'

function isAlike(a: Condition, b: Condition): boolean {
  return hasValues(a) && hasValues(b) && a.name === b.name && !a.isExcluded && !b.isExcluded
}

/** Neighbors of one weight become one piece. */
function joined(parts: readonly Part[]): Part[] {
  const list: Part[] = []
  for (const part of parts) {
    const last = list.at(-1)
    if (last && (part.text === '' || last.isStrong === part.isStrong)) {
      list[list.length - 1] = { ...last, text: last.text + part.text }
    } else if (part.text !== '') list.push(part)
  }
  return list
}
