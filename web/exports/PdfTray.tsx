import { useMutation } from '@tanstack/react-query'
import { createPdf, planOfPdf } from '#contract/exports/pdf.ts'
import { countOf, isOver } from '#contract/wire/download-count.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '../app/call.ts'
import { useProfile } from '../app/use-profile.ts'
import { language } from '../i18n/language.ts'
import { DownloadMeter } from '../ui/downloads/DownloadMeter.tsx'
import { useDownloadUsage } from '../ui/downloads/use-download-usage.ts'
import { FormError } from '../ui/fields/FormError.tsx'
import { partMessages } from '../ui/part-messages.ts'
import { Gate } from '../ui/states/Gate.tsx'
import { ExportProgress, PastFile } from './ExportProgress.tsx'
import classes from './exports.module.css'
import { exportMessages } from './messages.ts'
import { useExport } from './use-export.ts'

export type PdfSheet = Pick<Request<typeof createPdf>['body'], 'sheet' | 'companies' | 'query'>

/** A printed sheet as a PDF made by the server: what it takes from the month, then how far it is, then the file. */
export function PdfTray(sheet: PdfSheet) {
  const m = exportMessages()
  const job = useExport('report')
  const { data: usage } = useDownloadUsage()
  const isTrial = useProfile().data?.is_trial ?? true
  const plan = planOfPdf({ ...sheet, query: (sheet.query ?? {}) as never })
  const isClosed = usage !== undefined && isOver(countOf(plan, usage.unit), usage)
  const refusal = isTrial ? partMessages().states.trial : isClosed ? m.closed : null
  const starting = useMutation({
    mutationFn: () => job.start(() => call(createPdf, { body: { ...sheet, lang: language(), place: 'report' } })),
  })
  if (job.id && !job.isPast) return <ExportProgress job={job} />
  return (
    <section className={classes.tray} aria-label={m.pdf}>
      {job.isPast && <PastFile job={job} />}
      <DownloadMeter plan={plan} />
      <FormError error={starting.error} />
      <Gate isClosed={refusal !== null} reason={refusal ?? ''}>
        <button type="button" className="btn go" disabled={starting.isPending} onClick={() => starting.mutate()}>
          {m.start}
        </button>
      </Gate>
    </section>
  )
}
