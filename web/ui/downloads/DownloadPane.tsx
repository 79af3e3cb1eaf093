import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { countOf, isOver } from '#contract/wire/download-count.ts'
import { keyOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { busyWhile } from '../busy/busy.ts'
import { FormError } from '../fields/FormError.tsx'
import { notify } from '../modals/dialogs.ts'
import { CancelButton, ModalBody, ModalFooter, ModalHeader, OkButton } from '../modals/ModalParts.tsx'
import type { ModalControls } from '../modals/modals.ts'
import { DownloadMeter } from './DownloadMeter.tsx'
import type { CsvEncoding, DownloadOptions } from './download-options.ts'
import classes from './downloads.module.css'
import { downloadMessages } from './messages.ts'
import { useDownloadUsage } from './use-download-usage.ts'

/** What a download takes, in which encoding, and the button that starts it; closed with its reason where the month has not enough left. */
export function DownloadPane({
  title,
  plan,
  hasEncodings = true,
  run,
  controls,
}: DownloadOptions & { controls: ModalControls }) {
  const m = downloadMessages()
  const reasonId = useId()
  const [encoding, setEncoding] = useState<CsvEncoding>('utf-8')
  const reason = useReason(plan)
  const running = useRunning(() => busyWhile(run(encoding), m.starting), controls)
  const isClosed = reason !== null
  return (
    <>
      <ModalHeader title={title} onClose={controls.close} />
      <ModalBody>
        <DownloadMeter plan={plan} />
        {hasEncodings && <Encodings encoding={encoding} setEncoding={setEncoding} />}
        <FormError error={running.error} />
        {reason && (
          <p className="sr" id={reasonId}>
            {reason}
          </p>
        )}
      </ModalBody>
      <ModalFooter>
        <CancelButton onClick={controls.close}>{m.cancel}</CancelButton>
        <OkButton
          aria-disabled={isClosed || running.isPending || undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => {
            if (!isClosed && !running.isPending) running.mutate()
          }}
        >
          {running.isPending ? m.starting : m.start}
        </OkButton>
      </ModalFooter>
    </>
  )
}

/** Why it cannot be started now: '' while the usage loads, null when it can. */
function useReason(plan: DownloadOptions['plan']): string | null {
  const m = downloadMessages()
  const { data } = useDownloadUsage()
  if (!data) return ''
  const count = countOf(plan, data.unit)
  if (count === 0) return m.empty
  return isOver(count, data) ? m.closed : null
}

/** Starts the download; the counts are read anew however it ends. */
function useRunning(run: () => ReturnType<DownloadOptions['run']>, controls: ModalControls) {
  const m = downloadMessages()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: ({ name, replaced }) => {
      const lost = replaced > 0 ? `\n${m.replaced(formatNumber(replaced))}` : ''
      notify({ text: `${m.done(name)}${lost}` })
      controls.resolve()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getDownloadUsage) }),
  })
}

interface EncodingsProps {
  readonly encoding: CsvEncoding
  readonly setEncoding: (encoding: CsvEncoding) => void
}

function Encodings({ encoding, setEncoding }: EncodingsProps) {
  const m = downloadMessages()
  const group = useId()
  return (
    <fieldset className={classes.downloadEncodings}>
      <legend>{m.encoding}</legend>
      {(['utf-8', 'shift_jis'] as const).map((choice) => (
        <label key={choice}>
          <input type="radio" name={group} checked={choice === encoding} onChange={() => setEncoding(choice)} />
          {m.encodings[choice]}
        </label>
      ))}
      {encoding === 'shift_jis' && <p className="note">{m.encodingNote}</p>}
    </fieldset>
  )
}
