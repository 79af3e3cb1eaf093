import { memo } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import type { Score } from '#contract/scores/score.ts'
import { rankBand } from '#methodology/scores/rank-bands.ts'
import { BandGlyph, BandMark } from '../../charts/Band.tsx'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { tip } from '../../ui/floating/tip.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { decompositionMessages } from '../decomposition/decomposition-messages.ts'
import type { Part } from '../decomposition/parts.ts'
import { RankedValue } from '../decomposition/RankedValue.tsx'
import { percentOf } from '../profile-axes.ts'
import { scoreText } from '../score-table.ts'
import classes from '../sheet/sheet.module.css'
import { detailsMessages } from './details-messages.ts'

interface Props {
  readonly category: Part
  /** Its own, as the context shows it. */
  readonly score: Score | undefined
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  readonly open: (key: string) => void
}

/** A category with its indicators: figure, rank and where the figure comes from. */
export const CategoryDetail = memo(function CategoryDetail({ category, score, indicators, open }: Props) {
  const m = detailsMessages()
  const { key, name, share, rank, band, disclosed } = category
  const parts = category.parts.filter(({ leaf }) => leaf)
  const { unit, labelled } = useDisplayWords()
  return (
    <section className={classes.categoryDetail} id={key} aria-label={name}>
      <h3>
        <button
          type="button"
          className={classes.nameBtn}
          onClick={() => open(key)}
          {...tip(scoreMessages().open(name))}
        >
          {name}
        </button>
        {band !== 'none' && <BandMark band={band} />}
        <span {...tip(unit)}>
          {m.head(
            formatShare(share, 1),
            labelled(m.headScore),
            scoreText(score?.value ?? null),
            scoreText(score?.average ?? null),
          )}
        </span>
        {rank && <span>{m.rankOf(`${formatNumber(rank.rank)} / ${formatNumber(rank.of)}`)}</span>}
        <span>{m.disclosed(formatNumber(disclosed), formatNumber(category.indicators))}</span>
      </h3>
      {parts.length > 0 && (
        <div className="scroll">
          <table className="compact tree">
            <IndicatorHead />
            <tbody>
              {parts.map((part) => (
                <Row key={part.key} part={part} indicator={indicators?.get(part.key)} open={open} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
})

function IndicatorHead() {
  const m = detailsMessages()
  return (
    <Head
      columns={[
        m.indicator,
        num(m.value),
        { name: decompositionMessages().normalized, className: classes.norm },
        { name: m.score, className: 'num gl' },
        num(m.rank),
        { name: m.band, className: 'opt' },
        m.disclosure,
      ]}
    />
  )
}

function Row({ part, indicator, open }: { part: Part; indicator: Indicator | undefined; open: Props['open'] }) {
  const words = decompositionMessages()
  const { key, name, leaf, score, average, rank, band } = part
  const place = rank && rankBand(rank.rank, rank.of)
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={classes.nameBtn}
          onClick={() => open(key)}
          {...tip(scoreMessages().open(name))}
        >
          {name}
        </button>
      </th>
      <td className="num">
        <RankedValue part={part} indicator={indicator} />
      </td>
      <td className={classes.norm}>
        <DotLine value={percentOf(score)} average={percentOf(average)} height={18} />
      </td>
      <td className="num">
        {scoreText(score)}
        <BandGlyph band={band} />
      </td>
      <td className="num">{rank ? `${formatNumber(rank.rank)} / ${formatNumber(rank.of)}` : '—'}</td>
      <td className="opt note nw">{place ? scoreMessages().bands[place] : '—'}</td>
      <td className="note nw">
        {leaf && <span {...tip(words.originHints[leaf.origin])}>{words.origins[leaf.origin]}</span>}
      </td>
    </tr>
  )
}
