import type { Score } from '#contract/scores/score.ts'
import { BandGlyph } from '../../charts/Band.tsx'
import { pointsBetween } from '../../charts/figure/difference.ts'
import { chartMessages } from '../../charts/messages.ts'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { UnlikePeriods } from '../../charts/small/UnlikePeriods.tsx'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { intervalSpan, intervalText } from '../../scoring/reliance/reliance.ts'
import { scoreMessages, scoreName } from '../../scoring/score-messages.ts'
import { Unscored } from '../../scoring/unscored/Unscored.tsx'
import { tip } from '../../ui/floating/tip.ts'
import { bandOf, middleOf, percentOf } from '../profile-axes.ts'
import { scoreText } from '../score-table.ts'
import classes from '../sheet/sheet.module.css'
import { rankText } from './esg-groups.ts'
import { esgMessages } from './esg-messages.ts'

interface Props {
  readonly score: Score
  readonly hasWeight: boolean
  readonly open: (key: string) => void
}

/** The figures of a score; each opens its reasons. */
export function EsgRowCells({ score, hasWeight, open }: Props) {
  const m = esgMessages()
  const words = scoreMessages()
  const { key, badge, value, coverage, known, band, weight, previous, previousRank, months } = score
  return (
    <>
      <td className="opt nw">
        <span className={classes.badge} data-kind={badge}>
          {words.badge[badge]}
        </span>
        <span className="dim direction" {...tip(m.up)}>
          <span aria-hidden="true">↑</span>
          <span className="sr">{m.up}</span>
        </span>
      </td>
      {hasWeight && (
        <td className={`num ${classes.optNarrow}`}>{weight === null ? '—' : formatNumber(weight * 100, 1)}</td>
      )}
      <td className="num">
        <button type="button" className="fig-btn" onClick={() => open(key)}>
          {value === null ? <Unscored known={known} /> : scoreText(value)}{' '}
          <span className="sr">{words.open(scoreName(key))}</span>
        </button>
        <BandGlyph band={bandOf(score)} />
      </td>
      <td className={classes.norm}>
        <DotLine
          value={percentOf(value)}
          average={percentOf(score.average)}
          middle={middleOf(score)}
          best={percentOf(score.best)}
          interval={intervalSpan(score)}
          label={lineText(score)}
        />
      </td>
      <td className={`num ${classes.optNarrow}`}>
        <UnlikePeriods months={months} />
        {pointsBetween(value, previous)}
      </td>
      <td className="num" {...tip(previousRank ? m.rankFrom(formatNumber(previousRank.rank)) : undefined)}>
        {rankText(score)}
      </td>
      <td className="opt nw note">{band ? words.bands[band] : '—'}</td>
      <td className={`num ${classes.optNarrow}`} {...tip(words.coverageOf(formatShare(coverage)))}>
        <span className={classes.covCell}>
          <WeightBar share={coverage} />
          {formatShare(coverage)}
        </span>
      </td>
    </>
  )
}

function lineText({ average, best, interval }: Score): string {
  const m = chartMessages()
  const line = `${m.average} ${scoreText(average)}, ${m.best} ${scoreText(best)}`
  return interval ? `${line}, ${intervalText(interval)}` : line
}
