import { planOf } from '#contract/search/sheet.ts'
import { countOf } from '#contract/wire/download-count.ts'
import { formatNumber } from '../../../format.ts'
import { useDownloadUsage } from '../../../ui/downloads/use-download-usage.ts'
import { FloatingMenu } from '../../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { SearchResult } from '../../use-searches.ts'
import { useSelection } from '../selection.ts'
import { exportMessages } from './export-messages.ts'
import { measuresOf, useExports } from './use-exports.ts'

/** Every export of a result, and the same search as code. */
export function ExportMenu({ result }: { result: SearchResult }) {
  const m = exportMessages()
  const exports = useExports()
  const { companies } = useSelection()
  const ids = companies.map(({ id }) => id)
  const count = formatNumber(ids.length)
  const disabledReason = exports.refusal ?? (result.total === 0 ? m.noCompany : undefined)
  return (
    <FloatingMenu
      target={
        <button type="button" className="act">
          {m.open} <Standing result={result} /> <Icon name="down" />
        </button>
      }
      items={[
        { heading: m.copy },
        {
          label: m.copyPage(formatNumber(result.rows.length)),
          disabledReason,
          onSelect: () => void exports.copyTable(),
        },
        ...(ids.length > 0
          ? [{ label: m.copyChosen(count), disabledReason, onSelect: () => void exports.copyTable(ids) }]
          : []),
        'divider',
        { heading: m.file },
        {
          label: m.csvAll(formatNumber(result.total)),
          disabledReason,
          onSelect: () => void exports.downloadCsv(),
        },
        ...(ids.length > 0
          ? [{ label: m.csvChosen(count), disabledReason, onSelect: () => void exports.downloadCsv(ids) }]
          : []),
        'divider',
        { heading: m.api },
        { label: m.link, onSelect: () => void exports.copyLink() },
        { label: m.curl, onSelect: () => void exports.copyCurl() },
        { label: m.python, onSelect: () => void exports.copyPython() },
      ]}
    />
  )
}

/** What the whole result would take from the month's counts, and what is left of them. */
function Standing({ result }: { result: SearchResult }) {
  const { data } = useDownloadUsage()
  if (!data || result.total === 0) return null
  const count = countOf(planOf(measuresOf(result), result.total, result.year), data.unit)
  return (
    <small className="note">
      {exportMessages().standing(formatNumber(count), data.remaining === null ? null : formatNumber(data.remaining))}
    </small>
  )
}
