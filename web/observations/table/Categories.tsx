import { categoryName } from '../../indicators/categories.ts'
import { rawMessages } from '../messages.ts'
import { type Choice, type Row, toGroups } from './rows.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly choice: Choice
  readonly category: string | undefined
  readonly choose: (category: string | undefined) => void
}

/** The classification with how many indicators of each are shown; choosing one shows it alone. */
export function Categories({ rows, choice, category, choose }: Props) {
  const m = rawMessages()
  const groups = toGroups(rows, choice, undefined)
  if (groups.length === 0) return null
  const count = (of: readonly Row[]) => new Set(of.map(({ indicator }) => indicator.code)).size
  return (
    <div className="cats">
      <h3>{m.categories}</h3>
      <button type="button" aria-pressed={category === undefined} onClick={() => choose(undefined)}>
        {m.everything} <em>{count(groups.flatMap((group) => group.rows))}</em>
      </button>
      {groups.map((group) => (
        <button
          key={group.middle}
          type="button"
          aria-pressed={category === group.middle}
          onClick={() => choose(group.middle)}
        >
          {categoryName(group.middle)} <em>{count(group.rows)}</em>
        </button>
      ))}
    </div>
  )
}
