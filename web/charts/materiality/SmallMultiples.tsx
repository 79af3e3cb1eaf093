import type { CSSProperties } from 'react'
import { formatNumber } from '../../format.ts'
import { tip, tipOnText } from '../../ui/floating/tip.ts'
import { BandGlyph } from '../Band.tsx'
import classes from '../charts.module.css'
import { chartMessages } from '../messages.ts'
import { Sparkline } from '../small/Sparkline.tsx'
import { WeightBar } from '../small/WeightBar.tsx'
import { differenceText, type MaterialTheme, type Pillar, weightPercent } from './themes.ts'

interface Props {
  readonly pillars: readonly Pillar[]
  readonly themes: readonly MaterialTheme[]
  readonly onSelect?: ((key: string) => void) | undefined
}

/** A card for each theme, by pillar: weight, score, band, difference, years. One scale for all of them. */
export function MaterialitySmallMultiples({ pillars, themes, onSelect }: Props) {
  const heaviest = Math.max(1, ...themes.map(({ weight }) => weight))
  const range = rangeOf(themes)
  return (
    <div className={classes.tiles}>
      {pillars.map((pillar) => {
        const own = themes.filter((theme) => theme.pillar === pillar.key)
        return (
          <section key={pillar.key} style={{ '--cards': Math.max(1, own.length) } as CSSProperties}>
            <PillarHead pillar={pillar} />
            <ul>
              {own.map((theme) => (
                <Card key={theme.key} theme={theme} share={theme.weight / heaviest} range={range} onSelect={onSelect} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function rangeOf(themes: readonly MaterialTheme[]): [number, number] {
  const numbers = themes
    .flatMap(({ scores, averages = [] }) => [...scores, ...averages])
    .filter((value) => value !== null)
  return numbers.length === 0 ? [0, 100] : [Math.min(...numbers), Math.max(...numbers)]
}

function PillarHead({ pillar: { name, weight, score, average } }: { pillar: Pillar }) {
  const m = chartMessages()
  const figure = (value: number | null) => (value === null ? '—' : formatNumber(value, 1))
  return (
    <h3 className={classes.pillar}>
      <b>{name}</b>
      <span>
        {m.weight} {weightPercent(weight)}
      </span>
      <span>
        {m.score} {figure(score)}
      </span>
      <span>
        {m.average} {figure(average)}
      </span>
    </h3>
  )
}

interface CardProps {
  readonly theme: MaterialTheme
  readonly share: number
  readonly range: readonly [number, number]
  readonly onSelect: Props['onSelect']
}

function Card({ theme, share, range, onSelect }: CardProps) {
  const m = chartMessages()
  const { key, name, weight, score, band, scores, averages } = theme
  return (
    <li className={classes.tile}>
      <WeightBar share={share} />
      <p className={classes.tileName}>
        {onSelect ? (
          <button type="button" onClick={() => onSelect(key)} {...tip(name)}>
            {name}
          </button>
        ) : (
          <span {...tipOnText(name)}>{name}</span>
        )}
        <span className="dim">
          <span className="sr">{m.weight} </span>
          {weightPercent(weight)}
        </span>
      </p>
      <p className={classes.tileScore}>
        <span>
          {score === null ? '—' : formatNumber(score, 1)} <BandGlyph band={band} />
        </span>
        <small>
          <span className="sr">{m.difference} </span>
          {differenceText(theme)}
        </small>
      </p>
      <Sparkline
        values={scores}
        reference={averages}
        apart={theme.apart}
        referenceApart={theme.averagesApart}
        range={range}
        width={180}
        height={40}
      />
    </li>
  )
}

/** What the parts of a card mean; stands under the cards. */
export function MaterialityKey({ years }: { years: string }) {
  const m = chartMessages()
  return (
    <p className="key">
      <span>
        <svg width="20" height="6" aria-hidden="true">
          <rect y="1.5" width="20" height="3" fill="var(--ink-2)" />
        </svg>
        {m.weightBar}
      </span>
      <span>
        <svg width="16" height="8" aria-hidden="true">
          <line x2="16" y1="4" y2="4" stroke="var(--ink)" strokeWidth="1.4" />
        </svg>
        {m.own} {years}
      </span>
      <span>
        <svg width="16" height="8" aria-hidden="true">
          <line x2="16" y1="4" y2="4" stroke="var(--series-ref)" strokeDasharray="2 2" />
        </svg>
        {m.average}
      </span>
      <span>{m.differenceKey}</span>
    </p>
  )
}
