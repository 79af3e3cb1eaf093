import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { type ComparedTarget, compareTargets, type TargetComparison } from '#contract/comparisons/targets.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { requestOf } from '../../app/query.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { useContext } from '../../context/search.ts'
import { formatCalendarYear, formatDay, formatNumber, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { markOf } from '../../i18n/language-of.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'
import { printTargetMessages } from './print-target-messages.ts'

/** Rows of a table that a printed part has room for. */
const maxRows = 12

/** What companies promise, what they have achieved and what they need each year, and their other targets, with the sources. */
export function PrintTargets({ companies }: { companies: readonly number[] }) {
  const m = printTargetMessages()
  const [{ asOf }] = useContext()
  const query = { companies: companies.join(','), val_scopes: targetScopes.join(','), ...(asOf && { asOf }) }
  const { data, error, refetch } = useQuery(requestOf(compareTargets, { query }))
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} />
  if (data.targets.length === 0 && data.others.length === 0) return <p>{m.none}</p>
  return (
    <>
      {data.targets.length === 0 ? <p>{m.noEmission}</p> : <Emissions comparison={data} />}
      {data.others.length > 0 && <Others comparison={data} />}
    </>
  )
}

const figure = (value: number | null | undefined, digits = 0) => (value == null ? '—' : formatNumber(value, digits))
const percent = (value: number | null | undefined) => figure(value == null ? value : value * 100, 1)

function Emissions({ comparison: { companies, targets } }: { comparison: TargetComparison }) {
  const m = printTargetMessages()
  const hasNames = companies.length > 1
  const visibleTargets = targets.slice(0, maxRows)
  const finals = companies.flatMap((company) => {
    if (company.finalYear === null) return []
    const year = formatCalendarYear(company.finalYear)
    return hasNames ? `${shortName(namesOf(company).first)} ${year}` : year
  })
  return (
    <>
      <h3>{m.caption}</h3>
      <table className="compact">
        <thead>
          <tr>
            {hasNames && (
              <th scope="col" rowSpan={2}>
                {m.company}
              </th>
            )}
            {[m.scope, m.target].map((head) => (
              <th key={head} scope="col" rowSpan={2}>
                {head}
              </th>
            ))}
            {[m.base, m.latest, m.done].map((head) => (
              <th key={head} scope="col" rowSpan={2} className="num">
                {head}
              </th>
            ))}
            <th scope="colgroup" colSpan={3} className="num">
              {m.pace}
            </th>
            <th scope="col" rowSpan={2} className="num">
              {m.left}
            </th>
          </tr>
          <tr>
            {[m.promised, m.achieved, m.needed].map((head) => (
              <th key={head} scope="col" className="num">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleTargets.map((target) => (
            <TargetLine
              key={`${target.company} ${target.scope} ${target.baseYear} ${target.targetYear} ${target.reduction} ${JSON.stringify(target.source)}`}
              target={target}
              name={hasNames ? shortName(namesOf(companies[target.company]!).first) : null}
            />
          ))}
        </tbody>
      </table>
      <p className="fig-note">
        {m.note}{' '}
        {targets.length > visibleTargets.length && m.more(formatNumber(targets.length - visibleTargets.length))}
      </p>
      {finals.length > 0 && (
        <p className="fig-note">
          {m.final('')}
          <Listed texts={finals} />
        </p>
      )}
      <p className="fig-note">
        {m.sources('')}
        <Listed texts={sourcesOf(visibleTargets)} />
      </p>
    </>
  )
}

/** Names and titles one after the other, each in its own language. */
function Listed({ texts }: { texts: readonly string[] }) {
  return texts.map((text, at) => (
    <Fragment key={text}>
      {at > 0 && (language() === 'ja' ? '　' : '; ')}
      <span lang={markOf(text)}>{text}</span>
    </Fragment>
  ))
}

function TargetLine({ target, name }: { target: ComparedTarget; name: string | null }) {
  const m = printTargetMessages()
  const { scope, measure, baseYear, targetYear, reduction, pace } = target
  return (
    <tr>
      {name !== null && (
        <th scope="row" lang={markOf(name)}>
          {name}
        </th>
      )}
      <td className={classes.short}>
        {scopeName(scope)}
        {measure === 'intensity' && ` ${m.intensity}`}
      </td>
      <td className={classes.short}>
        {m.from(formatYear(baseYear), formatYear(targetYear), formatNumber(reduction * 100, 1))}
      </td>
      <td className="num">{figure(pace?.base)}</td>
      <td className="num">
        {pace?.latest == null || pace.latestYear === null
          ? '—'
          : m.ofYear(formatNumber(pace.latest), formatYear(pace.latestYear))}
      </td>
      <td className="num">{percent(pace?.done)}</td>
      <td className="num">{percent(pace?.promised)}</td>
      <td className="num">{percent(pace?.achieved)}</td>
      <td className="num">{percent(pace?.needed)}</td>
      <td className="num">{figure(pace?.leftEachYear)}</td>
    </tr>
  )
}

/** `scope1+2` as everybody writes it. */
const scopeName = (scope: string) => scope.replace('scope', 'Scope ')

/** Each list with its day and the lines that are shown. */
function sourcesOf(targets: readonly ComparedTarget[]): string[] {
  const m = printTargetMessages()
  const lists = Map.groupBy(targets, ({ source }) => {
    if (source.kind === 'sentence') return m.sentence(source.document.title, formatDay(source.document.filedOn))
    const name = m.lists[source.list as keyof typeof m.lists] ?? source.list
    return source.publishedOn ? `${name} ${formatDay(source.publishedOn)}` : name
  })
  return [...lists].map(([name, rows]) => {
    const lines = rows
      .flatMap(({ source }) => (source.kind === 'sentence' || source.line === null ? [] : [source.line]))
      .sort((a, b) => a - b)
    return lines.length > 0 ? `${name} (L${[...new Set(lines)].join(', ')})` : name
  })
}

/** `28%`, `12.5 t`, `ネットゼロ`; as the filing says it. */
function withUnit(value: string | null, unit: string | null): string {
  if (value === null) return '—'
  return unit ? `${value}${unit === '%' ? '' : ' '}${unit}` : value
}

function Others({ comparison: { companies, others } }: { comparison: TargetComparison }) {
  const m = printTargetMessages()
  const hasNames = companies.length > 1
  const visibleOthers = others.slice(0, maxRows)
  return (
    <>
      <h3>{m.others}</h3>
      <table className="compact">
        <Head columns={[hasNames && m.company, ...[m.goal, m.value, m.performance, m.period, m.source]]} />
        <tbody>
          {visibleOthers.map(({ company, name, target, performance, unit, period, document }) => (
            <tr key={`${company} ${document.id} ${name} ${target} ${period}`}>
              {hasNames && (
                <th scope="row" lang={namesOf(companies[company]!).first.lang}>
                  {shortName(namesOf(companies[company]!).first)}
                </th>
              )}
              <td lang={markOf(name)}>{name}</td>
              {[withUnit(target, unit), withUnit(performance, unit), period ?? '—'].map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three columns in their order
                <td key={at} className={classes.short} lang={markOf(text)}>
                  {text}
                </td>
              ))}
              <td>
                <span lang={markOf(document.title)}>{document.title}</span> {formatDay(document.filedOn)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > visibleOthers.length && (
        <p className="fig-note">{m.more(formatNumber(others.length - visibleOthers.length))}</p>
      )}
    </>
  )
}
