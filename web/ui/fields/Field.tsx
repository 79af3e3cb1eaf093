import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import classes from './field.module.css'
import { fieldMessages } from './messages.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
type Native = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'ref'>

interface Props extends Native {
  readonly label: string
  /** A password can be shown; a textarea has lines. */
  readonly kind?: 'text' | 'tel' | 'password' | 'textarea'
  /** A word beside the label, such as "optional". */
  readonly mark?: string | undefined
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Further text that describes the field, by id. */
  readonly describedBy?: string
  readonly rows?: number
  /** Makes what is typed fit the field, at once, but never half-way through a conversion of kana. */
  readonly normalize?: (text: string) => string
  readonly onChange?: (text: string) => void
}

/** A labelled field, with its hint and its error announced to screen readers. */
export function Field(props: Props) {
  const { label, kind = 'text', mark, hint, error, describedBy, normalize, onChange, ...native } = props
  const ownId = useId()
  const id = native.id ?? ownId
  const typed = useNormalized(normalize, onChange)
  const [isShown, setShown] = useState(false)
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ')
  const control = {
    ...native,
    ...typed,
    id,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': error ? true : undefined,
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {mark && <small>{mark}</small>}
      </label>
      <div className={classes.in}>
        {kind === 'textarea' ? (
          <textarea {...(control as ComponentProps<'textarea'>)} />
        ) : (
          <input {...(control as ComponentProps<'input'>)} type={isShown ? 'text' : kind} />
        )}
        {kind === 'password' && <Reveal label={label} isShown={isShown} setShown={setShown} />}
      </div>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

interface RevealProps {
  readonly label: string
  readonly isShown: boolean
  readonly setShown: (isShown: boolean) => void
}

function Reveal({ label, isShown, setShown }: RevealProps) {
  const m = fieldMessages()
  return (
    <button
      type="button"
      aria-label={isShown ? m.hideLabel(label) : m.showLabel(label)}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? m.hide : m.show}
    </button>
  )
}

function useNormalized(normalize: (text: string) => string = (text) => text, onChange?: (text: string) => void) {
  const isComposing = useRef(false)

  function settle(control: Control): void {
    const text = normalize(control.value)
    if (text !== control.value) {
      const caret = normalize(control.value.slice(0, control.selectionStart ?? undefined)).length
      control.value = text
      control.setSelectionRange(caret, caret)
    }
    onChange?.(text)
  }

  return {
    onChange({ currentTarget }: ChangeEvent<Control>): void {
      if (isComposing.current) onChange?.(currentTarget.value)
      else settle(currentTarget)
    },
    onCompositionStart(): void {
      isComposing.current = true
    },
    onCompositionEnd({ currentTarget }: { currentTarget: Control }): void {
      isComposing.current = false
      settle(currentTarget)
    },
  }
}
