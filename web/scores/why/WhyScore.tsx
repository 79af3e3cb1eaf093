import type { CompanyScores } from '#contract/scores/scores.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { CommentLink } from '../../companies/head/CommentLink.tsx'
import { language } from '../../i18n/language.ts'
import { ToDefinition } from '../../indicators/DefinitionLink.tsx'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { WhyAside } from '../../why/WhyAside.tsx'
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
  const isScore = (scoreKeys as readonly string[]).includes(name)
  const indicator = indicators.data?.get(name)
  const title = isScore ? scoreName(name) : indicator && (language() === 'ja' ? indicator.nameJa : indicator.nameEn)
  return (
    <WhyAside label={m.why} className={classes.whyScore} close={close}>
      <h2>
        {title ?? name} {!isScore && <span>{name}</span>}
      </h2>
      {indicator && <ToDefinition code={indicator.code} />}
      {isScore && <ScoreReasons companyId={companyId} name={name as ScoreKey} scores={scores} open={open} />}
      {!isScore && indicator && <IndicatorReasons companyId={companyId} indicator={indicator} open={open} />}
      <div className="ends">
        <CommentLink companyId={companyId} look="words" />
      </div>
    </WhyAside>
  )
}
