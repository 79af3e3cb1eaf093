import { memo } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { BandGlyph } from '../../charts/Band.tsx'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { formatNumber, formatPoints } from '../../format.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { tip } from '../../ui/floating/tip.ts'
import { FoldButton } from '../esg/FoldButton.tsx'
import { percentOf } from '../profile-axes.ts'
import { scoreText } from '../score-table.ts'
import classes from '../sheet/sheet.module.css'
import { DifferenceBar } from './DifferenceBar.tsx'
import { decompositionMessages } from './decomposition-messages.ts'
import type { Part } from './parts.ts'
import { RankedValue } from './RankedValue.tsx'

interface Props {
  readonly part: Part
  readonly indicator: Indicator | undefined
  readonly isChosen: boolean
  readonly isOpen: boolean
  /** Undefined where rows cannot be folded. */
  readonly toggle: ((key: string) => void) | undefined
  /** The largest difference of a pillar: all bars share it. */
  readonly scale: number
  readonly open: (key: string) => void
}

/** A part of the score. There may be four hundred, so a row is drawn again only when it changes. */
export const PartRow = memo(function PartRow(props: Props) {
  const { part, isChosen, isOpen, toggle, open } = props
  const m = decompositionMessages()
  const { key, name, level, share, score, average, contribution, difference, rank } = part
  const decimals = level === 3 ? 2 : 1
  return (
    <tr className={`lv${level}${isChosen ? ' sel' : ''}`}>
      <th scope="row">
        <span className={classes.treeName}>
          {level < 3 && toggle && <FoldButton isOpen={isOpen} name={name} toggle={() => toggle(key)} />}
          <button
            type="button"
            className={classes.nameBtn}
            onClick={() => open(key)}
            {...tip(scoreMessages().open(name))}
          >
            {name}
          </button>
        </span>
      </th>
      <td className={`num ${classes.optNarrow}`}>{share > 0 ? formatNumber(share * 100, decimals) : '—'}</td>
      <td className="num opt">
        <RankedValue part={part} indicator={props.indicator} />
      </td>
      <td className={classes.norm}>
        <DotLine value={percentOf(score)} average={percentOf(average)} height={18} />
      </td>
      <td className="num">
        {scoreText(score)}
        <BandGlyph band={part.band} />
      </td>
      <td className={`num mut ${classes.optNarrow}`}>{scoreText(average)}</td>
      <td className="num mut opt">{formatNumber(contribution * 100, decimals)}</td>
      <td className="num">
        <span className="difference">
          <DifferenceBar share={difference === null ? null : difference / props.scale} />
          {difference === null ? '—' : formatPoints(difference * 100, decimals)}
        </span>
      </td>
      <td className={`num ${classes.optNarrow}`}>
        {rank ? `${formatNumber(rank.rank)} / ${formatNumber(rank.of)}` : ''}
      </td>
      <td className="opt note nw">
        <Origin part={part} none={m.noFigure} />
      </td>
    </tr>
  )
})

function Origin({ part: { level, leaf, disclosed, indicators }, none }: { part: Part; none: string }) {
  const m = decompositionMessages()
  if (leaf) return <span {...tip(m.originHints[leaf.origin])}>{m.origins[leaf.origin]}</span>
  if (level === 3) return <span className="dim">{none}</span>
  const counts = [formatNumber(disclosed), formatNumber(indicators)] as const
  return <span {...tip(m.disclosedOfText(...counts))}>{m.disclosedOf(...counts)}</span>
}
