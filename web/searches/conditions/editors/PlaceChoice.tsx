import { type Condition, isGroup, type Leaf } from '#contract/search/condition.ts'
import { leafCount } from '../../tree.ts'
import { useBoard } from '../board.ts'
import { labelOf } from '../label.ts'
import { conditionMessages } from '../messages.ts'
import { type GroupPlace, groupsOf, type Place, takesGroup } from '../places.ts'
import { editorMessages } from './editor-messages.ts'

interface Props {
  /** Where the condition is, or is to be added. */
  readonly place: Place
  readonly target: Place
  readonly choose: (target: Place) => void
}

/** Which group a condition belongs to: another one, or a new one around it. */
export function PlaceChoice({ place, target, choose }: Props) {
  const m = editorMessages()
  const groupText = useGroupText()
  const { root } = useBoard()
  const groups = groupsOf(root)
  const canNest = takesGroup(place.group)
  if (groups.length === 1 && !canNest) return null
  return (
    <label>
      {m.place}
      <select
        value={target.isInNewGroup ? 'new' : target.group}
        onChange={({ target: { value } }) =>
          choose(value === 'new' ? { ...place, isInNewGroup: true } : { path: place.path, group: value })
        }
      >
        {groups.map((group) => (
          <option key={group.path} value={group.path}>
            {groupText(group)}
          </option>
        ))}
        {canNest && <option value="new">{m.newAny}</option>}
      </select>
    </label>
  )
}

/** A group by its kind, its depth and what stands first in it. */
export function useGroupText(): (place: GroupPlace) => string {
  const m = conditionMessages()
  const { names } = useBoard()
  return ({ group, path, depth }) => {
    const kind = m.groups[group.kind]
    if (path === '') return m.aside(kind, editorMessages().root)
    const [first] = leavesOf(group)
    const rest = leafCount(group) - 1
    const label = first ? labelOf(first, names).text : m.emptyGroup
    const text = rest > 0 ? m.more(label, String(rest)) : label
    return `${'\u3000'.repeat(depth - 1)}${m.within(kind, text)}`
  }
}

const leavesOf = (condition: Condition): Leaf[] => (isGroup(condition) ? condition.of.flatMap(leavesOf) : [condition])
