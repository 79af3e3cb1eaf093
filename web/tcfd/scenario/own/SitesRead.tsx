import { type readSiteFile, type SiteReading, siteAmounts } from '#contract/scenario/sites.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatNumber } from '../../../format.ts'
import { Choice } from '../../../ui/fields/Choice.tsx'
import { HowRead } from '../../../ui/files/HowRead.tsx'
import { ownMessages } from './own-messages.ts'

interface Props {
  readonly read: Output<typeof readSiteFile>
  readonly how: SiteReading
  readonly change: (next: Partial<SiteReading>) => void
}

const scales = [1, 1000, 1_000_000, 100_000_000]

/** What was assumed about a table of sites, with what can be said otherwise. */
export function SitesRead({ read: { rows, assumed }, how, change }: Props) {
  const all = ownMessages()
  const m = all.sites
  const fields: Readonly<Record<string, string>> = m.fields
  const of = (kind: Assumption['kind']) => assumed.find((one) => one.kind === kind)
  const depth = how.depthUnit ?? of('depth')?.value
  const probability = how.probabilityUnit ?? of('weights')?.value
  return (
    <HowRead
      label={all.assumed}
      assumed={assumed}
      how={how}
      // Other lines: what was said of those of another sheet is of none of them.
      change={(next) => change(next.sheet === undefined ? next : { ...next, decisions: {}, cells: {} })}
      nameOf={(field) => fields[field] ?? field}
    >
      {siteAmounts
        .filter((field) => rows.some(({ cells }) => cells[field] !== undefined))
        .map((field) => (
          <Choice
            key={field}
            label={m.scale(m.fields[field])}
            value={String(how.scales?.[field] ?? '')}
            options={[['', m.asNamed], ...scales.map((one) => [String(one), m.scales(formatNumber(one))] as const)]}
            choose={(value) => change({ scales: { ...how.scales, [field]: value === '' ? undefined : Number(value) } })}
          />
        ))}
      {depth && (
        <Choice
          label={m.depthUnit}
          value={depth}
          options={(['cm', 'm'] as const).map((unit) => [unit, unit])}
          choose={(value) => change({ depthUnit: value as 'cm' | 'm' })}
        />
      )}
      {probability && (
        <Choice
          label={m.probabilityUnit}
          value={probability}
          options={(['percent', 'fraction'] as const).map((unit) => [unit, m.probabilityUnits[unit]])}
          choose={(value) => change({ probabilityUnit: value as 'percent' | 'fraction' })}
        />
      )}
    </HowRead>
  )
}
