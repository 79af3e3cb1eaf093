import { marksOf } from '#contract/market/marks.ts'
import { tip } from '../ui/floating/tip.ts'
import { rawMessages } from './messages.ts'
import { remarkText } from './remarks.ts'

/** What a source says of a value, as tags: how far it was assured, and the standard it was reported under. Nothing where it says nothing. */
export function Marks({ notes }: { readonly notes: readonly string[] }) {
  const { marks: m } = rawMessages()
  const { assurance, standard } = marksOf(notes)
  return (
    <>
      {standard && (
        <span className="tag" {...tip(remarkText(`standard-${standard}`))}>
          {m.standard[standard]}
        </span>
      )}
      {assurance && (
        <span className="tag" {...tip(remarkText(`assurance-${assurance}`))}>
          {m.assurance[assurance]}
        </span>
      )}
    </>
  )
}
