import type { CompanyTargets } from '#contract/targets/targets.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { cardMessages } from '../card-messages.ts'
import { sbtiHeadline } from '../list-headlines.ts'
import { listMessages } from '../list-messages.ts'
import classes from '../targets.module.css'

/** The rows of the initiative's lists, as imported; what was removed stays. */
export function SbtiFigure({ data }: { readonly data: CompanyTargets }) {
  const m = listMessages().sbti
  return (
    <section className="fig c12" aria-labelledby="sbti">
      <header>
        <p className="label">
          <i>1</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="sbti">
          {sbtiHeadline(data)}
        </h2>
        <p className="unit">{data.sbti.length === 0 ? m.noneText : m.unit}</p>
      </header>
      {data.sbti.length > 0 && (
        <div className={`fig-body ${classes.scroller}`}>
          <table className={classes.table}>
            <thead>
              <tr>
                {[m.kind, m.status, m.class, m.scope, m.value, m.years, m.published, m.wording, m.line].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.sbti.map((row) => (
                <SbtiRow key={`${row.importId} ${row.line} ${row.kind}`} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function SbtiRow({ row }: { readonly row: CompanyTargets['sbti'][number] }) {
  const m = listMessages().sbti
  const cards = cardMessages()
  const { kind, state, status, classification, scope, value, baseYear, targetYear, publishedOn, wording } = row
  const lists: Readonly<Record<string, string>> = cards.lists
  const year = (one: number | null) => (one === null ? '—' : formatYear(one))
  return (
    <tr data-removed={state === 'removed' || undefined}>
      <th scope="row">{m.kinds[kind]}</th>
      <td>{state ? m.states[state] : (status ?? '—')}</td>
      <td>{classification ?? '—'}</td>
      <td>{scope ?? '—'}</td>
      <td>{value ?? '—'}</td>
      <td>{baseYear === null && targetYear === null ? '—' : `${year(baseYear)} → ${year(targetYear)}`}</td>
      <td>{publishedOn === null ? '—' : formatDay(publishedOn)}</td>
      <td className={classes.wording}>{wording ?? '—'}</td>
      <td>
        {lists[row.list] ?? row.list}
        <br />
        {cards.line(String(row.importId), row.line === null ? null : formatNumber(row.line))}
      </td>
    </tr>
  )
}
