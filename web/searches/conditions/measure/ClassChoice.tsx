import { useLayoutEffect, useRef } from 'react'
import { chartMessages } from '../../../charts/messages.ts'
import { formatNumber } from '../../../format.ts'
import styles from '../conditions.module.css'
import { editorMessages } from '../editors/editor-messages.ts'
import { className } from '../names.ts'
import type { MeasureDraft } from './draft.ts'
import type { Spread } from './MeasureFields.tsx'

interface Props {
  readonly draft: MeasureDraft
  readonly spread: Spread | undefined
  readonly change: (next: Partial<MeasureDraft>) => void
}

/** Classes, bands, levels or answers, with the companies of each. */
export function ClassChoice({ draft: { measure, classes }, spread, change }: Props) {
  const m = editorMessages()
  const field = useRef<HTMLFieldSetElement>(null)
  const isThere = spread !== undefined
  useLayoutEffect(() => {
    const isWaiting = document.activeElement === field.current?.form
    if (isThere && isWaiting) field.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isThere])
  if (!spread) return null
  const choices = measure.subject.name === 'scandal' ? scandalChoices(spread) : classChoices(spread)
  const max = Math.max(1, ...choices.map(({ companies }) => companies))
  const turn = (name: string) =>
    change({ classes: classes.includes(name) ? classes.filter((one) => one !== name) : [...classes, name] })
  return (
    <fieldset ref={field} className={`plain ${styles.conClasses}`}>
      <legend className="sr">{m.classes}</legend>
      {choices.map(({ name, text, companies }) => (
        <label key={name}>
          <input type="checkbox" checked={classes.includes(name)} onChange={() => turn(name)} />
          <span>{text}</span>
          <i style={{ inlineSize: `${(companies / max) * 96}px` }} data-on={classes.includes(name) || undefined} />
          <span className={styles.conN}>{m.companies(formatNumber(companies))}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface Choice {
  readonly name: string
  readonly text: string
  readonly companies: number
}

/** A vendor may call a level what we call a class; it is one choice. */
function classChoices({ classes }: Spread): Choice[] {
  const once = new Map(classes.map(({ name, companies }) => [name, companies]))
  return [...once].map(([name, companies]) => ({ name, text: className(name), companies }))
}

function scandalChoices({ values }: Spread): Choice[] {
  return chartMessages().levels.map((text, level) => ({
    name: String(level),
    text: `${level} ${text}`,
    companies: values.filter((value) => value === level).length,
  }))
}
