import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { fullWidths } from '#contract/wire/typed.ts'
import { formatExact } from '../../format.ts'
import type { PromptOptions } from './dialog-options.ts'
import { countGraphemes } from './graphemes.ts'
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
  const field = useComposed(initial, (typed) => controls.setDirty(typed !== initial))
  const length = measures[counts](field.value)
  const isMissing = required && field.value.trim() === ''
  // What was pasted stays as it is: a name that is cut would be saved as another one.
  const isLong = maxLength !== undefined && length > maxLength && !field.isConverting

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isMissing && !isLong && !field.isComposing()) controls.resolve(field.value)
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
          aria-invalid={isLong || undefined}
          placeholder={placeholder}
          autoComplete="off"
          data-autofocus
        />
        <Limit id={`${id}-limit`} length={length} most={maxLength} isLong={isLong} />
      </ModalBody>
      <ModalFooter>
        <CancelButton onClick={() => controls.close()}>{cancel}</CancelButton>
        <OkButton type="submit" disabled={isMissing || isLong}>
          {ok}
        </OkButton>
      </ModalFooter>
    </form>
  )
}

const measures = { characters: countGraphemes, 'full-width': fullWidths } as const

interface LimitProps {
  readonly id: string
  readonly length: number
  readonly most: number | undefined
  readonly isLong: boolean
}

/** How much of the length is used; says so when it is more than there is. */
function Limit({ id, length, most, isLong }: LimitProps) {
  const m = promptMessages()
  if (most === undefined) return null
  return (
    <p className={`${classes.promptLimit} note`} id={id}>
      <span role="status">{isLong && m.long(most)}</span>
      <span className="nw">{m.length(formatExact(length), most)}</span>
    </p>
  )
}

/** A field that knows of a kana conversion, whose Enter is no answer and whose length is not yet that of the text. */
function useComposed(initial: string, onType: (text: string) => void) {
  const [value, setValue] = useState(initial)
  const [isConverting, setConverting] = useState(false)
  const isComposing = useRef(false)

  function take(text: string): void {
    setValue(text)
    onType(text)
  }
  function compose(is: boolean): void {
    isComposing.current = is
    setConverting(is)
  }
  return {
    value,
    isConverting,
    isComposing: () => isComposing.current,
    props: {
      value,
      onChange: (event: { currentTarget: HTMLInputElement }) => take(event.currentTarget.value),
      onCompositionStart: () => compose(true),
      onCompositionEnd(event: { currentTarget: HTMLInputElement }) {
        compose(false)
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
