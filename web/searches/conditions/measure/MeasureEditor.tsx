import { useState } from 'react'
import type { MeasureCondition } from '#contract/search/condition.ts'
import { measureOf } from '#contract/search/measure.ts'
import { useBoard } from '../board.ts'
import { EditorFrame, type Effect } from '../editors/EditorFrame.tsx'
import { editorMessages } from '../editors/editor-messages.ts'
import type { Place } from '../places.ts'
import { AbsentChoice } from './AbsentChoice.tsx'
import { waysFor } from './aspects.ts'
import { ClassChoice } from './ClassChoice.tsx'
import { boundsOf, boundText, conditionOf, draftOf, faultOf, type MeasureDraft, rangesOf } from './draft.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { SpreadFigure } from './SpreadFigure.tsx'
import { holds, remainingOf } from './spread.ts'
import { useDraftSpread } from './use-draft-spread.ts'

interface Props {
  readonly leaf: MeasureCondition
  readonly place: Place
  readonly close: () => void
}

/** The editor of a condition on a figure, over the companies that reach the condition. */
export function MeasureEditor({ leaf, place, close }: Props) {
  const m = editorMessages()
  const { names } = useBoard()
  const [draft, setDraft] = useState(() => firstDraft(leaf, names.measure(leaf.measure)))
  const change = (next: Partial<MeasureDraft>) => setDraft((old) => ({ ...old, ...next }))
  const words = names.measure(draft.measure)
  const base = names.measure(measureOf(draft.measure.subject.name))
  const spread = useDraftSpread(place, draft.measure).data
  const fault = faultOf(draft)
  const effect = spread && !fault ? effectOf(draft, { spread, words }) : null
  return (
    <EditorFrame
      title={
        <>
          {base.short} <span>{words.unit}</span>
        </>
      }
      place={place}
      isExcluded={leaf.isExcluded}
      next={conditionOf(draft, words.scale)}
      fault={fault && m.faults[fault]}
      effect={effect}
      close={close}
    >
      {(isExcluded, visibleFault) => (
        <>
          <MeasureFields
            draft={draft}
            words={words}
            base={base}
            spread={spread}
            isFaulty={visibleFault !== null}
            change={change}
          />
          {spread?.isLocked ? (
            <p className="note">{m.locked}</p>
          ) : (
            <>
              {draft.way === 'classes' && <ClassChoice draft={draft} spread={spread} change={change} />}
              {spread && draft.way !== 'classes' && !words.isBoolean && (
                <SpreadFigure
                  spread={spread}
                  words={words}
                  ranges={rangesOf(draft, words.scale)}
                  isExcluded={isExcluded}
                  effect={effect}
                  bounds={boundsOf(draft, words.scale)}
                  drag={(bound, value) => change({ [bound]: boundText(value, words.scale) })}
                />
              )}
              {draft.way !== 'disclosed' && (
                <AbsentChoice draft={draft} words={words} spread={spread} change={change} />
              )}
            </>
          )}
        </>
      )}
    </EditorFrame>
  )
}

type Words = Parameters<typeof MeasureFields>[0]['words']
type Spread = NonNullable<ReturnType<typeof useDraftSpread>['data']>

/** A condition that asks nothing yet begins with the likeliest question. */
function firstDraft(leaf: MeasureCondition, words: Words): MeasureDraft {
  const draft = draftOf(leaf, words.scale)
  const isNew = leaf.ranges.length + leaf.classes.length === 0 && !leaf.isDisclosedOnly
  return isNew ? { ...draft, way: waysFor(leaf.measure, words)[0]! } : draft
}

/** What a condition on figures does, counted here while it is being typed; null where only the server can count. */
function effectOf(draft: MeasureDraft, { spread, words }: { spread: Spread; words: Words }): Effect | null {
  if (draft.isDisclosedOnly || spread.isLocked) return null
  if (draft.way === 'disclosed') return { before: spread.before, after: spread.disclosed }
  if (draft.way === 'classes' && draft.measure.subject.name !== 'scandal') return null
  const ranges = rangesOf(draft, words.scale)
  const worst = { lower_better: Infinity, higher_better: -Infinity, neutral: Number.NaN }[words.direction]
  const stays = draft.absent === 'missing' || (draft.absent === 'worst' && ranges.some((range) => holds(range, worst)))
  return { before: spread.before, after: remainingOf(spread.values, ranges, spread.n) + (stays ? spread.missing : 0) }
}
