import type { ExportStatus } from '#contract/exports/exports.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { formatBytes, formatMinute } from '../format.ts'
import classes from './exports.module.css'
import { exportMessages } from './messages.ts'
import { type ExportStep, isRunning, type useExport } from './use-export.ts'

const steps = ['counting', 'creating', 'downloading', 'ready', 'complete'] as const

/** Where the file stands among the steps: counting, creating, downloading, ready, complete; or that it failed. */
export function ExportProgress({ job }: { job: ReturnType<typeof useExport> }) {
  const m = exportMessages()
  const { status, step } = job
  if (step === 'failed' || step === 'cleared') {
    return (
      <section className={classes.tray} aria-label={m.title}>
        <p role="alert">{step === 'failed' ? m.failedText : m.gone}</p>
        <p className={classes.acts}>
          <button type="button" className="btn go" onClick={() => void job.retry().catch(() => job.clear())}>
            {m.retry}
          </button>
          <button type="button" className="btn" onClick={() => void job.clear()}>
            {m.another}
          </button>
        </p>
      </section>
    )
  }
  const current = positionOf(step)
  return (
    <section className={classes.tray} aria-label={m.title}>
      <ol className={classes.steps} aria-label={m.stepsLabel}>
        {steps.map((each, at) => (
          <li key={each} aria-current={at === current ? 'step' : undefined} data-done={at < current || undefined}>
            {nameOf(each, status?.format)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr">
        {nameOf(steps[current]!, status?.format)}
      </p>
      {isRunning(status) ? (
        <p className={classes.acts}>
          <progress aria-label={nameOf(steps[current]!, status?.format)} max={100} value={status?.status ?? 0} />
          <span className="note">{m.away}</span>
          <button type="button" className="btn" onClick={() => void job.clear()}>
            {m.cancel}
          </button>
        </p>
      ) : (
        <>
          {status?.file && <p className="note">{fileText(status.file)}</p>}
          {step === 'ready' && <p className="note">{m.notSaved}</p>}
          <p className={classes.acts}>
            <button type="button" className="btn go" disabled={step === 'downloading'} onClick={() => void job.save()}>
              {step === 'complete' ? m.again : m.save}
            </button>
            <button type="button" className="btn" onClick={() => void job.clear()}>
              {m.another}
            </button>
          </p>
        </>
      )}
    </section>
  )
}

/** The file that was saved last, which can be saved again for a day; nothing once it is gone. */
export function PastFile({ job: { status, save } }: { job: ReturnType<typeof useExport> }) {
  const m = exportMessages()
  if (!status?.file) return null
  return (
    <p className="note">
      {m.last} {fileText(status.file)}{' '}
      <button type="button" className="act" onClick={() => void save()}>
        {m.again}
      </button>
    </p>
  )
}

function fileText({ name, bytes, expiresAt }: NonNullable<ExportStatus['file']>): string {
  return `${name} ${exportMessages().kept(formatBytes(bytes), formatMinute(tokyoTime(new Date(expiresAt))))}`
}

/** The sentence of a step; the specification's own of a workbook is said of a workbook alone. */
function nameOf(step: (typeof steps)[number], format: ExportStatus['format'] = 'xlsx'): string {
  const m = exportMessages()
  if (step !== 'creating' || format === 'xlsx') return m.steps[step]
  return m.making[format === 'pdf' ? 'pdf' : 'text']
}

/** Of the five steps; a file that is done waits to be saved. */
function positionOf(step: ExportStep | undefined): number {
  if (step === 'done') return steps.indexOf('ready')
  return Math.max(0, steps.indexOf(step as (typeof steps)[number]))
}
