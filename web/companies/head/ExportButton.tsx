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

/** Asks what a file of the company shall hold: scores, raw data, targets, ratings. Null where it has no figures. */
export function exportOf({ companyId, years }: Props): (() => Promise<void>) | null {
  const last = years.at(-1)
  if (last === undefined) return null
  const from = Math.max(years[0]!, last - usualYears + 1)
  return async () => {
    // Loaded when it is asked for.
    const { openExport } = await import('../../exports/open-export.tsx')
    await openExport({ companies: [companyId], place: 'dashboard', from, to: last })
  }
}

export function ExportButton(props: Props) {
  const m = companyMessages()
  const open = exportOf(props)
  if (!open) return null
  return (
    <button
      type="button"
      className="btn"
      aria-haspopup="dialog"
      aria-label={m.export}
      {...tip(m.export)}
      onClick={() => void open()}
    >
      <Icon name="download" />
    </button>
  )
}
