import { type KeyboardEvent, type RefObject, useState } from 'react'
import { mentionedIn } from '#contract/comments/mentions.ts'
import { commentLimits } from '#contract/comments/text.ts'

export interface Person {
  readonly id: number
  readonly name: string
  /** Company as the operator set it; null where it is not set. */
  readonly employer?: string | null
}

const maxOffered = 8

/** Numbers of those whom a text mentions, as many as one comment may. */
export function idsMentioned(text: string, people: readonly Person[]): number[] {
  return mentionedIn(text, people)
    .map(({ id }) => id)
    .slice(0, commentLimits.mentions)
}

/** What stands between the last `@` and the caret, as long as it may become a name. */
export function typedName(text: string, caret: number): { readonly at: number; readonly name: string } | null {
  const [, name] = /@([^@\n]{0,40})$/.exec(text.slice(0, caret)) ?? []
  return name === undefined ? null : { at: caret - name.length - 1, name }
}

interface Parts {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly setText: (text: string) => void
  readonly people: readonly Person[]
}

/** Offers people as a name is typed behind an `@`: arrows choose, Enter or Tab enters, Esc leaves. */
export function useMentioning({ field, text, setText, people }: Parts) {
  const [caret, setCaret] = useState<number | null>(null)
  const [index, setIndex] = useState(0)
  const typed = caret === null ? null : typedName(text, caret)
  const fold = (name: string) => name.normalize('NFKC').toLowerCase()
  const offered = typed ? people.filter(({ name }) => fold(name).includes(fold(typed.name))).slice(0, maxOffered) : []
  const isComplete = typed !== null && people.some(({ name }) => typed.name.startsWith(name))
  const isOpen = typed !== null && !isComplete && (offered.length > 0 || typed.name === '')
  const current = Math.min(index, offered.length - 1)

  function enter({ name }: Person): void {
    const next = `${text.slice(0, typed!.at)}@${name} ${text.slice(caret!)}`
    setText(next)
    setCaret(null)
    const place = typed!.at + name.length + 2
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(place, place)
    })
  }

  return {
    isOpen,
    offered,
    current,
    enter,
    close: () => setCaret(null),
    look({ selectionStart }: HTMLTextAreaElement): void {
      setCaret(selectionStart)
      setIndex(0)
    },
    /** Writes the `@` for those who press the button. */
    begin(): void {
      const place = field.current?.selectionStart ?? text.length
      const gap = /[^\s]$/.test(text.slice(0, place)) ? ' ' : ''
      setText(`${text.slice(0, place)}${gap}@${text.slice(place)}`)
      setCaret(place + gap.length + 1)
      setIndex(0)
      requestAnimationFrame(() => {
        field.current?.focus()
        field.current?.setSelectionRange(place + gap.length + 1, place + gap.length + 1)
      })
    },
    /** Whether the key was for the list. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!isOpen || event.nativeEvent.isComposing) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const isEnter = (event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey
      if (step && offered.length > 0) setIndex((current + step + offered.length) % offered.length)
      else if (isEnter && offered[current]) enter(offered[current])
      else if (event.key === 'Escape') setCaret(null)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    /** How the field tells of the list. */
    describes: (id: string) => ({
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? `${id}-people` : undefined,
      'aria-activedescendant': isOpen && offered[current] ? `${id}-person-${offered[current].id}` : undefined,
    }),
  }
}

export type Mentioning = ReturnType<typeof useMentioning>
