import { type GroupCondition, isGroup } from '#contract/search/condition.ts'
import { formatNumber } from '../../format.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { useSearchState } from '../state.ts'
import { conditionAt, leafCount, removeAt } from '../tree.ts'
import type { SearchResult } from '../use-searches.ts'
import { useBoard } from './board.ts'
import { useGroupText } from './editors/PlaceChoice.tsx'
import { labelOf } from './label.ts'
import { conditionMessages } from './messages.ts'

/** Nothing fits: the condition whose loss brings the most back, and a way to let go of it. */
export function NoResults({ result }: { result: SearchResult }) {
  const m = conditionMessages()
  const { state, change } = useSearchState()
  const { root, ask } = useBoard()
  const labelAt = useLabelAt(root)
  const best = bestOf(result)
  const hasConditions = leafCount(root) > 0
  const label = best && labelAt(best.path)
  return (
    <Empty
      title={m.none.title}
      actions={
        <>
          {best && label && (
            <button type="button" className="btn go" onClick={() => ask(removeAt(root, best.path))}>
              {m.none.dropIt(label)}
            </button>
          )}
          {state.q && (
            <button type="button" className="btn" onClick={() => change({ q: undefined })}>
              {m.none.dropName}
            </button>
          )}
          {hasConditions && (
            <button type="button" className="btn" onClick={() => ask({ ...root, of: [] })}>
              {m.none.all}
            </button>
          )}
        </>
      }
    >
      {best && label && <p>{m.none.drop(label, formatNumber(best.without))}</p>}
      {!best && hasConditions && <p>{m.none.noSingle}</p>}
      {state.q && !best && <p>{m.none.name(state.q)}</p>}
    </Empty>
  )
}

/** The step that costs the most; a single condition before the group it stands in. */
function bestOf({ steps }: SearchResult) {
  const max = Math.max(0, ...steps.map(({ without }) => without))
  if (max === 0) return undefined
  return steps.filter(({ without }) => without === max).sort((a, b) => b.path.length - a.path.length)[0]
}

function useLabelAt(root: GroupCondition): (path: string) => string | undefined {
  const { names } = useBoard()
  const groupText = useGroupText()
  return (path) => {
    const condition = conditionAt(root, path)
    if (!condition) return undefined
    return isGroup(condition) ? groupText({ group: condition, path, depth: 1 }) : labelOf(condition, names).text
  }
}
