import { Link } from '@tanstack/react-router'
import type { Patent, patentSorts } from '#contract/patents/patents.ts'
import type { PatentSummary } from '#contract/patents/summary.ts'
import { readSymbol, subclassesOf } from '#methodology/patents/ipc.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { Icon } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { patentMessages } from '../messages.ts'
import { nameOf, partnerName } from '../names.ts'
import classes from '../patents.module.css'
import { patentTableMessages } from '../table-messages.ts'
import { readSort, usePatentsAddress } from '../use-patents.ts'

interface Props {
  readonly patents: readonly Patent[]
  readonly summary: PatentSummary
}

/** A page of patents; heads order it, the number leads out to the office where the file has a link. */
export function PatentTable({ patents, summary }: Props) {
  const m = patentTableMessages()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
    <section className="scroll" aria-label={m.name} tabIndex={0}>
      <table className={classes.patents}>
        <thead>
          <tr>
            <SortHead sort="title" />
            <SortHead sort="number" />
            <SortHead sort="filed" />
            <th scope="col">{m.columns.classes}</th>
            <th scope="col">{m.columns.with}</th>
            <SortHead sort="stage" />
          </tr>
        </thead>
        <tbody>
          {patents.map((patent) => (
            <Row key={patent.number} patent={patent} summary={summary} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The first order is the newest, or the first of a text; a second click turns it round. */
function SortHead({ sort }: { sort: (typeof patentSorts)[number] }) {
  const m = patentTableMessages()
  const [{ sort: text }] = usePatentsAddress()
  const order = readSort(text)
  const isOn = order.sort === sort
  const isDown = (sort === 'filed') !== order.isReversed
  const next = isOn && !order.isReversed ? `-${sort}` : sort === 'filed' ? undefined : sort
  const label = m.columns[sort]
  return (
    <th scope="col" aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <Link
        to="."
        search={(old) => ({ ...old, sort: next, page: undefined })}
        replace
        resetScroll={false}
        className={isOn ? 'sort' : undefined}
        aria-label={m.sortBy(label)}
      >
        {label}
        {isOn && <Icon name={isDown ? 'down' : 'up'} />}
      </Link>
    </th>
  )
}

function Row({ patent, summary }: { patent: Patent; summary: PatentSummary }) {
  const m = patentTableMessages()
  const { stages } = patentMessages()
  const { number, registeredNumber, title, filedOn, publishedOn, partners, stage, stageText, url } = patent
  return (
    <tr>
      <th scope="row">
        <span lang="ja">{title}</span>
        <Green parts={patent.green} summary={summary} />
      </th>
      <td lang="ja">
        <OutsideLink href={url}>{number}</OutsideLink>
        {registeredNumber && <small>{registeredNumber}</small>}
      </td>
      <td>
        {filedOn === null ? <span className="dim">{m.noDay}</span> : formatDay(filedOn)}
        <small>
          {m.columns.published} {formatDay(publishedOn)}
        </small>
      </td>
      <td>
        <Classes codes={patent.codes} summary={summary} />
      </td>
      <td>
        {partners.length === 0 && <span className="dim">—</span>}
        {partners.map((partner) => {
          const { text, lang } = partnerName(partner)
          return (
            <span key={partner.key} className={classes.partner} lang={lang}>
              {partner.company ? (
                <Link to="/companies/$companyId/patent" params={{ companyId: partner.company.id }} search={{}}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </span>
          )
        })}
      </td>
      <td>
        {stage ? stages[stage] : <span className="dim">{m.stageUnknown}</span>}
        {stageText && <small lang="ja">{stageText}</small>}
      </td>
    </tr>
  )
}

function Green({ parts, summary }: { parts: readonly string[]; summary: PatentSummary }) {
  const m = patentTableMessages()
  const all = summary.green.topics.flatMap(({ subtopics }) => subtopics)
  const names = all.filter(({ key }) => parts.includes(key)).map(nameOf)
  return names.length === 0 ? null : <small className={classes.green}>{m.greenOf(names.join(m.separator))}</small>
}

/** Codes written out; the rest is counted. */
const maxCodes = 3

function Classes({ codes, summary }: { codes: readonly string[]; summary: PatentSummary }) {
  const m = patentTableMessages()
  const names = subclassesOf(codes).map((code) => {
    const row = summary.classes.find((each) => each.code === code)
    return row ? nameOf(row) : code
  })
  const more = codes.length - maxCodes
  return (
    <>
      {names.join(m.separator)}
      <small className={classes.codes} lang={codes.some((code) => readSymbol(code) === null) ? 'ja' : undefined}>
        {codes.slice(0, maxCodes).join(' ')} {more > 0 && m.moreCodes(formatNumber(more))}
      </small>
    </>
  )
}
