import { type GroupCondition, isGroup, type Leaf } from '#contract/search/condition.ts'
import type { SearchFault } from '#contract/search/fault.ts'
import { printMeasure } from '#contract/search/text.ts'
import type { Path } from '../../tree.ts'
import { childPath, groupsOf } from '../places.ts'

/** The condition that a fault is about; undefined where it is about none in particular. */
export function faultyLeaf(
  root: GroupCondition,
  { parameter, text }: SearchFault,
): { leaf: Leaf; path: Path } | undefined {
  if (parameter !== 'where') return undefined
  for (const { group, path } of groupsOf(root)) {
    for (const [index, leaf] of group.of.entries()) {
      if (!isGroup(leaf) && namesOf(leaf).includes(text)) return { leaf, path: childPath(path, index) }
    }
  }
  return undefined
}

function namesOf(leaf: Leaf): readonly string[] {
  return leaf.kind === 'measure' ? [printMeasure(leaf.measure), ...leaf.classes] : [leaf.name, ...leaf.values]
}
