import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { printCondition } from '#contract/search/text.ts'
import { useSearchState } from '../state.ts'
import type { Path } from '../tree.ts'
import type { SearchResult } from '../use-searches.ts'
import { BoardProvider, type ConditionBoardState } from './board.ts'
import { useNames } from './names.ts'

interface Props {
  readonly result: SearchResult | undefined
  readonly isOutdated: boolean
  readonly children: ReactNode
}

/** The question as it stands, and how its parts change it; what was changed last has the focus afterwards. */
export function ConditionBoard({ result, isOutdated, children }: Props) {
  const { state, change, root, setRoot } = useSearchState()
  const names = useNames(root)
  const field = useRef<HTMLDivElement>(null)
  const goal = useRef<Path | null>(null)
  const steps = useMemo(() => new Map(result?.steps.map((step) => [step.path, step])), [result])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip to go to is there once the address has changed
  useEffect(() => {
    if (goal.current === null) return
    focusOn(field.current, goal.current)
    goal.current = null
  }, [state.where])

  const board: ConditionBoardState = {
    root,
    names,
    steps,
    years: result?.years ?? [],
    year: result?.year ?? null,
    isOutdated,
    open: state.edit,
    edit: (path) => change({ edit: path }),
    ask(next, focus = '') {
      if ((printCondition(next) || undefined) === state.where) {
        change({ edit: undefined })
        focusOn(field.current, focus)
        return
      }
      goal.current = focus
      setRoot(next, { edit: undefined })
    },
  }
  return (
    <BoardProvider value={board}>
      <div ref={field}>{children}</div>
    </BoardProvider>
  )
}

/** The first button of a chip, or the button that adds to a group. */
function focusOn(field: HTMLElement | null, path: Path): void {
  const place = field?.querySelector(`[data-path="${path}"]`)
  const button = place?.matches('li')
    ? place.querySelector<HTMLElement>('button')
    : place?.querySelector<HTMLElement>('.con-add button')
  button?.focus()
}
