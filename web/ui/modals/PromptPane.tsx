import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { cutFullWidths, fullWidths } from '#contract/wire/typed.ts'
import { formatExact } from '../../format.ts'
import type { PromptOptions } from './dialog-options.ts'
import { countGraphemes, cutGraphemes } from './graphemes.ts'
import { CancelButton, ModalBody, ModalFooter, ModalHeader, OkButton } from './ModalParts.tsx'
import classes from './modals.module.css'
import type { ModalControls } from './modals.ts'
import { promptMessages } from './prompt-messages.ts'

interface Props extends PromptOptions {
  readonly controls: ModalControls<string>
}

export function PromptPane({ title, text, placeholder, required = false, ok, cancel, maxLength, ...rest }: Props) {
  const { controls, initial = '', counts = 'characters' } = rest
  const id = useId()
  const measure = measures[counts]
  const field = useLimited(
    initial,
    (text) => (maxLength === undefined ? text : measure.cut(text, maxLength)),
    (typed) => controls.setDirty(typed !== initial),
  )
  const isMissing = required && field.value.trim() === ''

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isMissing && !field.isComposing()) controls.resolve(field.value)
  }
  return (
    <form className={classes.askPane} onSubmit={submit} noValidate>
      <ModalHeader title={title} />
      <ModalBody>
        {text && (
          <p className={classes.askText} id={`${id}-text`}>
            {text}
          </p>
        )}
        <input
          {...field.props}
          className="prompt-field"
          aria-label={title}
          aria-describedby={`${id}-text ${id}-limit`}
          aria-required={required || undefined}
          placeholder={placeholder}
          autoComplete="off"
          data-autofocus
        />
        <Limit id={`${id}-limit`} length={measure.length(field.value)} most={maxLength} wasCut={field.wasCut} />
      </ModalBody>
      <ModalFooter>
        <CancelButton onClick={() => controls.close()}>{cancel}</CancelButton>
        <OkButton type="submit" disabled={isMissing}>
          {ok}
        </OkButton>
      </ModalFooter>
    </form>
  )
}

const measures = {
  characters: { length: countGraphemes, cut: cutGraphemes },
  'full-width': { length: fullWidths, cut: cutFullWidths },
} as const

interface LimitProps {
  readonly id: string
  readonly length: number
  readonly most: number | undefined
  readonly wasCut: boolean
}

/** How much of the length is used; says so when something did not fit. */
function Limit({ id, length, most, wasCut }: LimitProps) {
  const m = promptMessages()
  if (most === undefined) return null
  return (
    <p className={`${classes.promptLimit} note`} id={id}>
      <span role="status">{wasCut && m.cut(most)}</span>
      <span className="nw">{m.length(formatExact(length), most)}</span>
    </p>
  )
}

/** A field that is cut to its length but leaves a kana conversion alone until it ends. */
function useLimited(initial: string, cut: (text: string) => string, onType: (text: string) => void) {
  const [value, setValue] = useState(initial)
  const [wasCut, setWasCut] = useState(false)
  const isComposing = useRef(false)

  function take(text: string): void {
    const fitting = isComposing.current ? text : cut(text)
    setValue(fitting)
    setWasCut(fitting !== text)
    onType(fitting)
  }
  return {
    value,
    wasCut,
    isComposing: () => isComposing.current,
    props: {
      value,
      onChange: (event: { currentTarget: HTMLInputElement }) => take(event.currentTarget.value),
      onCompositionStart() {
        isComposing.current = true
      },
      onCompositionEnd(event: { currentTarget: HTMLInputElement }) {
        isComposing.current = false
        take(event.currentTarget.value)
      },
      // Safari ends the conversion before it tells of the key, which only its old code gives away.
      onKeyDown(event: KeyboardEvent) {
        const endsConversion = event.nativeEvent.isComposing || event.keyCode === 229
        if (event.key === 'Enter' && endsConversion) event.preventDefault()
      },
    },
  }
}
