import { useMemo } from 'react'
import { Figure } from '../../charts/figure/Figure.tsx'
import { waterfallTable } from '../../charts/waterfall/bars.ts'
import { Waterfall } from '../../charts/waterfall/Waterfall.tsx'
import { formatDifference, formatYear } from '../../format.ts'
import { useIndicatorName } from '../../scores/decomposition/Decomposition.tsx'
import { partsOf } from '../../scores/decomposition/parts.ts'
import { useDecomposition } from '../../scores/decomposition/use-decomposition.ts'
import { waterfallOf } from '../../scores/decomposition/waterfall.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { useIndicatorContext, useScores } from '../../scoring/use-scores.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Select } from '../frame/Conditions.tsx'
import { comparisonPageMessages } from '../messages.ts'
import classes from './materiality.module.css'
import { materialityMessages } from './messages.ts'
import { subjectsOf } from './model.ts'
import { scoreSource } from './sentence.ts'

/** What makes two of the companies differ: from one's score to the other's, category by category. */
export function DifferenceFigure({ screen: { comparison, five, year, open } }: { screen: ComparisonScreen }) {
  const m = materialityMessages()
  const [{ other, pins }, change] = useComparisonAddress()
  const subjects = useMemo(() => subjectsOf(comparison), [comparison])
  const pinned = Number(pins?.split('-')[0])
  const own = subjects.find(({ id }) => id === pinned) ?? subjects[five[0] ?? 0]!
  const beside =
    subjects.find(({ id }) => id === other && id !== own.id) ??
    subjects[five.find((at) => subjects[at]!.id !== own.id) ?? 0]!
  const fiscalYear = year === null ? undefined : comparison.years[year]
  const context = { ...useIndicatorContext(), ...(fiscalYear !== undefined && { year: fiscalYear }) }
  const decomposition = useDecomposition(own.id!, 'sustainability_score', {
    ...context,
    against: 'company',
    other: beside.id!,
  })
  const scores = useScores(own.id!, context)
  const nameOf = useIndicatorName()
  const { points } = useDisplayWords()
  const input = useMemo(() => {
    if (!decomposition.data || !scores.data) return undefined
    const whole = partsOf('sustainability_score', decomposition.data, { scores: scores.data.scores, nameOf })
    return waterfallOf(whole, decomposition.data, { from: beside.name, to: own.name, rest: m.rest })
  }, [decomposition.data, scores.data, nameOf, beside, own, m])
  const name = m.differenceOf(own.name, beside.name)
  const finding = input && `${name}：${formatDifference(input.end.value, input.start?.value ?? 0)}`
  const options = subjects.map((subject) => [String(subject.id), subject.name] as const)
  return (
    <Figure
      id="comparison_difference"
      number={2}
      name={m.difference}
      finding={finding ?? name}
      unit={
        <>
          {fiscalYear !== undefined && formatYear(fiscalYear)} {m.differenceUnit} {points}
          <span className={classes.axes}>
            <Select
              label={m.pick}
              value={String(own.id)}
              options={options.filter(([id]) => id !== String(beside.id))}
              choose={(id) => change({ pins: id, other: beside.id ?? undefined })}
            />
            <Select
              label={comparisonPageMessages().to}
              isNameless
              value={String(beside.id)}
              options={options.filter(([id]) => id !== String(own.id))}
              choose={(id) => change({ other: Number(id) })}
            />
          </span>
        </>
      }
      views={[
        {
          key: 'waterfall',
          label: m.difference,
          isPicture: input !== undefined,
          content: decomposition.isError ? (
            <ErrorState error={decomposition.error} retry={() => void decomposition.refetch()} />
          ) : input ? (
            <Waterfall
              label={finding ?? name}
              input={input}
              onSelect={(key) => key !== 'rest' && open(own.id!, key, fiscalYear)}
            />
          ) : (
            <p className="note">{m.noDifference}</p>
          ),
        },
      ]}
      table={input && waterfallTable(input, name)}
      source={scoreSource(comparison)}
    />
  )
}
