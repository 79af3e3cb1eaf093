import { createContext, useContext } from 'react'
import type { GroupCondition } from '#contract/search/condition.ts'
import type { SearchStep } from '#contract/search/searches.ts'
import type { Path } from '../tree.ts'
import type { Names } from './names.ts'

/** What every part of the question works on. */
export interface ConditionBoardState {
  readonly root: GroupCondition
  readonly names: Names
  /** What each condition does, by its path; empty until the server has counted. */
  readonly steps: ReadonlyMap<Path, SearchStep>
  /** Fiscal years of the market, ascending. */
  readonly years: readonly number[]
  /** Year of figures that say none. */
  readonly year: number | null
  readonly isOutdated: boolean
  /** The condition whose editor is open. */
  readonly open: Path | undefined
  readonly edit: (path: Path | undefined) => void
  /** Ask another question, close the editor, and go to a condition; without one to the end of the board. */
  readonly ask: (root: GroupCondition, focus?: Path) => void
}

const BoardContext = createContext<ConditionBoardState | null>(null)
export const BoardProvider = BoardContext.Provider

export function useBoard(): ConditionBoardState {
  const board = useContext(BoardContext)
  if (!board) throw new Error('no board around')
  return board
}
