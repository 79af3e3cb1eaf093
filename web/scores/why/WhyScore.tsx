import { useEffect, useRef } from 'react'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { CommentLink } from '../../companies/head/CommentLink.tsx'
import { language } from '../../i18n/language.ts'
import { ToDefinition } from '../../indicators/DefinitionLink.tsx'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from '../sheet/scores.module.css'
import { IndicatorReasons } from './IndicatorReasons.tsx'
import { whyMessages } from './messages.ts'
import { ScoreReasons } from './ScoreReasons.tsx'

interface Props {
  readonly companyId: number
  /** Key of a score, or code of an indicator. */
  readonly name: string
  readonly scores: CompanyScores
  readonly open: (key: string) => void
  readonly close: () => void
}

/** The margin in which a score answers for itself: formula, inputs, peers, way to the total, recipe. Never a modal. */
export function WhyScore({ companyId, name, scores, open, close }: Props) {
  const m = whyMessages()
  const indicators = useIndicatorMap()
  const panel = useRef<HTMLElement>(null)
  useEscape(close)
  useInSight(panel)
  const isScore = (scoreKeys as readonly string[]).includes(name)
  const indicator = indicators.data?.get(name)
  const title = isScore ? scoreName(name) : indicator && (language() === 'ja' ? indicator.nameJa : indicator.nameEn)
  return (
    <aside ref={panel} className={`why ${classes.whyScore}`} aria-label={m.why}>
      <div className="why-head">
        <strong className="note">{m.why}</strong>
        <span className="why-close">
          <kbd>Esc</kbd>
          <button type="button" className="icon-btn" aria-label={m.close} onClick={close}>
            <Icon name="close" />
          </button>
        </span>
      </div>
      <h2>
        {title ?? name} {!isScore && <span>{name}</span>}
      </h2>
      {indicator && <ToDefinition code={indicator.code} />}
      {isScore && <ScoreReasons companyId={companyId} name={name as ScoreKey} scores={scores} open={open} />}
      {!isScore && indicator && <IndicatorReasons companyId={companyId} indicator={indicator} open={open} />}
      <div className="ends">
        <CommentLink companyId={companyId} look="words" />
      </div>
    </aside>
  )
}

function useEscape(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Where the panel stands below the screen, opening it brings it into sight. */
function useInSight(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (panel.current && getComputedStyle(panel.current).position === 'static') {
      panel.current.scrollIntoView?.({ block: 'start' })
    }
  }, [panel])
}
