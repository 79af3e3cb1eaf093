import type { ReactNode } from 'react'
import type { CompanyTarget, CompanyTargets } from '#contract/targets/targets.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { formatShare, formatYear } from '../../format.ts'
import { cardMessages } from '../card-messages.ts'
import { FigureLink } from '../FigureLink.tsx'
import { changeText, percentText, tonnesText, yearsText } from '../figure-text.ts'
import { horizonText, statusText } from '../list-words.ts'
import { isSure } from '../main-target.ts'
import { targetsMessages } from '../messages.ts'
import classes from '../targets.module.css'
import { TargetProgress } from './Kept.tsx'
import { PaceLine } from './PaceLine.tsx'
import { SourceOf } from './SourceOf.tsx'
import { StrengthOf } from './StrengthOf.tsx'

interface Props {
  readonly companyId: number
  readonly data: CompanyTargets
  readonly target: CompanyTarget
  readonly isContradicted: boolean
}

/** What one target covers, how fast it is, whether it is kept, how strong, and where it is written. */
export function TargetCard({ companyId, data, target, isContradicted }: Props) {
  const m = cardMessages()
  const words = targetsMessages()
  const { scope, reduction, baseYear, targetYear, fault, measure, covers } = target
  const isIntensity = measure === 'intensity'
  return (
    <article className={classes.card} data-waiting={!isSure(target) || undefined}>
      <h3>
        {words.scopes[scope]} <b>{changeText(-reduction)}</b> {formatYear(targetYear)}{' '}
        <small>{m.base(formatYear(baseYear))}</small>
      </h3>
      <Tags target={target} isContradicted={isContradicted} />
      {fault !== null && (
        <p className={classes.fault}>{words.headlines.faults[fault](formatYear(baseYear), formatYear(targetYear))}</p>
      )}
      {isIntensity && <p className={classes.fault}>{m.intensityText}</p>}
      <dl>
        <Part name={m.covers}>
          {covers ? m.coversOf(formatShare(covers.share), formatYear(covers.year)) : m.noCovers}
        </Part>
        {target.pace && (
          <Part name={m.pace}>
            <PaceLine pace={target.pace} />
          </Part>
        )}
        {target.pace && (
          <Part name={m.kept}>
            <TargetProgress target={target} />
            <Levels companyId={companyId} data={data} target={target} />
          </Part>
        )}
        {target.pace && (
          <Part name={m.gaps}>
            <Gaps target={target} />
          </Part>
        )}
        {!isIntensity && fault !== 'years' && (
          <Part name={m.strength}>
            <StrengthOf target={target} />
          </Part>
        )}
        <Part name={m.source}>
          <SourceOf companyId={companyId} target={target} />
        </Part>
      </dl>
    </article>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Tags({ target, isContradicted }: Pick<Props, 'target' | 'isContradicted'>) {
  const m = cardMessages()
  const { classification, measure } = target
  const tags = [
    ...[horizonText(target), classification, statusText(target)].filter((tag) => tag !== null),
    ...(measure === 'intensity' ? [m.tags.intensity] : []),
    ...(isSure(target) ? [] : [m.tags.waiting]),
    ...(isContradicted ? [m.tags.contradiction] : []),
  ]
  return tags.length === 0 ? null : <p className="note">{tags.join(' · ')}</p>
}

/** Base, goal and newest figure in tonnes; what was filed opens. */
function Levels({ companyId, data, target }: Omit<Props, 'isContradicted'>) {
  const m = cardMessages()
  const { pace, scope, baseYear, targetYear } = target
  const series =
    data.emissions.find((each) => each.scope === scope) ?? data.intensities.find((each) => each.scope === scope)
  if (!pace || pace.base === null || pace.targetEmissions === null || !series) return null
  const { indicator, boundary } = series
  return (
    <>
      <br />
      <FigureLink {...{ companyId, indicator, boundary, year: baseYear }}>
        {m.level(formatYear(baseYear), tonnesText(pace.base))}
      </FigureLink>
      {' → '}
      {m.level(formatYear(targetYear), tonnesText(pace.targetEmissions))}
      {pace.latest !== null && pace.latestYear !== null && (
        <>
          <br />
          <FigureLink {...{ companyId, indicator, boundary, year: pace.latestYear }}>
            {m.latest(formatYear(pace.latestYear), tonnesText(pace.latest))}
          </FigureLink>
        </>
      )}
    </>
  )
}

/** Tonnes and years to its own line and to both paths. */
function Gaps({ target: { gap, paths, pace } }: Pick<Props, 'target'>) {
  const m = cardMessages()
  const { paths: names } = targetsMessages()
  if (!pace || pace.latestYear === null) return <>{m.noGap}</>
  const rows = [
    { key: 'own', name: m.slope(m.ownLine, percentText(pace.promised)), gap },
    ...paths.map(({ name, slope, gap: behind }) => ({
      key: name,
      name: m.slope(names[name], percentText(slope)),
      gap: behind,
    })),
  ]
  return (
    <table className={classes.gaps}>
      <caption className="sr">{m.gaps}</caption>
      <tbody>
        {rows.map(({ key, name, gap: behind }) => (
          <tr key={key} data-behind={(behind && behind.gap > 0) || undefined}>
            <th scope="row">{name}</th>
            <td>
              {behind
                ? m.gap(
                    betweenText(behind.allowed + behind.gap, behind.allowed, tonnesText),
                    behind.years === null ? null : yearsText(behind.years),
                  )
                : m.noGap}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
