import { type GroupCondition, isGroup } from '#contract/search/condition.ts'
import { FloatingMenu, type MenuEntry } from '../../ui/floating/FloatingMenu.tsx'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { addTo, type Path, removeAt, replaceAt } from '../tree.ts'
import { useBoard } from './board.ts'
import { Chip, Cut } from './Chip.tsx'
import classes from './conditions.module.css'
import { AddCondition } from './editors/AddCondition.tsx'
import { conditionMessages } from './messages.ts'
import { childPath, depthOf, dissolve, parentOf, takesGroup } from './places.ts'

interface Props {
  readonly group: GroupCondition
  readonly path: Path
  /** Whether the group around it holds alternatives. */
  readonly isInAny?: boolean
}

/** A group: its own conditions as chips, the groups inside it below, each a step further in. */
export function GroupRow({ group, path, isInAny = false }: Props) {
  const m = conditionMessages()
  const depth = depthOf(path)
  const name = m.groupName(m.groups[group.kind], String(depth))
  const children = group.of.map((child, index) => ({ child, path: childPath(path, index) }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className={classes.conGroup} role="group" aria-label={name} data-path={path} data-depth={depth}>
      <div className={classes.conLine}>
        <GroupHead group={group} path={path} name={name} />
        <ul className="chips">
          {children.map(({ child, path: own }) =>
            isGroup(child) ? null : <Chip key={own} leaf={child} path={own} isInAny={group.kind === 'any'} />,
          )}
          <AddCondition group={path} groupName={name} />
          {path === '' && <AddGroup path={path} kind="any" />}
        </ul>
        {path !== '' && group.of.length > 0 && (
          <span className={classes.conSum}>
            <Cut path={path} isInAny={isInAny} />
          </span>
        )}
      </div>
      {children.map(
        ({ child, path: own }) =>
          isGroup(child) && <GroupRow key={own} group={child} path={own} isInAny={group.kind === 'any'} />,
      )}
    </div>
  )
}

function AddGroup({ path, kind }: { path: Path; kind: 'any' | 'all' }) {
  const m = conditionMessages()
  const { root, ask } = useBoard()
  const added = addTo(root, path, { kind, isExcluded: false, of: [] })
  return (
    <li className="con-add">
      <button type="button" className="act" onClick={() => ask(added.root, added.path)}>
        <span aria-hidden="true">＋</span> {kind === 'any' ? m.addAny : m.addAll}
      </button>
    </li>
  )
}

function GroupHead({ group, path, name }: Props & { name: string }) {
  const m = conditionMessages()
  const entries = useGroupActions({ group, path })
  const text = `${group.isExcluded ? `${m.excludedGroup} ` : ''}${m.groups[group.kind]}`
  if (path === '') return <span className={classes.conKind}>{text}</span>
  return (
    <FloatingMenu
      position="bottom-start"
      items={entries}
      target={
        <button type="button" className={classes.conKind} aria-label={m.groupMenu(name)} {...tip(m.groupMenu(name))}>
          {text}
          <Icon name="down" />
        </button>
      }
    />
  )
}

/** What can be done with a group as a whole. */
function useGroupActions({ group, path }: Props): MenuEntry[] {
  const m = conditionMessages()
  const { root, ask } = useBoard()
  const isAny = group.kind === 'any'
  const changed = (next: Partial<GroupCondition>) =>
    replaceAt(root, path, (old) => ({ ...old, ...next }) as GroupCondition)
  const nested = (kind: 'any' | 'all'): MenuEntry => ({
    label: kind === 'any' ? m.addAny : m.addAll,
    disabledReason: takesGroup(path) ? undefined : m.tooDeep,
    onSelect() {
      const added = addTo(root, path, { kind, isExcluded: false, of: [] })
      ask(added.root, added.path)
    },
  })
  return [
    { label: isAny ? m.makeAll : m.makeAny, onSelect: () => ask(changed({ kind: isAny ? 'all' : 'any' }), path) },
    {
      label: group.isExcluded ? m.includeGroup : m.excludeGroup,
      onSelect: () => ask(changed({ isExcluded: !group.isExcluded }), path),
    },
    'divider',
    nested('any'),
    nested('all'),
    'divider',
    { label: m.dissolve, onSelect: () => ask(dissolve(root, path), parentOf(path)) },
    { label: m.removeGroup, onSelect: () => ask(removeAt(root, path), parentOf(path)) },
  ]
}
