import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { commentLimits, faultOf, graphemesOf } from '#contract/comments/text.ts'
import { listMentionable } from '#contract/comments/writing.ts'
import { requestOf } from '../../app/query.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatNumber } from '../../format.ts'
import classes from '../comments.module.css'
import { commentMessages } from '../messages.ts'
import type { Place } from '../shown.ts'
import { wordsOfFailure } from '../writing.ts'
import { draftOf, keepDraft } from './draft.ts'
import { MentionList } from './MentionList.tsx'
import { idsMentioned, useMentioning } from './mentioning.ts'

interface Props {
  readonly place: Place
  /** Names its draft among the others. */
  readonly slot: string
  readonly label: string
  readonly sendLabel: string
  readonly emptyWords: string
  readonly initial?: string
  readonly thread?: number
  readonly isPublic?: boolean
  readonly hasFocus?: boolean
  readonly above?: ReactNode
  readonly send: (text: string, mentions: number[]) => Promise<void>
  readonly cancel?: () => void
}

/** The box in which people write, once it is known who they are. */
export function Composer(props: Props) {
  const profile = useProfile()
  return profile.data ? <Box {...props} owner={profile.data.email} isTrial={profile.data.is_trial} /> : null
}

function Box(props: Props & { readonly owner: string; readonly isTrial: boolean }) {
  const { label, sendLabel, initial = '', above, cancel, isTrial, isPublic } = props
  const m = commentMessages()
  const id = useId()
  const { field, text, setText, fault, submit, sending, people, isRestored } = useText(props)
  const mentioning = useMentioning({ field, text, setText, people })
  function onKeyDown(event: KeyboardEvent): void {
    if (mentioning.onKeyDown(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (event.key === 'Escape' && cancel && text === initial) cancel()
  }
  const mentions = idsMentioned(text, people)
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {above}
      <label htmlFor={id}>{label}</label>
      <div className={classes.field}>
        <textarea
          id={id}
          ref={field}
          rows={3}
          value={text}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`${id}-notes ${id}-fault`}
          {...mentioning.describes(id)}
          onChange={(event) => {
            setText(event.target.value)
            mentioning.look(event.target)
          }}
          onClick={(event) => mentioning.look(event.currentTarget)}
          onBlur={mentioning.close}
          onKeyDown={onKeyDown}
        />
        <MentionList id={id} mentioning={mentioning} />
      </div>
      <p id={`${id}-fault`} role="alert" className={fault || sending.isError ? 'field-error' : 'sr'}>
        {fault ?? (sending.isError ? wordsOfFailure(sending.error) : '')}
      </p>
      <div className={classes.foot}>
        <p id={`${id}-notes`} className="note">
          {isPublic !== undefined && <b>{isPublic ? m.audience : m.inside} </b>}
          {isRestored && <span>{m.draft} </span>}
          {isTrial && mentions.length > 0 && <span>{m.trialMention} </span>}
          <span className={classes.keys}>{m.keys}</span>
        </p>
        <Counter text={text} />
        <button type="button" className="act" data-tip={m.mentionWhy} onClick={mentioning.begin}>
          {m.mention}
        </button>
        {cancel && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setText('')
              cancel()
            }}
          >
            {m.cancel}
          </button>
        )}
        <button type="submit" className="btn go" aria-disabled={sending.isPending || undefined}>
          {sendLabel}
        </button>
      </div>
    </form>
  )
}

const counterFrom = 900

/** From 900 characters on it says how many there are. */
function Counter({ text }: { text: string }) {
  const m = commentMessages()
  const count = text.length < counterFrom ? 0 : graphemesOf(text.trim())
  if (count < counterFrom) return null
  const isLong = count >= commentLimits.tooLong
  return (
    <span className={isLong ? `field-error ${classes.counter}` : `note ${classes.counter}`}>
      {m.counter(formatNumber(count), formatNumber(commentLimits.tooLong - 1))}
    </span>
  )
}

/** The text with its draft, its faults and its sending. */
function useText({ place, slot, initial = '', emptyWords, thread, hasFocus, send, owner }: Props & { owner: string }) {
  const m = commentMessages()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft] = useState(() => draftOf(slot, owner))
  const [text, write] = useState(draft || initial)
  const [isTried, setTried] = useState(false)
  const query = { ...(thread !== undefined && { thread }) }
  const request = requestOf(listMentionable, { params: { companyId: place.companyId }, query })
  const queries = useQueryClient()
  const people = useQuery({ ...request, enabled: text.includes('@') }).data ?? []
  useLayoutEffect(() => {
    if (hasFocus || draft) field.current?.focus()
  }, [hasFocus, draft])
  function setText(next: string): void {
    write(next)
    keepDraft(slot, { owner, text: next === initial ? '' : next })
  }
  const sending = useMutation({
    mutationFn: async () => {
      // Whoever writes faster than the list of people comes is not to lose a mention.
      const allPeople = text.includes('@') ? await queries.ensureQueryData(request) : []
      return send(text, idsMentioned(text, allPeople))
    },
    onSuccess: () => {
      setText('')
      setTried(false)
    },
  })
  const kind = faultOf(text)
  const isShown = kind === 'long' || (kind === 'empty' && isTried)
  function submit(): void {
    setTried(true)
    if (kind !== null) field.current?.focus()
    else if (!sending.isPending) sending.mutate()
  }
  const fault = isShown ? (kind === 'long' ? m.long : emptyWords) : null
  return { field, text, setText, fault, submit, sending, people, isRestored: draft !== '' && text === draft }
}
