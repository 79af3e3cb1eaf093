import type { CompanyTargets } from '#contract/targets/targets.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { languageOf } from '../../i18n/language-of.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { cardMessages } from '../card-messages.ts'
import { listName } from '../cards/SourceOf.tsx'
import { sbtiHeadline } from '../list-headlines.ts'
import { listMessages } from '../list-messages.ts'
import { targetsMessages } from '../messages.ts'
import classes from '../targets.module.css'

/** The rows of the initiative's lists as imported; what was removed stays. */
export function SbtiFigure({ data }: { data: CompanyTargets }) {
  const { sbti: m } = listMessages()
  const { headlines } = targetsMessages()
  const finding = sbtiHeadline(data)
  const has = (state: string) => data.sbti.some((row) => row.state === state)
  return (
    <Figure
      id="sbti"
      number={1}
      name={m.name}
      finding={finding}
      unit={m.unit}
      views={
        data.sbti.length === 0
          ? [{ key: 'none', label: m.name, content: <p className="note">{m.noneText}</p> }]
          : [{ key: 'rows', label: m.rows, content: <Rows data={data} caption={finding} /> }]
      }
      table={data.sbti.length === 0 ? undefined : tableOf(data, finding)}
      notes={has('committed') ? <p className="fig-note">{headlines.committedNote}</p> : undefined}
      source={m.source}
    />
  )
}

type Row = CompanyTargets['sbti'][number]

const yearsOf = ({ baseYear, targetYear }: Row) =>
  baseYear === null && targetYear === null
    ? null
    : `${baseYear === null ? '—' : formatYear(baseYear)} → ${targetYear === null ? '—' : formatYear(targetYear)}`

/** In the reader's words, with those of the list where they say something else. */
function statusOf({ state, status }: Row): string | null {
  const { states } = listMessages().sbti
  return state === null ? status : status === null ? states[state] : `${states[state]} (${status})`
}

function lineOf({ list, importId, line }: Row): string {
  const m = cardMessages()
  return `${listName(list)}${m.comma}${m.line(String(importId), line === null ? null : formatNumber(line))}`
}

function Rows({ data, caption }: { data: CompanyTargets; caption: string }) {
  const { sbti: m } = listMessages()
  return (
    <table className={classes.table}>
      <caption className="sr">{caption}</caption>
      <Head columns={[...[m.kind, m.status, m.class, m.scope, m.value, m.years, m.published]]} />
      {data.sbti.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list may say the same
        <tbody key={index} data-removed={row.state === 'removed' || undefined}>
          <tr>
            <th scope="row">{m.kinds[row.kind]}</th>
            <td>{statusOf(row) ?? '—'}</td>
            <td>{row.classification ?? '—'}</td>
            <td>{row.scope ?? '—'}</td>
            <td>{row.value ?? '—'}</td>
            <td className="nw">{yearsOf(row) ?? '—'}</td>
            <td className="nw">{row.publishedOn ? formatDay(row.publishedOn) : '—'}</td>
          </tr>
          <tr>
            <td colSpan={7}>
              {row.wording && (
                <blockquote className={classes.wording} lang={languageOf(row.wording)}>
                  {row.wording}
                </blockquote>
              )}
              <small>{lineOf(row)}</small>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

function tableOf({ sbti }: CompanyTargets, caption: string): TableOf {
  const { sbti: m } = listMessages()
  const labels = [m.kind, m.status, m.class, m.scope, m.value, m.years, m.published, m.wording, m.line]
  return {
    caption,
    rowsAre: 'companies',
    columns: labels.map((label) => ({ label })),
    rows: sbti.map((row, index) => ({
      key: String(index),
      cells: [
        m.kinds[row.kind],
        statusOf(row),
        row.classification,
        row.scope,
        row.value,
        yearsOf(row),
        row.publishedOn && formatDay(row.publishedOn),
        row.wording,
        lineOf(row),
      ],
    })),
  }
}
