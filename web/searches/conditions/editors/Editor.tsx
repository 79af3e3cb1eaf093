import type { Leaf } from '#contract/search/condition.ts'
import { MeasureEditor } from '../measure/MeasureEditor.tsx'
import type { Place } from '../places.ts'
import { SetEditor } from './SetEditor.tsx'
import { WordsEditor } from './WordsEditor.tsx'

interface Props {
  readonly leaf: Leaf
  readonly place: Place
  readonly close: () => void
}

/** The editor that fits a condition. */
export function Editor({ leaf, place, close }: Props) {
  if (leaf.kind === 'measure') return <MeasureEditor leaf={leaf} place={place} close={close} />
  if (leaf.kind === 'set') return <SetEditor leaf={leaf} place={place} close={close} />
  return <WordsEditor leaf={leaf} place={place} close={close} />
}
