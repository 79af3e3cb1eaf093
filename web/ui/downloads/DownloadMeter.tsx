import { countOf, type DownloadPlan, type DownloadUnit } from '#contract/wire/download-count.ts'
import { formatMonth, formatNumber } from '../../format.ts'
import { ErrorState, Skeleton } from '../states/ErrorState.tsx'
import { Quota } from '../states/Quota.tsx'
import classes from './downloads.module.css'
import { downloadMessages } from './messages.ts'
import { useDownloadUsage } from './use-download-usage.ts'

/** What a download takes from the month and what is left of it, before the click. */
export function DownloadMeter({ plan }: { plan: DownloadPlan }) {
  const m = downloadMessages()
  const usage = useDownloadUsage()
  if (usage.isError) return <ErrorState error={usage.error} retry={() => void usage.refetch()} />
  if (!usage.data) return <Skeleton rows={3} />
  const { unit, used, limit, month } = usage.data
  const count = countOf(plan, unit)
  return (
    <div className={classes.downloadMeter}>
      <p>{sumText(plan, unit)}</p>
      {limit === null ? (
        <p className="note">{m.noLimit(formatMonth(month), formatNumber(used))}</p>
      ) : (
        <Quota cost={count} used={used} limit={limit} title={m.month(formatMonth(month))} />
      )}
    </div>
  )
}

/** `142社 × 5年度 = 710件`; `142社 × 5年度 − データなし8件 = 702件` where there is nothing of some in a year. */
export function sumText(plan: DownloadPlan, unit: DownloadUnit): string {
  const m = downloadMessages()
  const factors = [m.companies(formatNumber(plan.companies)), m.years(formatNumber(plan.years))]
  if (unit === 'item-company-year') factors.unshift(m.items(formatNumber(plan.items)))
  const { companyYears: _, ...whole } = plan
  const empty = countOf(whole, unit) - countOf(plan, unit)
  const less = empty === 0 ? '' : ` − ${m.without(formatNumber(empty))}`
  return `${factors.join(' × ')}${less} = ${m.total(formatNumber(countOf(plan, unit)))}`
}
