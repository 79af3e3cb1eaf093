import { type KeyboardEvent, useRef } from 'react'
import type { Leaf } from '#contract/search/condition.ts'
import { formatNumber } from '../../format.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { type Path, removeAt } from '../tree.ts'
import { useBoard } from './board.ts'
import { ConditionPopover } from './ConditionPopover.tsx'
import classes from './conditions.module.css'
import { Editor } from './editors/Editor.tsx'
import { type Label, labelOf } from './label.ts'
import { conditionMessages } from './messages.ts'
import { parentOf } from './places.ts'

interface Props {
  readonly leaf: Leaf
  readonly path: Path
  readonly isInAny: boolean
}

/** A condition: what it says, what it does, its editor on a press, × or Delete to remove it. */
export function Chip({ leaf, path, isInAny }: Props) {
  const m = conditionMessages()
  const { root, names, open, edit, ask } = useBoard()
  const main = useRef<HTMLButtonElement>(null)
  const label = labelOf(leaf, names)
  const isOpen = open === path
  const remove = () => ask(removeAt(root, path))

  function close(isBack: boolean): void {
    edit(undefined)
    if (isBack) main.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) edit(undefined)
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    remove()
  }

  return (
    <li data-path={path}>
      <ConditionPopover
        isOpen={isOpen}
        close={close}
        label={m.edit(label.text)}
        target={
          <span className={isOpen ? 'chip open' : 'chip'}>
            <button
              ref={main}
              type="button"
              className={classes.conMain}
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              onClick={() => edit(isOpen ? undefined : path)}
              onKeyDown={onKeyDown}
            >
              <ChipText label={label} />
            </button>
            <Cut path={path} isInAny={isInAny} />
            <button type="button" className="x" aria-label={m.remove(label.text)} onClick={remove}>
              <Icon name="close" />
            </button>
          </span>
        }
      >
        <Editor leaf={leaf} place={{ path, group: parentOf(path) }} close={() => close(true)} />
      </ConditionPopover>
    </li>
  )
}

export function ChipText({ label: { name, value } }: { label: Label }) {
  return (
    <>
      {name} <b>{value}</b>
    </>
  )
}

/** How many companies a condition removes, or adds among alternatives. */
export function Cut({ path, isInAny }: { path: Path; isInAny: boolean }) {
  const m = conditionMessages()
  const { steps, isOutdated } = useBoard()
  const step = steps.get(path)
  if (!step) return null
  if (step.isLocked) {
    return (
      <span className="cut lock" {...tipOnText(m.locked)}>
        <Icon name="lock" />
        {m.lockedShort}
      </span>
    )
  }
  const count = formatNumber(isInAny ? step.after : step.before - step.after)
  return (
    <span className={isOutdated ? `cut ${classes.conOld}` : 'cut'}>
      <span aria-hidden="true">{isInAny ? m.addsInAny(count) : m.removesInAll(count)}</span>
      <span className="sr">{isInAny ? m.addsWords(count) : m.removesWords(count)}</span>
    </span>
  )
}
