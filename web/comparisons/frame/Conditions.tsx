import { useQuery } from '@tanstack/react-query'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { getSearchVocabulary } from '#contract/search/searches.ts'
import { targetFactors, targetSides } from '#methodology/scores/family/tags.ts'
import { requestOf } from '../../app/query.ts'
import { today } from '../../context/search.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useIndicators } from '../../indicators/use-indicators.ts'
import { type ComparisonSearch, useComparisonAddress } from '../address.ts'
import { yearsOf } from '../conditions.ts'
import { comparisonPageMessages } from '../messages.ts'
import type { TabName } from './ComparisonTabs.tsx'
import classes from './comparisons.module.css'

/** Most fiscal years of a comparison. */
const maxYears = 10

/** The conditions of a comparison as one row of choices, each part of the address. */
export function Conditions({ tab, comparison }: { tab: TabName; comparison: Comparison | undefined }) {
  const m = comparisonPageMessages()
  const [{ org_kbn, set_avg }, change] = useComparisonAddress()
  return (
    <div className={classes.conditions}>
      <Years />
      {tab !== 'targets' && (
        <>
          <Region />
          <Select
            label={m.units}
            value={String(org_kbn ?? 2)}
            options={[
              ['2', m.unit[2]],
              ['1', m.unit[1]],
            ]}
            choose={(value) => change({ org_kbn: value === '1' ? 1 : undefined })}
          />
          <Select
            label={m.average}
            value={set_avg ?? 'true'}
            options={[
              ['true', m.on],
              ['false', m.off],
            ]}
            choose={(value) => change({ set_avg: value === 'false' ? 'false' : undefined })}
          />
        </>
      )}
      {tab === 'materiality' && <Family comparison={comparison} />}
    </div>
  )
}

function Years() {
  const m = comparisonPageMessages()
  const [address, change] = useComparisonAddress()
  const { from, to } = yearsOf(address)
  const last = Number(today().slice(0, 4))
  const all = Array.from({ length: 16 }, (_, index) => last - index).concat(from, to)
  const years = [...new Set(all)].sort((a, b) => b - a)
  const options = (fits: (year: number) => boolean) =>
    years.filter(fits).map((year) => [String(year), formatYear(year)] as const)
  return (
    <span className={classes.years}>
      <Select
        label={m.years}
        value={String(from)}
        options={options((year) => year <= to && year > to - maxYears)}
        choose={(value) => change({ from_y: Number(value), to_y: to })}
      />
      <span aria-hidden="true">{m.to}</span>
      <Select
        label={`${m.years} ${m.to}`}
        isNameless
        value={String(to)}
        options={options((year) => year >= from && year < from + maxYears)}
        choose={(value) => change({ from_y: from, to_y: Number(value) })}
      />
    </span>
  )
}

function Region() {
  const m = comparisonPageMessages()
  const [{ region = 'total' }, change] = useComparisonAddress()
  const { data } = useQuery({ ...requestOf(getSearchVocabulary, { query: {} }), staleTime: Number.POSITIVE_INFINITY })
  const options = (data?.regions ?? [])
    .filter(({ code }) => data?.sets.region?.some(({ value }) => value === code))
    .map(({ code, nameJa, nameEn }) => [code, language() === 'ja' ? nameJa : nameEn] as const)
  return (
    <Select
      label={m.region}
      value={region}
      options={[['total', m.wholeMarket], ...options]}
      choose={(value) => change({ region: value === 'total' ? undefined : value })}
    />
  )
}

/** Target and factor; a pair that no indicator has cannot be chosen and says why. */
function Family({ comparison }: { comparison: Comparison | undefined }) {
  const m = comparisonPageMessages()
  const [{ target, factor }, change] = useComparisonAddress()
  const { data: indicators } = useIndicators()
  const has = (...tags: (string | undefined)[]) =>
    !indicators || indicators.some(({ scoreTags }) => tags.every((tag) => tag === undefined || scoreTags.includes(tag)))
  const total = comparison?.rows.find(({ code }) => code === 'sustainability_score')
  return (
    <>
      <Select
        label={m.target}
        value={target ?? 'total'}
        options={(['total', ...targetSides] as const).map((each) => [
          each,
          m.targets[each],
          each === 'total' || has(each, factor) ? undefined : m.emptyPair,
        ])}
        choose={(value) => change({ target: value === 'total' ? undefined : (value as ComparisonSearch['target']) })}
      />
      <Select
        label={m.factor}
        value={factor ?? 'total'}
        options={(['total', ...targetFactors] as const).map((each) => [
          each,
          m.factors[each],
          each === 'total' || has(target, each) ? undefined : m.emptyPair,
        ])}
        choose={(value) => change({ factor: value === 'total' ? undefined : (value as ComparisonSearch['factor']) })}
      />
      {(target || factor) && total?.indicators != null && (
        <span className="note">{m.family(formatNumber(total.indicators))}</span>
      )}
    </>
  )
}

interface SelectProps {
  readonly label: string
  /** Whether the label is for screen readers alone. */
  readonly isNameless?: boolean
  readonly value: string
  /** Value, words, and why it cannot be chosen where that is so. */
  readonly options: readonly (readonly [value: string, words: string, refusal?: string | undefined])[]
  readonly choose: (value: string) => void
}

export function Select({ label, isNameless = false, value, options, choose }: SelectProps) {
  return (
    <label>
      <span className={isNameless ? 'sr' : ''}>{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([each, words, refusal]) => (
          <option key={each} value={each} disabled={refusal !== undefined}>
            {refusal === undefined ? words : comparisonPageMessages().closed(words, refusal)}
          </option>
        ))}
      </select>
    </label>
  )
}
