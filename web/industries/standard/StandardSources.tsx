import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { standardMessages } from './standard-messages.ts'
import type { StandardAnswer } from './standard-rows.ts'

/** Where each table comes from and how far it was checked. */
export function StandardSources({ tables }: Pick<StandardAnswer, 'tables'>) {
  const m = standardMessages()
  return (
    <section className="fig" id="sources" aria-labelledby="sources-title">
      <h2 className="finding" id="sources-title">
        {m.sources}
      </h2>
      <div className="scroll">
        <table className="compact">
          <Head columns={[m.table, m.source, m.status, num(m.count)]} />
          <tbody>
            {tables.map(({ name, sourceJa, sourceEn, status, rows }) => (
              <tr key={name}>
                <th scope="row">{m.tables[name]}</th>
                <td>{language() === 'ja' ? sourceJa : sourceEn}</td>
                <td>
                  <span className={status === 'official' || status === 'verified' ? 'tag' : 'tag warn'}>
                    {m.statuses[status]}
                  </span>
                </td>
                <td className="num">{formatNumber(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="fig-note">{m.statusNote}</p>
    </section>
  )
}
