import type { PortfolioSource } from '#contract/portfolio/sources.ts'
import type { ScenarioResult } from '#contract/scenario/cost.ts'
import { CompanyPicker } from '../../../companies/picker/CompanyPicker.tsx'
import { formatDay } from '../../../format.ts'
import { Choice } from '../../../ui/fields/Choice.tsx'
import { scenarioMessages } from '../messages.ts'
import classes from '../scenario.module.css'
import { whoName } from '../text.ts'
import { useScenarioAddress } from '../use-scenario-address.ts'

interface Props {
  readonly who: string | undefined
  readonly sources: readonly PortfolioSource[]
  readonly result: ScenarioResult | undefined
}

/** Whom the scenario is of: a company by its name, or a watchlist or portfolio. */
export function Whose({ who, sources, result }: Props) {
  const { who: m } = scenarioMessages()
  const [, change] = useScenarioAddress()
  const choose = (next: string) => change({ who: next, date: undefined, invested: undefined })
  const isCompany = who?.startsWith('company-') === true
  return (
    <div className={classes.who}>
      <CompanyPicker
        label={m.company}
        selection={isCompany && result ? whoName(result, m.market) : undefined}
        choose={({ id }) => choose(`company-${id}`)}
      />
      <label>
        {m.of}
        <select value={isCompany ? '' : (who ?? '')} onChange={({ target }) => choose(target.value)}>
          {(isCompany || !who) && <option value="">{m.none}</option>}
          <SourceOptions sources={sources} />
        </select>
      </label>
      {result && !isCompany && <HoldingFields result={result} />}
    </div>
  )
}

const kinds = ['portfolio', 'holdings', 'watchlist', 'index', 'market'] as const

function SourceOptions({ sources }: Pick<Props, 'sources'>) {
  const { who: m } = scenarioMessages()
  return kinds.map((kind) => {
    const own = sources.filter((source) => source.kind === kind && source.positions > 0)
    if (own.length === 0) return null
    return (
      <optgroup key={kind} label={m.kinds[kind]}>
        {own.map(({ of, name }) => (
          <option key={of} value={of}>
            {of === 'market' ? m.market : (name ?? of)}
          </option>
        ))}
      </optgroup>
    )
  })
}

/** When it was held, what was invested, and how companies count. */
function HoldingFields({ result: { who } }: { readonly result: ScenarioResult }) {
  const { who: m } = scenarioMessages()
  const [{ invested }, change] = useScenarioAddress()
  const dates = who.dates.toReversed()
  return (
    <>
      {dates.length > 0 && (
        <Choice
          label={m.date}
          value={who.date ?? dates[0]!}
          options={dates.map((date) => [date, formatDay(date)] as const)}
          choose={(value) => change({ date: value === dates[0] ? undefined : value })}
        />
      )}
      {(who.ownership === 'no-value' || invested !== undefined) && (
        <label>
          {m.value}
          <input
            type="number"
            min={1}
            defaultValue={invested ?? ''}
            onBlur={({ target }) => change({ invested: Number(target.value) > 0 ? Number(target.value) : undefined })}
          />
        </label>
      )}
      <small className="note">
        {who.ownership === 'no-value' ? m.valueNote : who.ownership === 'evic' ? m.owned : m.whole}
      </small>
    </>
  )
}
