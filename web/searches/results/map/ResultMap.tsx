import { useMemo, useState } from 'react'
import type { Measure } from '#contract/search/measure.ts'
import { measureOf, shownMeasure } from '#contract/search/measure.ts'
import { parseMeasure } from '#contract/search/text.ts'
import type { Display } from '#methodology/scores/displays.ts'
import { Figure, type FigureState } from '../../../charts/figure/Figure.tsx'
import { chartMessages } from '../../../charts/messages.ts'
import { PositionMap } from '../../../charts/position-map/PositionMap.tsx'
import { positionTable } from '../../../charts/position-map/position.ts'
import { type ComparedCompany, useComparison } from '../../../companies/comparison.ts'
import { type MeasureWords, useMeasureWords } from '../../../indicators/measures/measures.ts'
import { useDisplayQuery } from '../../../scoring/displays.ts'
import { notify } from '../../../ui/modals/dialogs.ts'
import { useSearchQuery, useSearchState } from '../../state.ts'
import { usePoints } from '../../use-searches.ts'
import { useSelection } from '../selection.ts'
import { MapCard } from './MapCard.tsx'
import { MapChoices } from './MapChoices.tsx'
import { MapNotes } from './MapNotes.tsx'
import classes from './map.module.css'
import { type MapAxis, readAxes } from './map-axes.ts'
import { endsOf, relationSentence } from './map-ends.ts'
import { mapOf, type Points, type ShownMap, type Side } from './map-input.ts'
import { mapMessages } from './map-messages.ts'

const heights = { both: 420, map: 560 } as const

/** Where every matching company stands on two measures of the reader's choice. */
export function ResultMap() {
  const m = mapMessages()
  const { state } = useSearchState()
  const axes = useMemo(() => readAxes(state.axes), [state.axes])
  const points = usePoints({
    ...useSearchQuery(),
    ...useDisplayQuery(),
    x: axes[0].of,
    y: axes[1].of,
    size: 'market_cap',
  })
  const [opened, setOpened] = useState<string>()
  const map = useMap(points.data, axes)
  const picking = usePicking(points.data)
  const height = heights[state.view === 'map' ? 'map' : 'both']
  const finding = map && relationSentence(map.relation, map.x.ends, map.y.ends)
  const companyOf = (key: string | undefined) => points.data?.companies.find(({ id }) => String(id) === key)
  const company = companyOf(opened)
  return (
    <div
      className={points.isPlaceholderData ? `${classes.resultMap} is-stale` : classes.resultMap}
      aria-busy={points.isFetching}
    >
      <Figure
        id="result_map"
        name={m.name}
        finding={finding}
        unit={
          <>
            <MapChoices axes={axes} log={map?.log} />
            {points.data?.isLocked && <p role="status">{m.locked}</p>}
          </>
        }
        state={stateOf(points, height)}
        views={[
          {
            key: 'chart',
            label: chartMessages().chart,
            isPicture: true,
            content: map && (
              <PositionMap
                label={finding ?? m.name}
                input={map.input}
                height={height}
                onSelect={setOpened}
                onBox={picking.box}
              />
            ),
          },
        ]}
        table={map && positionTable(map.input, finding ?? m.name)}
        onSelectRow={setOpened}
        picks={{ name: m.pick, label: m.pickOne, has: picking.has, toggle: picking.toggle }}
        notes={map && <MapNotes total={points.data!.total} missing={points.data!.missing} map={map} />}
      />
      {company && map && <MapCard key={company.id} company={company} map={map} close={() => setOpened(undefined)} />}
    </div>
  )
}

function useMap(points: Points | undefined, [x, y]: readonly [MapAxis, MapAxis]): ShownMap | undefined {
  const words = useMeasureWords()
  const comparison = useComparison()
  const selection = useSelection()
  const display = points?.display ?? 'score'
  const sides = { x: sideOf(x, display, words), y: sideOf(y, display, words) }
  const compared = comparison.companies.map(({ id }) => id).join()
  const picked = selection.companies.map(({ id }) => id).join()
  const names = `${sides.x.words.name} ${sides.y.words.name}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words and lists are made anew each time
  return useMemo(
    () =>
      points && points.companies.length > 0
        ? { ...mapOf({ points, ...sides, compared: comparison.has, picked: selection.has }), ...sides }
        : undefined,
    [points, x, y, names, compared, picked],
  )
}

function sideOf({ of, isLog }: MapAxis, display: Display, words: (measure: Measure) => MeasureWords): Side {
  const read = parseMeasure(of)
  const measure = shownMeasure(read.kind === 'read' ? read.value : measureOf(of), display)
  const measureWords = words(measure)
  return { words: measureWords, ends: endsOf(measure, measureWords), isLog }
}

/** Boxes and ticks choose companies as the table of the result does; what does not fit is refused whole, and says so. */
function usePicking(points: Points | undefined) {
  const m = mapMessages()
  const selection = useSelection()
  const add = (list: readonly ComparedCompany[]) => {
    const refusal = selection.refusal(list)
    if (refusal !== null) notify({ text: refusal, tone: 'error' })
    else selection.add(list)
  }
  const of = (keys: ReadonlySet<string>) => points?.companies.filter(({ id }) => keys.has(String(id))) ?? []
  return {
    has: (key: string) => selection.has(Number(key)),
    toggle(key: string) {
      if (selection.has(Number(key))) selection.remove([Number(key)])
      else add(of(new Set([key])))
    },
    box(keys: readonly string[]) {
      if (keys.length === 0) notify({ text: m.nobody })
      else add(of(new Set(keys)))
    },
  }
}

function stateOf(points: ReturnType<typeof usePoints>, height: number): FigureState | undefined {
  if (points.isError) return { kind: 'error', error: points.error, retry: () => void points.refetch() }
  if (!points.data) return { kind: 'loading', height }
  return points.data.companies.length === 0 ? { kind: 'empty' } : undefined
}
