import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import type { PortfolioSource } from '#contract/portfolio/sources.ts'
import { formatDay } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { usePortfolioAddress } from '../address.ts'
import { sourceName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

const kinds = ['portfolio', 'holdings', 'watchlist', 'index', 'market'] as const

function SourceOptions({ sources }: { sources: readonly PortfolioSource[] }) {
  const m = portfolioMessages()
  return kinds.map((kind) => {
    const own = sources.filter((source) => source.kind === kind && source.positions > 0)
    if (own.length === 0) return null
    return (
      <optgroup key={kind} label={m.kinds[kind]}>
        {own.map((source) => (
          <option key={source.of} value={source.of}>
            {sourceName(source)}
          </option>
        ))}
      </optgroup>
    )
  })
}

interface Props {
  readonly of: string
  readonly sources: readonly PortfolioSource[]
  readonly figures: PortfolioFigures | undefined
}

/** What is looked at, against what, held when, and what counts. */
export function Choices({ of, sources, figures }: Props) {
  const m = portfolioMessages()
  const [address, change] = usePortfolioAddress()
  const dates = sources.find((source) => source.of === of)?.dates ?? []
  const onDates = dates.toReversed().map((date) => [date, formatDay(date)] as const)
  const hasNoValue = figures?.portfolio.weighting !== 'value' && figures?.portfolio.weighting !== 'market-cap'
  return (
    <div className={classes.choices}>
      <label>
        {m.of}
        <select
          value={of}
          onChange={({ target: { value } }) =>
            change({ of: value, date: undefined, trade: undefined, from: undefined, why: undefined })
          }
        >
          {!sources.some((source) => source.of === of && source.positions > 0) && (
            <option value={of}>{m.unknownSource}</option>
          )}
          <SourceOptions sources={sources} />
        </select>
      </label>
      <label>
        {m.benchmark}
        <select
          value={address.benchmark ?? 'market'}
          onChange={({ target: { value } }) => change({ benchmark: value === 'market' ? undefined : value })}
        >
          <SourceOptions sources={sources} />
          <option value="none">{m.none}</option>
        </select>
      </label>
      {onDates.length > 0 && (
        <Choice
          label={m.date}
          value={figures?.portfolio.date ?? address.date ?? onDates[0]![0]}
          options={onDates}
          choose={(date) => change({ date: date === onDates[0]![0] ? undefined : date })}
        />
      )}
      <Choice
        label={m.scope}
        value={address.scopes ?? '12'}
        options={[
          ['12', m.scopes['12']],
          ['123', m.scopes['123']],
        ]}
        choose={(value) => change({ scopes: value === '123' ? '123' : undefined })}
      />
      <Choice
        label={m.uncovered}
        value={address.uncovered ?? 'rescale'}
        options={[
          ['rescale', m.uncoveredRules.rescale],
          ['keep', m.uncoveredRules.keep],
        ]}
        choose={(value) => change({ uncovered: value === 'keep' ? 'keep' : undefined })}
      />
      <Choice
        label={m.estimates}
        value={address.estimates ?? 'on'}
        options={[
          ['on', m.estimateRules.on],
          ['off', m.estimateRules.off],
        ]}
        choose={(value) => change({ estimates: value === 'off' ? 'off' : undefined })}
      />
      {figures && hasNoValue && (
        <label>
          {m.value}
          <input
            type="number"
            min={1}
            defaultValue={address.value ?? ''}
            onBlur={({ target: { value } }) => change({ value: Number(value) > 0 ? Number(value) : undefined })}
          />
        </label>
      )}
    </div>
  )
}
