import { type Condition, type GroupCondition, isGroup, searchBounds } from '#contract/search/condition.ts'
import { addTo, leafCount, type Path, removeAt, replaceAt } from '../tree.ts'

export interface GroupPlace {
  readonly path: Path
  readonly group: GroupCondition
  /** 1 for the root. */
  readonly depth: number
}

/** Every group, from the root down, in the order they are read. */
export function groupsOf(root: GroupCondition): GroupPlace[] {
  const walk = (group: GroupCondition, path: Path, depth: number): GroupPlace[] => [
    { path, group, depth },
    ...group.of.flatMap((child, index) => (isGroup(child) ? walk(child, childPath(path, index), depth + 1) : [])),
  ]
  return walk(root, '', 1)
}

export const childPath = (group: Path, index: number): Path => (group === '' ? `${index}` : `${group}.${index}`)
export const parentOf = (path: Path): Path => path.split('.').slice(0, -1).join('.')
export const depthOf = (group: Path): number => (group === '' ? 1 : group.split('.').length + 1)

/** Where this very condition stands. */
function pathOf(root: GroupCondition, condition: Condition): Path | undefined {
  for (const { group, path } of groupsOf(root)) {
    const index = group.of.indexOf(condition)
    if (index !== -1) return childPath(path, index)
  }
  return undefined
}

export interface Place {
  /** Where the condition stands; null for a new one. */
  readonly path: Path | null
  /** The group it shall stand in. */
  readonly group: Path
  /** A new group of alternatives is made around it. */
  readonly isInNewGroup?: boolean
}

/** Put a condition where it shall stand, whether it is new, stays or moves. */
export function put(root: GroupCondition, { path, group, isInNewGroup = false }: Place, condition: Condition) {
  const placed: Condition = isInNewGroup ? { kind: 'any', isExcluded: false, of: [condition] } : condition
  const next = placedIn(root, { path, group }, placed)
  return { root: next, path: pathOf(next, condition) ?? '' }
}

function placedIn(root: GroupCondition, { path, group }: Place, placed: Condition): GroupCondition {
  if (path !== null && parentOf(path) === group) return replaceAt(root, path, () => placed)
  const added = addTo(root, group, placed).root
  return path === null ? added : removeAt(added, path)
}

/** A group's conditions take its place in the group around it. */
export function dissolve(root: GroupCondition, path: Path): GroupCondition {
  return replaceAt(root, parentOf(path), (parent) => {
    if (!isGroup(parent)) return parent
    const own = Number(path.split('.').at(-1))
    return {
      ...parent,
      of: parent.of.flatMap((child, index) => (index === own && isGroup(child) ? child.of : [child])),
    }
  })
}

/** Whether a group takes another group inside. */
export const takesGroup = (group: Path) => depthOf(group) < searchBounds.depth
export const takesCondition = (root: GroupCondition) => leafCount(root) < searchBounds.conditions
