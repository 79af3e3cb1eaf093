import { useEffect, useRef, useState } from 'react'
import type { Leaf } from '#contract/search/condition.ts'
import { Icon } from '../../../ui/icons.tsx'
import { addTo, type Path } from '../../tree.ts'
import { useBoard } from '../board.ts'
import { ConditionPopover } from '../ConditionPopover.tsx'
import classes from '../conditions.module.css'
import { conditionMessages } from '../messages.ts'
import { takesCondition } from '../places.ts'
import { ChoiceList } from './ChoiceList.tsx'
import type { Choice } from './choices.ts'
import { Editor } from './Editor.tsx'
import { editorMessages } from './editor-messages.ts'
import { isReady } from './value-choices.ts'

/** A new condition of a group: first what it is about, then its editor. Nothing is searched before it is applied. */
export function AddCondition({ group, groupName }: { group: Path; groupName: string }) {
  const m = conditionMessages()
  const { root, ask } = useBoard()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<Leaf | null>(null)

  function turn(next: boolean, isBack = false): void {
    setOpen(next)
    setDraft(null)
    if (isBack) button.current?.focus()
  }

  function choose(choice: Choice): void {
    if (!isReady(choice)) {
      setDraft(choice.leaf)
      return
    }
    const { root: next, path } = addTo(root, group, choice.leaf)
    turn(false)
    ask(next, path)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search closes the editor of the last one
  useEffect(() => turn(false), [root])

  if (!takesCondition(root)) return <li className="note">{m.tooMany}</li>
  return (
    <li className="con-add">
      <ConditionPopover
        isOpen={isOpen}
        close={(isBack) => turn(false, isBack)}
        label={m.addTo(groupName)}
        target={
          <button
            ref={button}
            type="button"
            className="act"
            aria-label={m.addTo(groupName)}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={() => turn(!isOpen)}
            onKeyDown={({ key }) => key === 'Escape' && turn(false)}
          >
            <span aria-hidden="true">＋</span> {m.add}
          </button>
        }
      >
        {draft ? (
          <>
            <button type="button" className={`act ${classes.conBack}`} onClick={() => setDraft(null)}>
              <Icon name="left" />
              {editorMessages().back}
            </button>
            <Editor leaf={draft} place={{ path: null, group }} close={() => turn(false, true)} />
          </>
        ) : (
          <ChoiceList choose={choose} />
        )}
      </ConditionPopover>
    </li>
  )
}
