import { Link } from '@tanstack/react-router'
import type { RegulationHead } from '#contract/regulations/regulations.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { ContextBar } from '../../context/ContextBar.tsx'
import { formatDay, formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { placeName } from '../../indicators/places.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { regulationMessages } from '../messages.ts'
import classes from '../regulations.module.css'
import { StateBar, StateLegend } from '../StateBar.tsx'
import { useRegulations } from '../use-regulation.ts'
import { dateText, forceText } from '../words.ts'

/** All regulations: whom each binds, from when, and how many listed companies are in each state. */
export function Regulations() {
  const m = regulationMessages()
  const list = useRegulations()
  const { data } = list
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar acts={['asOf', 'year']} />
      <div className="page-head">
        <h1>{m.title}</h1>
        <p className="acts">
          <Link to="/esg_contents/v2/news_search" search={{}}>
            {m.news}
          </Link>
        </p>
      </div>
      <Figure
        id="regulations"
        name={m.title}
        finding={data && findingOf(data.regulations, data.listed)}
        unit={data && m.day(formatDay(data.day))}
        state={
          list.isError
            ? { kind: 'error', error: list.error, retry: () => void list.refetch() }
            : data
              ? undefined
              : { kind: 'loading', height: 640 }
        }
        views={[{ key: 'list', label: m.title, content: <Table regulations={data?.regulations ?? []} /> }]}
        table={data && tableOf(data.regulations)}
        notes={
          <>
            <StateLegend />
            <p className="fig-note">{m.checkedNote}</p>
          </>
        }
      />
    </main>
  )
}

function findingOf(regulations: readonly RegulationHead[], listed: number): string {
  const inForce = regulations.filter(({ force }) => force === 'in-force').length
  const unknown = regulations.filter(({ states }) => states.unknown * 2 > listed).length
  return regulationMessages().listFinding(
    formatNumber(regulations.length),
    formatNumber(inForce),
    formatNumber(unknown),
  )
}

function Table({ regulations }: { regulations: readonly RegulationHead[] }) {
  const m = regulationMessages()
  return (
    <table className={classes.list}>
      <Head columns={[m.columns.name, m.columns.binds, m.columns.from, m.columns.states, num(m.columns.indicators)]} />
      <tbody>
        {regulations.map((regulation) => (
          <tr key={regulation.code} data-force={regulation.force}>
            <th scope="row">
              <Link to="/esg_contents/v2/regulations/$regulation" params={{ regulation: regulation.slug }} search={{}}>
                {nameOf(regulation)}
              </Link>
              <small>
                {placeName(regulation.jurisdiction)} · {m.natures[regulation.nature]}
              </small>
            </th>
            <td>{m.bindsShort[regulation.binds]}</td>
            <td className={classes.full}>
              {forceText(regulation)}{' '}
              {regulation.fromStatus === 'recalled' && <FactTag status={regulation.fromStatus} />}
            </td>
            <td className={classes.full}>
              <StateBar states={regulation.states} />
              <Counts regulation={regulation} />
            </td>
            <td className="num" data-label={m.columns.indicators}>
              {regulation.indicators === 0 ? (
                <span className="dim">{m.noIndicators}</span>
              ) : (
                formatNumber(regulation.indicators)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Each count leads to its companies. */
function Counts({ regulation: { slug, states } }: { regulation: RegulationHead }) {
  const m = regulationMessages()
  return (
    <span className={classes.counts}>
      {(['applies', 'not_applicable', 'unknown'] as const).map((state) => (
        <span key={state}>
          {m.states[state]}{' '}
          {states[state] === 0 ? (
            '0'
          ) : (
            <Link
              to="/esg_contents/v2/regulations/$regulation"
              params={{ regulation: slug }}
              search={{ state }}
              hash="companies"
              aria-label={m
                .part(m.states[state], formatNumber(states[state]), '')
                .replace(/[（(].*$/, '')
                .trim()}
            >
              {formatNumber(states[state])}
            </Link>
          )}
        </span>
      ))}
    </span>
  )
}

function tableOf(regulations: readonly RegulationHead[]) {
  const m = regulationMessages()
  const count = (value: number) => ({ value, text: formatNumber(value) })
  return {
    caption: m.title,
    columns: [
      ...[m.columns.name, m.columns.where, m.columns.binds, m.columns.from].map((label) => ({ label })),
      ...[m.states.applies, m.states.not_applicable, m.states.unknown, m.columns.indicators].map((label) => ({
        label,
        isNumber: true,
      })),
    ],
    rows: regulations.map((one) => ({
      key: one.code,
      cells: [
        ...[nameOf(one), placeName(one.jurisdiction), m.bindsShort[one.binds]],
        one.from === null ? m.never : dateText(one.from),
        ...[count(one.states.applies), count(one.states.not_applicable), count(one.states.unknown)],
        count(one.indicators),
      ],
    })),
  }
}
