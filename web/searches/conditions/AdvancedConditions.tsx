import { useBoard } from './board.ts'
import { GroupRow } from './GroupRow.tsx'
import { Sentence } from './sentence/Sentence.tsx'

/** The sentence and every condition as a chip in its group. */
export function AdvancedConditions() {
  const { root } = useBoard()
  return (
    <>
      <Sentence />
      <GroupRow group={root} path="" />
    </>
  )
}
