import { type SubmitEvent, useId, useState } from 'react'
import { type MarkLabel, markLabels, markValues, type NewsMark } from '#contract/news/marks.ts'
import type { NewsArticle } from '#contract/news/news.ts'
import { CancelButton, ModalBody, ModalFooter, ModalHeader, OkButton } from '../../ui/modals/ModalParts.tsx'
import type { ModalControls } from '../../ui/modals/modals.ts'
import { titleOf } from '../names.ts'
import classes from '../news.module.css'
import { markMessages } from './mark-messages.ts'
import { readOf, type Saying } from './use-marks.ts'
import { valueText } from './values.ts'

interface Props {
  readonly article: NewsArticle
  readonly marks: readonly NewsMark[]
  readonly say: (sayings: readonly Saying[]) => Promise<void>
  readonly controls: ModalControls
}

/** How a select writes that nothing is said, and that a label should not be there. */
const [silent, none] = ['', '-']

/** Each label as it is shown, and whether it is right or what it should be. */
export function CorrectPane({ article, marks, say, controls }: Props) {
  const m = markMessages()
  const id = useId()
  const markedValue = (label: MarkLabel) => {
    const mark = marks.find((one) => one.label === label)
    return mark === undefined ? silent : (mark.value ?? none)
  }
  const [chosen, setChosen] = useState(() => new Map(markLabels.map((label) => [label, markedValue(label)])))
  const changed = markLabels.filter((label) => chosen.get(label) !== markedValue(label))
  const title = titleOf(article)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    controls.resolve()
    if (changed.length === 0) return
    void say(
      changed.map((label) => {
        const text = chosen.get(label)!
        const value = text === silent ? undefined : text === none ? null : text
        return { label, read: readOf(article, label), value }
      }),
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <ModalHeader title={m.correctTitle} onClose={() => controls.close()} />
      <ModalBody>
        <p lang={title.lang} className={classes.articleTitle}>
          {title.text}
        </p>
        <p className="note">{m.correctText}</p>
        <div className={classes.judging}>
          {markLabels.map((label) => (
            <p key={label}>
              <label htmlFor={`${id}-${label}`}>{m.labels[label]}</label>
              <select
                id={`${id}-${label}`}
                value={chosen.get(label)}
                onChange={({ target }) => setChosen(new Map(chosen).set(label, target.value))}
              >
                <option value={silent}>{m.notSaid}</option>
                {optionsOf(article, label).map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </p>
          ))}
        </div>
      </ModalBody>
      <ModalFooter>
        <CancelButton onClick={() => controls.close()} />
        <OkButton type="submit">{m.save}</OkButton>
      </ModalFooter>
    </form>
  )
}

/** The label as it is shown comes first, and is the right one. */
function optionsOf(article: NewsArticle, label: MarkLabel) {
  const m = markMessages()
  const read = readOf(article, label)
  const values = [...markValues[label], ...(label === 'relevant' ? [] : [null])]
  return values
    .toSorted((a, b) => Number(b === read) - Number(a === read))
    .map((value) => {
      const text = valueText(label, value)
      return { value: value ?? none, text: value === read ? m.rightAs(text) : text }
    })
}
