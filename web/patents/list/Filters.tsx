import type { PatentSummary } from '#contract/patents/summary.ts'
import { patentStages } from '#methodology/patents/stage.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { type Option, OptionalChoice } from '../../ui/fields/OptionalChoice.tsx'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { patentMessages } from '../messages.ts'
import { className, nameOf, partnerName } from '../names.ts'
import classes from '../patents.module.css'
import { patentTableMessages } from '../table-messages.ts'
import { usePatentsAddress } from '../use-patents.ts'

/** A search and a choice for each thing that the figures count; each is a parameter of the address. */
export function Filters({ summary }: { summary: PatentSummary }) {
  const m = patentTableMessages()
  const { stages } = patentMessages()
  const [search, change] = usePatentsAddress()
  const typed = useTyped(search.find ?? '', (text) => change({ find: text || undefined }))
  const counted = (name: string, count: number) => `${name} (${formatNumber(count)})`
  const years = summary.years.filter(({ filings }) => filings > 0).toReversed()
  return (
    <div className={`tools ${classes.filters}`}>
      <input type="search" aria-label={m.find} placeholder={m.find} maxLength={100} {...typed.field} />
      <OptionalChoice
        none={m.all}
        label={m.filters.filed}
        value={search.filed === undefined ? undefined : String(search.filed)}
        nameOf={(year) => formatYear(Number(year))}
        options={years.map(({ year, filings }) => ({ value: String(year), text: counted(formatYear(year), filings) }))}
        choose={(year) => change({ filed: year === undefined ? undefined : Number(year) })}
      />
      <OptionalChoice
        none={m.all}
        label={m.filters.class}
        value={search.class}
        options={summary.classes.map((row) => ({ value: row.code, text: counted(className(row), row.patents) }))}
        choose={(code) => change({ class: code })}
      />
      {summary.areStagesKnown && (
        <OptionalChoice
          none={m.all}
          label={m.filters.stage}
          value={search.stage}
          options={patentStages
            .filter((stage) => summary.stages[stage] > 0)
            .map((stage) => ({ value: stage, text: counted(stages[stage], summary.stages[stage]) }))}
          choose={(stage) => change({ stage })}
        />
      )}
      <OptionalChoice
        none={m.all}
        label={m.filters.green}
        value={search.green}
        options={greenOptions(summary)}
        choose={(green) => change({ green })}
      />
      {summary.partners.length > 0 && (
        <OptionalChoice
          none={m.all}
          label={m.filters.partner}
          value={search.partner}
          options={summary.partners.map((row) => ({
            value: row.key,
            text: counted(partnerName(row).text, row.patents),
          }))}
          choose={(partner) => change({ partner })}
        />
      )}
    </div>
  )
}

function greenOptions({ green, patents }: PatentSummary): Option[] {
  const { green: m } = patentTableMessages()
  const counted = (name: string, count: number) => `${name} (${formatNumber(count)})`
  return [
    { value: 'any', text: counted(m.any, green.patents) },
    { value: 'none', text: counted(m.none, patents - green.patents) },
    ...green.topics
      .filter((topic) => topic.patents > 0)
      .map((topic) => ({ value: topic.key, text: counted(nameOf(topic), topic.patents) })),
  ]
}
