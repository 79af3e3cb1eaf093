import { formatNumber } from '../../../format.ts'
import { FloatingMenu } from '../../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { SearchResult } from '../../use-searches.ts'
import { useSelection } from '../selection.ts'
import { exportMessages } from './export-messages.ts'
import { useExports } from './use-exports.ts'

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
          {m.open} <Icon name="down" />
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
