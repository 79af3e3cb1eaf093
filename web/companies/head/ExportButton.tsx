import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { companyMessages } from '../messages.ts'

interface Props {
  readonly companyId: number
  /** Fiscal years with figures, ascending. */
  readonly years: readonly number[]
}

/** Years that a file holds where nobody chooses. */
const usualYears = 5

/** A file of the company: scores, raw data, targets, ratings. The choice is loaded when it is asked for. */
export function ExportButton({ companyId, years }: Props) {
  const m = companyMessages()
  const last = years.at(-1)
  if (last === undefined) return null
  const from = Math.max(years[0]!, last - usualYears + 1)
  return (
    <button
      type="button"
      className="btn"
      aria-haspopup="dialog"
      aria-label={m.export}
      {...tip(m.export)}
      onClick={async () => {
        const { openExport } = await import('../../exports/open-export.tsx')
        await openExport({ companies: [companyId], place: 'dashboard', from, to: last })
      }}
    >
      <Icon name="download" />
    </button>
  )
}
