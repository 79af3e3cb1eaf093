import { tip } from '../ui/floating/tip.ts'
import { chartMessages } from './messages.ts'
import './charts.module.css'

/** How a score stands in its industry: top 40 %, middle, worst 40 %; `none` where there is no score. */
export type Band = 'strength' | 'average' | 'issue' | 'none'

const short = { strength: 's', average: 'a', issue: 'i', none: 'n' } as const

/** ▴ 強み, ▬ 平均, ▾ 課題: glyph, word and color together. */
export function BandMark({ band }: { band: Band }) {
  return (
    <span className={`band ${short[band]}`}>
      <i className={`g ${short[band]}`} aria-hidden="true" />
      {chartMessages().band[band]}
    </span>
  )
}

/** The glyph alone, for a row of figures; its word is read out. Its room stays empty where nothing is said. */
export function BandGlyph({ band }: { band: Band }) {
  const word = chartMessages().band[band]
  if (band === 'none') return <i className="gs" aria-hidden="true" />
  return <i className={`g ${short[band]}`} role="img" aria-label={word} {...tip(word)} />
}

/** The token that colors a band. */
export const bandColor = (band: Band): string => `var(--band-${band})`
