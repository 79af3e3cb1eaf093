import { useNavigate } from '@tanstack/react-router'
import type { Indicator } from '#contract/market/indicators.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { today } from '../../context/search.ts'
import { formatDay, formatDifference, formatNumber, formatYear } from '../../format.ts'
import { joined } from '../../i18n/joined.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { useOtherRules } from '../use-comparison.ts'
import { MatrixView } from './MatrixView.tsx'
import { Key } from './marks.tsx'
import { noteOf } from './matrix-table.ts'
import { materialityMessages } from './messages.ts'
import { findingOf, type Item, orderedItems, type Subject } from './model.ts'
import { orderOf } from './order.ts'
import { PositionView } from './PositionView.tsx'
import { Strips } from './Strips.tsx'
import { comparisonSentence, scoreSource } from './sentence.ts'
import { Tools } from './Tools.tsx'
import { comparisonTable } from './table.ts'
import { useModel } from './use-model.ts'
import { YearsView } from './YearsView.tsx'

interface Props {
  readonly screen: ComparisonScreen
  readonly below: ReadonlyMap<string, readonly Indicator[]>
}

/** The companies on every item: as strips, matrix, years, position map and table. */
export function MaterialityComparison({ screen, below }: Props) {
  const m = materialityMessages()
  const { comparison, five } = screen
  const navigate = useNavigate()
  const [address, change] = useComparisonAddress()
  const model = useModel(screen)
  const { subjects, all, items, year, open } = model
  const view = address.view ?? 'strips'
  const ordered = orderedItems(items, address.sort === 'difference')
  const order = orderOf(address, { items, subjects })
  const sentence = comparisonSentence(findingOf(all, useOtherRules(comparison, year)), subjects)
  const drawn = { label: sentence, subjects, five, open }
  const detail = (item: Item, at: number) => joined([noteOf(item, at), besideOf(item, at, five, subjects)])
  const key = (average: string | null, hasMarket: boolean) => (
    <Key subjects={subjects} five={five} average={average} hasMarket={hasMarket} />
  )
  return (
    <Figure
      id="comparison_materiality"
      number={1}
      name={m.name}
      finding={sentence}
      unit={<Missing all={all} comparison={comparison} year={year} />}
      onSaved={() => {
        // To what the first company named in the picture rests on; an industry has no such page.
        const id = subjects[five[0] ?? 0]?.id
        if (id == null) return
        void navigate({ to: '/companies/$companyId/details', params: { companyId: id }, search: (old) => old })
      }}
      view={view}
      onView={(next) => change({ view: next === 'strips' ? undefined : next })}
      views={[
        {
          key: 'strips',
          label: m.views.strips,
          isPicture: true,
          content: (
            <>
              <Tools items={all} view={view} />
              {key(model.averageName && m.key.average(model.averageName), true)}
              <Strips {...drawn} items={ordered} detail={detail} />
            </>
          ),
        },
        {
          key: 'matrix',
          label: m.views.matrix,
          content: (
            <>
              <Tools items={all} view={view} />
              <MatrixView screen={screen} model={model} order={order} below={below} caption={sentence} />
            </>
          ),
        },
        {
          key: 'years',
          label: m.views.years,
          content: (
            <>
              {key(null, false)}
              <YearsView {...drawn} items={ordered} years={comparison.years} />
            </>
          ),
        },
        { key: 'map', label: m.views.map, isPicture: true, content: <PositionView {...drawn} items={all} /> },
      ]}
      table={comparisonTable({ caption: sentence, items: ordered, subjects, order, comparison, year })}
      source={m.sourceOn(scoreSource(comparison), formatDay(comparison.recipe.asOf ?? today()))}
    />
  )
}

/** How many have no score of the year; the year and the unit otherwise. */
function Missing({
  all,
  comparison,
  year,
}: {
  all: readonly Item[]
  comparison: ComparisonScreen['comparison']
  year: number
}) {
  const m = materialityMessages()
  const { points } = useDisplayWords()
  const fiscal = comparison.years[year]
  if (fiscal === undefined) return null
  const total = all.find(({ code }) => code === 'sustainability_score') ?? all[0]
  const missing = total?.values.filter((value) => value === null).length ?? 0
  const rest = (total?.values.length ?? 0) - missing
  return (
    <>
      {missing > 0 && rest > 0 && m.missing(formatNumber(missing), formatYear(fiscal), formatNumber(rest))}{' '}
      {m.unit(formatYear(fiscal))}{' '}
      {[points, comparison.recipe.method === 'employment-impact' && m.wholeOnly].filter(Boolean).join(' · ')}
    </>
  )
}

/** What another named company is away: said of a point that is focused. */
function besideOf(item: Item, at: number, five: readonly number[], subjects: readonly Subject[]): string {
  const m = materialityMessages()
  const other = five.find((one) => one !== at && item.values[one] !== null)
  const value = item.values[at]
  if (other === undefined || value == null) return ''
  return m.beside(subjects[other]!.name, formatDifference(value, item.values[other]!))
}
