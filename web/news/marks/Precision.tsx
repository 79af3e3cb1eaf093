import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { fewestJudged, getNewsPrecision } from '#contract/news/marks.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { requestOf } from '../../app/query.ts'
import { useContext } from '../../context/search.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { categoryName } from '../../indicators/categories.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { newsMessages } from '../messages.ts'
import classes from '../news.module.css'
import { markMessages } from './mark-messages.ts'

type Answer = Output<typeof getNewsPrecision>
type Judged = Pick<Answer['labels'][number], 'judged' | 'right' | 'share' | 'unread'>

/** How many labels readers judged, over all companies, and how many of those they found right. */
export function Precision() {
  const m = markMessages()
  const [{ asOf }] = useContext()
  const { data } = useQuery(requestOf(getNewsPrecision, { query: { ...(asOf && { asOf }) } }))
  if (!data) return null
  return (
    <details className={classes.precision}>
      <summary>{summaryOf(data)}</summary>
      <p className="note">
        {m.precisionText} {data.own > 0 && m.precisionOwn(formatNumber(data.own))}{' '}
        <Link to="/esg_contents/v2/news_marks" search={{}}>
          {m.listTitle}
        </Link>
      </p>
      {data.labels.length > 0 && <Table {...data} />}
    </details>
  )
}

/** Of the labels that the present rules gave. */
function summaryOf({ labels, reader }: Answer): string {
  const m = markMessages()
  const own = labels.filter((label) => label.reader === reader)
  const judged = own.reduce((sum, label) => sum + label.judged, 0)
  const right = own.reduce((sum, label) => sum + label.right, 0)
  if (judged === 0) return m.precisionNone
  const count = formatNumber(judged)
  return judged < fewestJudged ? m.precisionFew(count) : m.precision(count, formatShare(right / judged))
}

function Table({ labels, reader }: Answer) {
  const m = markMessages()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
    <section className="scroll" aria-label={m.table} tabIndex={0}>
      <table className={classes.toneTable}>
        <Head
          columns={[
            m.columns.label,
            m.columns.by,
            ...(['judged', 'right', 'people'] as const).map((name) => num(m.columns[name])),
            num(<span {...tipOnText(m.unreadHint)}>{m.columns.unread}</span>),
          ]}
        />
        <tbody>
          {labels.map((label) => (
            <Fragment key={`${label.reader} ${label.label} ${label.by}`}>
              <tr>
                <th scope="row">
                  {m.labels[label.label]} {label.reader !== reader && <small>{m.older(String(label.reader))}</small>}
                </th>
                <td>{label.by ? newsMessages().by[label.by] : '—'}</td>
                <Cells of={label} people={label.people} />
              </tr>
              {label.categories.length > 1 &&
                label.categories.map((one) => (
                  <tr key={one.category} className="dim">
                    <th scope="row" className={classes.inner}>
                      {one.category === 'none' ? m.noCategory : categoryName(one.category)}
                    </th>
                    <td />
                    <Cells of={one} />
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cells({ of: { judged, right, share, unread }, people }: { readonly of: Judged; readonly people?: number }) {
  return (
    <>
      <td className="num">{formatNumber(judged)}</td>
      <td className="num">
        {formatNumber(right)} {share !== null && <small>{formatShare(share)}</small>}
      </td>
      <td className="num">{people === undefined ? '' : formatNumber(people)}</td>
      <td className="num">{formatNumber(unread)}</td>
    </>
  )
}
