import { useEffect, useState } from 'react'
import { copyText } from './copy.ts'
import { uiMessages } from './messages.ts'

const noticeTime = 3000

interface Props {
  readonly label: string
  readonly className: string
  /** Computed on the press. */
  readonly text: () => string
}

/** Copies a text and says whether it did. */
export function CopyButton({ label, className, text }: Props) {
  const m = uiMessages()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), noticeTime)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() =>
          copyText(text()).then(
            () => setOutcome('copied'),
            () => setOutcome('notCopied'),
          )
        }
      >
        {outcome ? m[outcome] : label}
      </button>
      <span className="sr" role="status">
        {outcome && m[outcome]}
      </span>
    </>
  )
}
