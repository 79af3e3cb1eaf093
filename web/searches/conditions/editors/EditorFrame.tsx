import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Leaf } from '#contract/search/condition.ts'
import { formatNumber } from '../../../format.ts'
import { conditionAt } from '../../tree.ts'
import { useBoard } from '../board.ts'
import classes from '../conditions.module.css'
import { type Place, put } from '../places.ts'
import { editorMessages } from './editor-messages.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import { useDraftCount } from './use-draft-count.ts'

type Unsigned = Leaf extends infer One ? (One extends Leaf ? Omit<One, 'isExcluded'> : never) : never

export interface Effect {
  readonly before: number
  readonly after: number
}

interface Props {
  readonly title: ReactNode
  readonly place: Place
  readonly isExcluded: boolean
  /** What has been put together; null while something is missing. */
  readonly next: Unsigned | null
  /** What is missing, in words. */
  readonly fault: string | null
  /** The effect of the condition, where it can be computed before the server has counted. */
  readonly effect?: Effect | null
  readonly close: () => void
  readonly children: ReactNode | ((isExcluded: boolean, fault: string | null) => ReactNode)
}

/** What all editors share: focus, exclusion, place, the count in the button, Enter and Esc. */
export function EditorFrame({ title, place, next, fault, effect, close, children, ...initial }: Props) {
  const m = editorMessages()
  const { root, ask } = useBoard()
  const [isExcluded, setExcluded] = useState(initial.isExcluded)
  const [target, setTarget] = useState(place)
  const [hasTried, setTried] = useState(false)
  const form = useFirstFocus()
  const condition = next && ({ ...next, isExcluded } as Leaf)
  const count = useDraftCount(target, condition)
  const shownFault = hasTried ? fault : null

  function apply(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!condition) return
    const { root: changed, path } = put(root, target, condition)
    ask(changed, path)
  }

  const done = isExcluded && effect ? { before: effect.before, after: effect.before - effect.after } : effect
  return (
    <form className={classes.conForm} ref={form} tabIndex={-1} onSubmit={apply} noValidate>
      <h3>{title}</h3>
      {typeof children === 'function' ? children(isExcluded, shownFault) : children}
      {shownFault && (
        <p className="field-error" role="alert">
          {shownFault}
        </p>
      )}
      <div className={classes.conPlace}>
        <label>
          <input type="checkbox" checked={isExcluded} onChange={() => setExcluded(!isExcluded)} />
          {m.exclude}
        </label>
        <PlaceChoice place={place} target={target} choose={setTarget} />
      </div>
      <div className={classes.conEnd}>
        <EffectLine effect={done ?? count.step ?? null} isInAny={isAny(conditionAt(root, target.group))} />
        <button type="button" className="btn" onClick={close}>
          {m.cancel}
        </button>
        <button type="submit" className="btn go" aria-busy={condition !== null && !count.isCurrent}>
          {count.total === undefined ? m.apply : m.show(formatNumber(count.total))}
        </button>
      </div>
    </form>
  )
}

const isAny = (group: { readonly kind: string } | undefined) => group?.kind === 'any'

/** The first field has the focus when an editor opens; the editor itself while its choices are on their way. */
function useFirstFocus() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[data-first]') ?? form.current
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement && first.type === 'text') first.select()
  }, [])
  return form
}

function EffectLine({ effect, isInAny }: { effect: Effect | null; isInAny: boolean }) {
  const m = editorMessages()
  if (!effect) return <span className="note" />
  const { before, after } = effect
  return (
    <span className={`note ${classes.conEffect}`}>
      <b>{isInAny ? m.effectAdds(formatNumber(after)) : m.effect(formatNumber(before - after))}</b>{' '}
      {!isInAny && <span className="dim">{m.flow(formatNumber(before), formatNumber(after))}</span>}
    </span>
  )
}
