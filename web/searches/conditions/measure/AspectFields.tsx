import { type Aspect, aspectsOf, isOfDay, type Measure } from '#contract/search/measure.ts'
import { formatYear } from '../../../format.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import { useBoard } from '../board.ts'
import classes from '../conditions.module.css'
import { editorMessages } from '../editors/editor-messages.ts'
import { waysFor } from './aspects.ts'
import type { MeasureDraft } from './draft.ts'

interface Props {
  readonly draft: MeasureDraft
  readonly base: MeasureWords
  readonly change: (next: Partial<MeasureDraft>) => void
}

/** The figure itself or how it moved, and of which years. */
export function AspectFields({ draft: { measure, ...draft }, base, change }: Props) {
  const m = editorMessages()
  const { years, year, names } = useBoard()
  if (isOfDay(measure.subject)) return null
  const isBetweenYears = measure.aspect === 'change' || measure.aspect === 'difference'
  const last = measure.year ?? year ?? years.at(-1)

  function ask(aspect: Aspect): void {
    const { from: _, ...rest } = measure
    const next: Measure = { ...rest, aspect }
    const ways = waysFor(next, names.measure(next))
    change({
      measure: next,
      min: '',
      max: '',
      classes: [],
      more: [],
      way: ways.includes(draft.way) ? draft.way : ways[0]!,
      isDisclosedOnly: aspect === 'value' && draft.isDisclosedOnly,
    })
  }

  function setYear(year: string): void {
    const { year: _, from, ...rest } = measure
    const next = year === '' ? undefined : Number(year)
    const stays = next !== undefined && from !== undefined && from < next
    change({ measure: { ...rest, ...(next !== undefined && { year: next }), ...(stays && { from }) } })
  }

  function setFrom(year: string): void {
    const { from: _, ...rest } = measure
    change({
      measure: year === '' ? rest : { ...rest, ...(last !== undefined && { year: last }), from: Number(year) },
    })
  }

  return (
    <div className={classes.conRow}>
      <select aria-label={m.aspect} value={measure.aspect} onChange={({ target }) => ask(target.value as Aspect)}>
        {aspectsOf(measure.subject, base.isBoolean).map((aspect) => (
          <option key={aspect} value={aspect}>
            {m.aspects[aspect]}
          </option>
        ))}
      </select>
      <select aria-label={m.year} value={measure.year ?? ''} onChange={({ target }) => setYear(target.value)}>
        <option value="">{year === null ? m.yearNone : m.yearDefault(formatYear(year))}</option>
        {years.toReversed().map((one) => (
          <option key={one} value={one}>
            {formatYear(one)}
          </option>
        ))}
      </select>
      {isBetweenYears && (
        <select aria-label={m.fromYear} value={measure.from ?? ''} onChange={({ target }) => setFrom(target.value)}>
          <option value="">{m.lastYear}</option>
          {years
            .filter((one) => last !== undefined && one < last)
            .toReversed()
            .map((one) => (
              <option key={one} value={one}>
                {formatYear(one)}
              </option>
            ))}
        </select>
      )}
    </div>
  )
}
