import {
  type HoldingsReading,
  type readPortfolioFile,
  type WeightUnit,
  weightUnits,
} from '#contract/portfolio/portfolios.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { AssumedList } from '../../ui/files/AssumedList.tsx'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

interface Props {
  readonly read: Output<typeof readPortfolioFile>
  readonly how: HoldingsReading
  readonly change: (next: Partial<HoldingsReading>) => void
}

const scales = [1, 1000, 1_000_000, 100_000_000]

/** What was assumed about a file, with what can be said otherwise. */
export function HowRead({ read, how, change }: Props) {
  const m = portfolioMessages().upload
  const { assumed, mapping } = read
  const of = (kind: string) => assumed.find((one) => one.kind === kind)
  const sheet = of('sheet')
  const sheets = sheet?.value ? [sheet.column!, ...sheet.value.split('\n')] : []
  const scale = how.scale ?? Number(of('scale')?.value ?? 1)
  const weights = how.weightUnit ?? ((of('weights')?.value ?? 'percent') as WeightUnit)
  const order = how.dayOrder ?? of('day-order')?.value ?? ''
  const fields: Readonly<Record<string, string>> = m.fields
  return (
    <fieldset className={classes.rules}>
      <legend>{m.howRead}</legend>
      <AssumedList label={m.howRead} assumed={assumed} nameOf={(field) => fields[field] ?? field} />
      <span className={classes.choices}>
        {sheets.length > 0 && (
          <Choice
            label={m.sheet}
            value={how.sheet ?? sheets[0]!}
            options={[...new Set(how.sheet ? [how.sheet, ...sheets] : sheets)].map((name) => [name, name])}
            choose={(value) => change({ sheet: value, mapping: undefined, decisions: undefined })}
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
      </span>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly choose: (value: string) => void
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
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
