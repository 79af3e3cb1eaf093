import type { previewAlert } from '#contract/alerts/alerts.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatDay, formatNumber } from '../format.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { useSettled } from '../ui/states/use-settled.ts'
import { momentText } from './AlertTable.tsx'
import classes from './alerts.module.css'
import { type Draft, watchOf } from './draft.ts'
import { Line } from './Line.tsx'
import { alertMessages } from './messages.ts'
import { usePreview } from './use-alerts.ts'

type Answer = Output<typeof previewAlert>

/** What the last seven days would have sent, asked while the sentence is being filled in. */
export function Preview({ draft }: { readonly draft: Draft }) {
  const m = alertMessages()
  const settled = useSettled(draft)
  const preview = usePreview(settled)
  // What was found for other conditions says nothing of a draft that has none yet.
  const isFirst = watchOf(settled) === null
  return (
    <section className={classes.preview} aria-label={m.previewTitle} aria-busy={preview.isPlaceholderData}>
      {isFirst && <p className="note">{m.previewFirst}</p>}
      {!isFirst && preview.isError && <ErrorState error={preview.error} retry={() => void preview.refetch()} />}
      {preview.isLoading && <Skeleton rows={2} />}
      {!isFirst && preview.data && (
        <>
          <p className={classes.finding} role="status">
            {findingOf(preview.data)}
          </p>
          {whyNothing(preview.data)}
          {preview.data.sent.map((mail, at) => (
            <details key={mail.at} open={at === 0}>
              <summary>{m.previewMail(momentText(mail.at), formatNumber(mail.items))}</summary>
              <ul className={classes.plain}>
                {mail.lines.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one mail never move
                  <Line key={place} line={line} />
                ))}
              </ul>
              {mail.items > mail.lines.length && (
                <p className="note">{m.more(formatNumber(mail.items - mail.lines.length))}</p>
              )}
            </details>
          ))}
          <p className="note">{m.previewHint}</p>
        </>
      )}
    </section>
  )
}

function findingOf({ mails, items }: Answer): string {
  const m = alertMessages()
  if (items === 0) return m.previewNone
  return m.previewMails(formatNumber(mails), formatNumber(items))
}

function whyNothing({ items, withoutWords, anyLevel, newest }: Answer) {
  const m = alertMessages()
  if (items > 0) return null
  return (
    <>
      {withoutWords !== null && withoutWords > 0 && <p>{m.previewNoWords(formatNumber(withoutWords))}</p>}
      {newest !== null && <p>{m.previewNewest(formatDay(newest))}</p>}
      {anyLevel !== null && anyLevel > 0 && <p>{m.previewBelow(formatNumber(anyLevel))}</p>}
    </>
  )
}
