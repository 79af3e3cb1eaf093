import type { FailureCode } from '../../app/failure-code.ts'
import { CallFailed } from '../../app/send.ts'
import { failureText } from '../failures/failure-text.ts'
import { uiMessages } from '../messages.ts'
import classes from './field.module.css'
import { fieldMessages } from './messages.ts'

interface Props {
  /** Null while nothing went wrong. */
  readonly error: unknown
  /** Words of this form for some codes. */
  readonly words?: Partial<Record<FailureCode, string>>
  /** What to do about some codes, after the words. */
  readonly advice?: Partial<Record<FailureCode, string>>
}

/** Why a form was refused, beside its submit button; with the request id for unknown errors. */
export function FormError({ error, words, advice }: Props) {
  const m = uiMessages()
  if (!error) return null
  const { requestId, code } = error instanceof CallFailed ? error : {}
  const next = advice?.[code as FailureCode]
  return (
    <p className="field-error" role="alert">
      {wordsOf(error, words)}
      {next && <span className={classes.advice}>{next}</span>}
      {requestId && (
        <small>
          {m.request} <span className="mono">{requestId}</span>
        </small>
      )}
    </p>
  )
}

function wordsOf(error: unknown, words: Props['words']): string {
  if (!(error instanceof CallFailed)) return failureText(error)
  if (error.code === 'session.too-many-attempts' && error.retryAfter) {
    return fieldMessages().tooMany(Math.ceil(error.retryAfter / 60))
  }
  return words?.[error.code as FailureCode] ?? failureText(error)
}
