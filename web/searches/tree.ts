import { type Condition, type GroupCondition, isGroup } from '#contract/search/condition.ts'

/** Positions from the root, as steps of a search name them: `2.1`. */
export type Path = string

const stepsOf = (path: Path) => (path === '' ? [] : path.split('.').map(Number))

/** What stands at a path; undefined where nothing does. */
export function conditionAt(root: GroupCondition, path: Path): Condition | undefined {
  return stepsOf(path).reduce<Condition | undefined>(
    (condition, step) => (condition && isGroup(condition) ? condition.of[step] : undefined),
    root,
  )
}

/** The same tree with one place made anew; a place made null is gone, and groups that this leaves empty with it. */
export function replaceAt(
  root: GroupCondition,
  path: Path,
  make: (old: Condition) => Condition | null,
): GroupCondition {
  const replaced = replace(root, stepsOf(path), make)
  return replaced && isGroup(replaced) ? replaced : { ...root, of: [] }
}

function replace(
  condition: Condition,
  steps: readonly number[],
  make: (old: Condition) => Condition | null,
): Condition | null {
  const [step, ...rest] = steps
  if (step === undefined) return make(condition)
  if (!isGroup(condition)) return condition
  const of = condition.of.flatMap((child, index) => (index === step ? (replace(child, rest, make) ?? []) : [child]))
  return of.length === 0 && condition.of.length > 0 ? null : { ...condition, of }
}

export const removeAt = (root: GroupCondition, path: Path) => replaceAt(root, path, () => null)

/** Add a condition to a group; answers with its path too. */
export function addTo(root: GroupCondition, group: Path, condition: Condition): { root: GroupCondition; path: Path } {
  const parent = conditionAt(root, group)
  const place = parent && isGroup(parent) ? parent.of.length : 0
  return {
    root: replaceAt(root, group, (old) => (isGroup(old) ? { ...old, of: [...old.of, condition] } : old)),
    path: group === '' ? `${place}` : `${group}.${place}`,
  }
}

export function leafCount(condition: Condition): number {
  return isGroup(condition) ? condition.of.reduce((sum, child) => sum + leafCount(child), 0) : 1
}
