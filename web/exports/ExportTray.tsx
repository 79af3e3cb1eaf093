import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  countExport,
  createExport,
  type ExportContent,
  type ExportFormat,
  type ExportPlace,
  exportContents,
  exportFormats,
  exportLimit,
} from '#contract/exports/exports.ts'
import { isOver } from '#contract/wire/download-count.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '../app/call.ts'
import { requestOf } from '../app/query.ts'
import { useProfile } from '../app/use-profile.ts'
import { today } from '../context/search.ts'
import { formatNumber, formatYear } from '../format.ts'
import { language } from '../i18n/language.ts'
import { useScoreContext } from '../scoring/use-scores.ts'
import { DownloadMeter } from '../ui/downloads/DownloadMeter.tsx'
import { useDownloadUsage } from '../ui/downloads/use-download-usage.ts'
import { FormError } from '../ui/fields/FormError.tsx'
import { partMessages } from '../ui/part-messages.ts'
import { Gate } from '../ui/states/Gate.tsx'
import { ExportProgress, PastFile } from './ExportProgress.tsx'
import classes from './exports.module.css'
import { exportMessages } from './messages.ts'
import { useExport } from './use-export.ts'

/** A watchlist whose companies a file holds. */
export interface ListSource {
  readonly watchlistId: number
  readonly companies: number
}

const countOf = (source: readonly number[] | ListSource) => ('watchlistId' in source ? source.companies : source.length)

interface Props {
  readonly place: ExportPlace
  /** Numbers of the companies, or a watchlist and how many it has; more than a file holds are refused before the click. */
  readonly companies: readonly number[] | ListSource
  /** Fiscal years that stand at first. */
  readonly from: number
  readonly to: number
  /** False where what stands around it says what it is. */
  readonly hasTitle?: boolean
}

const usual: readonly ExportContent[] = ['scores', 'raws', 'definitions']

/** A file of companies × years × contents: what it takes from the month, then how far it is, then the file. */
export function ExportTray({ place, companies, from: first, to: last, hasTitle = true }: Props) {
  const m = exportMessages()
  const job = useExport(place)
  const [contents, setContents] = useState<readonly ExportContent[]>(usual)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [years, setYears] = useState({ from: Math.min(first, last), to: last })
  const { year: _, ...context } = useScoreContext()
  const isTrial = useProfile().data?.is_trial ?? true
  const request: ExportRequest = {
    ...context,
    ...('watchlistId' in companies ? { watchlistId: companies.watchlistId } : { companies: [...companies] }),
    from_y: years.from,
    to_y: years.to,
    contents: [...contents],
    format,
    lang: language(),
    place,
  }
  const count = countOf(companies)
  const counted = useCount(request, count, !isTrial && (job.id === null || job.isPast))
  const closed = useRefusal(request, count, counted.data)
  const refusal = isTrial ? partMessages().states.trial : closed
  const starting = useMutation({ mutationFn: () => job.start(() => call(createExport, { body: request })) })
  if (job.id && !job.isPast) return <ExportProgress job={job} />
  return (
    <section className={classes.tray} aria-label={m.title}>
      {hasTitle && (
        <h3>
          {m.title} <small>{m.companies(formatNumber(count))}</small>
        </h3>
      )}
      {job.isPast && <PastFile job={job} />}
      <fieldset>
        <legend>{m.contents}</legend>
        {exportContents.map((content) => (
          <label key={content}>
            <input
              type="checkbox"
              checked={contents.includes(content)}
              onChange={({ target: { checked } }) =>
                setContents(exportContents.filter((each) => (each === content ? checked : contents.includes(each))))
              }
            />
            {m.content[content]}
          </label>
        ))}
      </fieldset>
      <Years years={years} choose={setYears} />
      <fieldset>
        <legend>{m.format}</legend>
        <select aria-label={m.format} value={format} onChange={({ target }) => setFormat(target.value as ExportFormat)}>
          {exportFormats.map((each) => (
            <option key={each} value={each}>
              {m.formats[each]}
            </option>
          ))}
        </select>
      </fieldset>
      {counted.data && <DownloadMeter plan={counted.data.plan} />}
      {counted.isError && <FormError error={counted.error} />}
      <FormError error={starting.error} />
      <Gate isClosed={refusal !== null} reason={refusal ?? ''}>
        <button type="button" className="btn go" disabled={starting.isPending} onClick={() => starting.mutate()}>
          {m.start}
        </button>
      </Gate>
    </section>
  )
}

type ExportRequest = Request<typeof createExport>['body']

/** What the file takes, as the server counts it; what no file can hold is not asked about. */
function useCount(request: ExportRequest, companies: number, isOpen: boolean) {
  return useQuery({
    ...requestOf(countExport, { body: request }),
    enabled: isOpen && refusedSize(request, companies) === null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Why it cannot be started; null when it can. */
function useRefusal(
  request: ExportRequest,
  companies: number,
  counted: { readonly count: number } | undefined,
): string | null {
  const m = exportMessages()
  const { data } = useDownloadUsage()
  return refusedSize(request, companies) ?? (data && counted && isOver(counted.count, data) ? m.closed : null)
}

function refusedSize({ contents }: ExportRequest, companies: number): string | null {
  const m = exportMessages()
  if (companies > exportLimit) return m.tooMany(formatNumber(exportLimit))
  return contents.length === 0 || companies === 0 ? m.nothing : null
}

/** The last twenty fiscal years, the newest first. */
const choices = () => Array.from({ length: 20 }, (_, index) => Number(today().slice(0, 4)) - index)

interface YearsProps {
  readonly years: { readonly from: number; readonly to: number }
  readonly choose: (years: { from: number; to: number }) => void
}

function Years({ years: { from, to }, choose }: YearsProps) {
  const m = exportMessages()
  const select = (label: string, value: number, change: (year: number) => void) => (
    <select aria-label={label} value={value} onChange={({ target }) => change(Number(target.value))}>
      {[...new Set([...choices(), from, to])]
        .sort((a, b) => b - a)
        .map((year) => (
          <option key={year} value={year}>
            {formatYear(year)}
          </option>
        ))}
    </select>
  )
  return (
    <fieldset>
      <legend>{m.years}</legend>
      {select(m.years, from, (year) => choose({ from: year, to: Math.max(year, to) }))} {m.to}{' '}
      {select(`${m.years} ${m.to}`, to, (year) => choose({ from: Math.min(year, from), to: year }))}
    </fieldset>
  )
}
