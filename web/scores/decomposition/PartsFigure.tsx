import { useMemo } from 'react'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { ScoreKeys } from '../sheet/ScoreKeys.tsx'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import { useScoresAddress } from '../use-address.ts'
import { decompositionMessages } from './decomposition-messages.ts'
import { sumNote } from './PartsSum.tsx'
import { PartsTree } from './PartsTree.tsx'
import { type Decomposed, type Part, type Sort, sorted } from './parts.ts'
import { partsTable } from './parts-table.ts'
import { fromName } from './WaterfallFigure.tsx'

interface Props {
  readonly screen: ScoreScreen
  readonly whole: Part
  readonly decomposed: Decomposed
}

const orders: readonly Sort[] = ['difference', 'weight', 'issues']

/** The score down to its indicators, for reading: the same as the bars, in rows that add up. */
export function PartsFigure({ screen, whole, decomposed }: Props) {
  const m = decompositionMessages()
  const [{ sort: sortParam, why }, change] = useScoresAddress()
  const sort = orders.find((order) => order === sortParam) ?? 'difference'
  const indicators = useIndicatorMap()
  const parts = useMemo(() => sorted(whole, sort), [whole, sort])
  const against = fromName(decomposed)
  const { points } = useDisplayWords()
  const finding = m.partsFinding(
    formatNumber(whole.disclosed),
    formatNumber(whole.indicators),
    formatShare(disclosedShare(whole)),
  )
  return (
    <Figure
      id="score_parts"
      number={2}
      name={m.sections.score_parts}
      finding={whole.indicators > 0 ? finding : undefined}
      unit={
        <>
          {points && `${points} · `}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box and a legend that nobody asked for */}
          <span className="seg" role="group" aria-label={m.order}>
            {orders.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={sort === each}
                onClick={() => change({ sort: each === 'difference' ? undefined : each })}
              >
                {m.sort[each]}
              </button>
            ))}
          </span>
        </>
      }
      state={whole.indicators === 0 ? { kind: 'empty' } : undefined}
      views={[
        {
          key: 'tree',
          label: m.list,
          content: (
            <PartsTree
              whole={parts}
              against={against}
              indicators={indicators.data}
              selection={why}
              isFiltered={sort === 'issues'}
              open={screen.open}
            />
          ),
        },
      ]}
      table={partsTable(whole, { caption: finding, against, indicators: indicators.data })}
      onSelectRow={screen.open}
      notes={
        <>
          <ScoreKeys />
          {whole.difference !== null && <p className="fig-note">{sumNote(whole)}</p>}
        </>
      }
    />
  )
}

function disclosedShare(part: Part): number {
  if (part.level === 3) return part.disclosed > 0 ? part.share : 0
  return part.parts.reduce((sum, each) => sum + disclosedShare(each), 0)
}
