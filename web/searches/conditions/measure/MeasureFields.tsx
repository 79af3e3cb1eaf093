import type { getSearchSpread } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import { Icon } from '../../../ui/icons.tsx'
import classes from '../conditions.module.css'
import { editorMessages } from '../editors/editor-messages.ts'
import { valueText } from '../label.ts'
import { conditionMessages } from '../messages.ts'
import { AspectFields } from './AspectFields.tsx'
import { waysFor } from './aspects.ts'
import type { MeasureDraft, Way } from './draft.ts'

export type Spread = Output<typeof getSearchSpread>

interface Props {
  readonly draft: MeasureDraft
  readonly words: MeasureWords
  /** Of the measure itself, without aspect. */
  readonly base: MeasureWords
  readonly spread: Spread | undefined
  readonly isFaulty: boolean
  readonly change: (next: Partial<MeasureDraft>) => void
}

/** The fields of a condition on a figure: aspect, years, test and bounds. */
export function MeasureFields({ draft, words, base, spread, isFaulty, change }: Props) {
  const m = editorMessages()
  const ways = waysFor(draft.measure, words)
  const isBetween = draft.way === 'between'
  return (
    <>
      <AspectFields draft={draft} base={base} change={change} />
      <div className={classes.conRow}>
        {ways.length > 1 && (
          <select aria-label={m.way} value={draft.way} onChange={({ target }) => change({ way: target.value as Way })}>
            {ways.map((way) => (
              <option key={way} value={way}>
                {m.ways[way]}
              </option>
            ))}
          </select>
        )}
        {(draft.way === 'least' || isBetween) && (
          <Bound bound="min" label={isBetween ? m.min : m.ways.least} {...{ draft, isFaulty, change }} isFirst />
        )}
        {isBetween && <span>{m.to}</span>}
        {(draft.way === 'most' || isBetween) && (
          <Bound
            bound="max"
            label={isBetween ? m.max : m.ways.most}
            {...{ draft, isFaulty, change }}
            isFirst={!isBetween}
          />
        )}
        {spread?.median != null && draft.way !== 'classes' && !words.isBoolean && (
          <span className={`note ${classes.conMedian}`}>{m.median(valueText(spread.median, words))}</span>
        )}
      </div>
      <OtherRanges draft={draft} words={words} change={change} />
    </>
  )
}

interface BoundProps extends Pick<Props, 'draft' | 'isFaulty' | 'change'> {
  readonly bound: 'min' | 'max'
  readonly label: string
  readonly isFirst: boolean
}

function Bound({ bound, label, draft, isFaulty, change, isFirst }: BoundProps) {
  return (
    <input
      className={classes.conBound}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isFaulty || undefined}
      data-first={isFirst || undefined}
      value={draft[bound]}
      onChange={({ target }) => change({ [bound]: target.value })}
    />
  )
}

/** Ranges beside the first, which come with a link: they stay until they are dropped. */
function OtherRanges({ draft: { more }, words, change }: Pick<Props, 'draft' | 'words' | 'change'>) {
  const m = editorMessages()
  const c = conditionMessages()
  const text = ({ min, max }: (typeof more)[number]) => {
    if (min === undefined) return c.to(words.text(max!))
    return max === undefined ? c.from(words.text(min)) : c.between(words.text(min), words.text(max))
  }
  return more.map((range) => (
    <p className={`${classes.conRow} note`} key={text(range)}>
      {m.otherRange(text(range))}
      <button
        type="button"
        className="act"
        aria-label={m.dropRange(text(range))}
        onClick={() => change({ more: more.filter((other) => other !== range) })}
      >
        <Icon name="close" />
      </button>
    </p>
  ))
}
