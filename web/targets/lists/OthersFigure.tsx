import { Link } from '@tanstack/react-router'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { useCompanyId } from '../../companies/tab/CompanyTab.tsx'
import { formatDay, formatExact, formatShare, formatYear } from '../../format.ts'
import { nameOf } from '../../indicators/names.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { cardMessages } from '../card-messages.ts'
import { isReached, othersHeadline } from '../list-headlines.ts'
import { listMessages } from '../list-messages.ts'
import classes from '../targets.module.css'

type Other = CompanyTargets['others'][number]

/** Targets of other kinds, as bullets where they are numbers and as written where not. */
export function OthersFigure({ data }: { readonly data: CompanyTargets }) {
  const m = listMessages().others
  const { others } = data
  return (
    <section className="fig c12" aria-labelledby="other-targets">
      <header>
        <p className="label">
          <i>1</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="other-targets">
          {othersHeadline(data)}
        </h2>
        <p className="unit">{others.length === 0 ? m.noneText : m.unit}</p>
      </header>
      {others.length > 0 && (
        <div className={`fig-body ${classes.scroller}`}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{m.target}</th>
                <th scope="col">{m.place}</th>
                <th scope="col" className="num">
                  {m.now}
                </th>
                <th scope="col" className="num">
                  {m.goal}
                </th>
                <th scope="col">{m.period}</th>
                <th scope="col">{m.source}</th>
              </tr>
            </thead>
            <tbody>
              {others.map((other, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list stands as it came, and two rows may say the same
                <OtherRow key={index} other={other} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function OtherRow({ other }: { readonly other: Other }) {
  const m = listMessages().others
  const { goal, now, unit, target, result, period, targetYear, figure } = other
  const indicator = useIndicatorMap().data?.get(figure?.indicator ?? '')
  const isBar = goal !== null && now !== null && goal > 0 && now >= 0
  const reached = isReached(other)
  const number = (value: number) => `${formatExact(value)}${unit ?? ''}`
  const most = isBar ? Math.max(goal, now) : 1
  return (
    <tr>
      <th scope="row">{indicator ? nameOf(indicator) : kindOf(other.name)}</th>
      <td>
        {isBar ? (
          <DotLine
            value={(now / most) * 100}
            average={(goal / most) * 100}
            ticks={[0, 100]}
            label={m.bar(number(now), number(goal))}
          />
        ) : (
          '—'
        )}
        {reached !== null && <small>{reached ? m.reached : m.notReached}</small>}
      </td>
      <td className="num">{now === null ? (result ?? '—') : number(now)}</td>
      <td className="num">{goal === null ? (target ?? '—') : number(goal)}</td>
      <td>{period ?? (targetYear === null ? '—' : formatYear(targetYear))}</td>
      <td>
        <OtherSource other={other} />
      </td>
    </tr>
  )
}

function kindOf(name: string): string {
  const kinds: Readonly<Record<string, string>> = listMessages().others.kinds
  return kinds[name] ?? name
}

function OtherSource({ other: { document, figure, sentence } }: { readonly other: Other }) {
  const m = listMessages().others
  const cards = cardMessages()
  const companyId = useCompanyId()
  if (figure)
    return (
      <Link
        to="/companies/$companyId/raws"
        params={{ companyId }}
        search={{ view: 'all', figure: `${figure.indicator}.${figure.year}.${figure.boundary}.` }}
      >
        {m.indicator} {figure.indicator}
      </Link>
    )
  if (!document) return <>—</>
  return (
    <>
      <Link to="/companies/$companyId/company-disclosures" params={{ companyId }}>
        {document.title} ({formatDay(document.filedOn)})
      </Link>
      {sentence && (
        <>
          <br />
          <q>{sentence.text}</q> {cards.confidence(formatShare(sentence.confidence))} –{' '}
          {sentence.isAccepted ? cards.accepted : cards.waits}
        </>
      )}
    </>
  )
}
