import {
  type HoldingsReading,
  type readPortfolioFile,
  type WeightUnit,
  weightUnits,
} from '#contract/portfolio/portfolios.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { HowRead } from '../../ui/files/HowRead.tsx'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

interface Props {
  readonly read: Output<typeof readPortfolioFile>
  readonly how: HoldingsReading
  readonly change: (next: Partial<HoldingsReading>) => void
}

const scales = [1, 1000, 1_000_000, 100_000_000]

/** What was assumed about a file, with what can be said otherwise. */
export function HoldingsRead({ read, how, change }: Props) {
  const m = portfolioMessages().upload
  const { assumed, mapping } = read
  const of = (kind: string) => assumed.find((one) => one.kind === kind)
  const scale = how.scale ?? Number(of('scale')?.value ?? 1)
  const weights = how.weightUnit ?? ((of('weights')?.value ?? 'percent') as WeightUnit)
  const order = how.dayOrder ?? of('day-order')?.value ?? ''
  const accounts = of('accounts') ?? of('which-account') ?? of('account')
  const fields: Readonly<Record<string, string>> = m.fields
  return (
    <fieldset className={classes.rules}>
      <legend>{m.howRead}</legend>
      <HowRead
        label={m.howRead}
        assumed={assumed}
        how={{ sheet: how.sheet, decimalMark: how.decimalMark }}
        change={({ columns: _, ...next }) =>
          // Other lines, and other columns.
          change(
            next.sheet === undefined
              ? next
              : { ...next, mapping: undefined, account: undefined, decisions: undefined, cells: undefined },
          )
        }
        nameOf={(field) => fields[field] ?? field}
      >
        {accounts && (
          <Choice
            label={accounts.column!}
            value={how.account ?? ''}
            options={[
              ['', m.accountOpen],
              ...accounts
                .value!.split('\n')
                .toSorted()
                .map((name) => [name, name] as const),
            ]}
            choose={(value) => change({ account: value === '' ? undefined : value })}
          />
        )}
        {mapping.value !== undefined && (
          <Choice
            label={m.scale}
            value={String(scale)}
            options={[...new Set([...scales, scale])].map((one) => [String(one), m.scales(one)])}
            choose={(value) => change({ scale: Number(value) })}
          />
        )}
        {mapping.weight !== undefined && (
          <Choice
            label={m.weightUnit}
            value={weights}
            options={weightUnits.map((unit) => [unit, m.weightUnits[unit]])}
            choose={(value) => change({ weightUnit: value as WeightUnit })}
          />
        )}
        {of('day-order') && (
          <Choice
            label={m.dayOrder}
            value={order}
            options={(['', 'dmy', 'mdy'] as const).map((one) => [one, m.dayOrders[one]])}
            choose={(value) => value !== '' && change({ dayOrder: value as 'dmy' | 'mdy' })}
          />
        )}
        {(of('file-day') || how.isGivenDay) && (
          <label>
            <input
              type="checkbox"
              checked={how.isGivenDay ?? false}
              onChange={({ target }) => change({ isGivenDay: target.checked })}
            />
            {m.isGivenDay}
          </label>
        )}
        <Rates {...{ read, how, change }} />
      </HowRead>
    </fieldset>
  )
}

/** A rate for each currency that lines were left out for. */
function Rates({ read, how, change }: Props) {
  const m = portfolioMessages().upload
  const missing = read.lines.flatMap(({ outcome, currency }) =>
    (outcome === 'rate' || outcome === 'rate-odd') && currency !== null && /^[A-Z]{3}$/.test(currency)
      ? [currency]
      : [],
  )
  const currencies = [...new Set([...Object.keys(how.rates ?? {}), ...missing])].sort()
  const give = (currency: string, text: string) => {
    const { [currency]: _, ...others } = how.rates ?? {}
    const rate = Number(text.normalize('NFKC'))
    if (text === '') change({ rates: others })
    else if (rate > 0 && rate <= 1e6) change({ rates: { ...others, [currency]: rate } })
  }
  return currencies.map((currency) => (
    <label key={currency}>
      {m.rateOf(currency)}
      <input
        inputMode="decimal"
        defaultValue={how.rates?.[currency] ?? ''}
        onBlur={({ target }) => give(currency, target.value.trim())}
      />
    </label>
  ))
}
