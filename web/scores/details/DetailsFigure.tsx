import type { Score } from '#contract/scores/score.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { decompositionMessages } from '../decomposition/decomposition-messages.ts'
import type { Part } from '../decomposition/parts.ts'
import { partsTable } from '../decomposition/parts-table.ts'
import { ScoreKeys } from '../sheet/ScoreKeys.tsx'
import { CategoryDetail } from './CategoryDetail.tsx'
import { detailsMessages } from './details-messages.ts'

interface Props {
  readonly whole: Part
  readonly categories: readonly Part[]
  /** As the context shows them. */
  readonly scores: readonly Score[]
  readonly open: (key: string) => void
}

/** Category by category: what is disclosed and where it ranks. */
export function DetailsFigure({ whole, categories, scores, open }: Props) {
  const m = detailsMessages()
  const indicators = useIndicatorMap().data
  const finding = disclosureFinding(whole, categories)
  return (
    <Figure
      id="esg_detail"
      number={2}
      name={m.detail}
      finding={finding}
      state={categories.length === 0 ? { kind: 'empty' } : undefined}
      views={[
        {
          key: 'categories',
          label: decompositionMessages().list,
          content: categories.map((category) => (
            <CategoryDetail
              key={category.key}
              category={category}
              score={scoreOf(scores, category.key as ScoreKey)}
              indicators={indicators}
              open={open}
            />
          )),
        },
      ]}
      table={partsTable(whole, { caption: finding, against: decompositionMessages().against.average, indicators })}
      onSelectRow={open}
      notes={<ScoreKeys />}
    />
  )
}

function disclosureFinding({ disclosed, indicators }: Part, categories: readonly Part[]): string {
  const m = detailsMessages()
  const shareOf = (part: Part) => part.disclosed / Math.max(1, part.indicators)
  const [least] = [...categories].sort((one, other) => shareOf(one) - shareOf(other))
  const all = formatNumber(indicators)
  if (!least || disclosed === indicators) return m.full(all)
  return m.finding(formatNumber(indicators - disclosed), all, least.name, formatShare(shareOf(least)))
}
