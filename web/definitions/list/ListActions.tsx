import type { Definition } from '#contract/market/indicators.ts'
import { useProfile } from '../../app/use-profile.ts'
import { saveCsv } from '../../charts/figure/csv.ts'
import { formatNumber } from '../../format.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { TrialGate } from '../../ui/states/Gate.tsx'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'
import type { Rates } from '../rates.ts'
import { definitionsTable } from '../table.ts'

/** Actions on the matching indicators: keep them as a file, pass the view on. */
export function ListActions({ definitions, rates }: { definitions: readonly Definition[]; rates: Rates }) {
  const m = definitionMessages()
  const isTrial = useProfile().data?.is_trial ?? false
  const download = () => saveCsv(definitionsTable(definitions, rates), 'definitions.csv')
  return (
    <span className={classes.defActs}>
      <TrialGate isTrial={isTrial} isTight>
        <button type="button" className="act" disabled={definitions.length === 0} onClick={download}>
          {m.csv(formatNumber(definitions.length))}
        </button>
      </TrialGate>
      <CopyButton className="act" label={m.copyLink} text={() => location.href} />
    </span>
  )
}
