import { useMemo } from 'react'
import type { CompanyDocument } from '#contract/documents/documents.ts'
import { formatDay, formatNumber, formatYear } from '../format.ts'
import { tipOnText } from '../ui/floating/tip.ts'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { TallTable } from '../ui/rows/TallTable.tsx'
import type { DocumentsSearch } from './address.ts'
import classes from './documents.module.css'
import { documentMessages } from './messages.ts'
import { filedText, kindText, voidText } from './words.ts'

interface Props {
  readonly rows: readonly CompanyDocument[]
  /** Every document, also those that are filtered out: one of them may be what another corrects. */
  readonly documents: readonly CompanyDocument[]
  readonly selected: number | undefined
  readonly change: (next: Partial<DocumentsSearch>) => void
}

const columns = [
  'filed',
  'title',
  'kind',
  'period',
  'language',
  'corrects',
  'figures',
  'restated',
  'hash',
  'source',
] as const
const isNumber = (column: string) => column === 'figures' || column === 'restated'

/** Rows of any number, newest first; each opens its document. */
export function DocumentTable({ rows, documents, selected, change }: Props) {
  const m = documentMessages()
  const byId = useMemo(() => new Map(documents.map((document) => [document.id, document])), [documents])
  return (
    <TallTable
      name={m.title}
      className={classes.table}
      count={rows.length}
      rowHeight={36}
      keyOf={(index) => rows[index]!.id}
      columns={columns.length}
      head={
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column} scope="col" className={isNumber(column) ? 'num' : undefined}>
              {m.columns[column]}
            </th>
          ))}
        </tr>
      }
      row={(index) => {
        const document = rows[index]!
        const { id, corrects } = document
        return (
          <Row
            key={id}
            {...{ document, index }}
            original={corrects === null ? undefined : byId.get(corrects)}
            isOpen={id === selected}
            open={() => change({ document: id === selected ? undefined : id })}
          />
        )
      }}
    />
  )
}

interface RowProps {
  readonly document: CompanyDocument
  readonly index: number
  readonly original: CompanyDocument | undefined
  readonly isOpen: boolean
  readonly open: () => void
}

function Row({ document, index, original, isOpen, open }: RowProps) {
  const m = documentMessages()
  const { title, language, kind, fiscalYear, isAmendment, correctedBy, files, url, restated, voidSince } = document
  const filed = filedText(document)
  return (
    <tr aria-rowindex={index + 2} className={isOpen ? classes.open : undefined}>
      <th scope="row">
        <button
          type="button"
          className={classes.filed}
          aria-expanded={isOpen}
          aria-label={m.open(filed, title)}
          onClick={open}
        >
          {filed}
        </button>
      </th>
      <td lang={language}>{title}</td>
      <td>
        {m.shortKinds[kind]} {isAmendment && <span className="tag">{m.correction}</span>}
        {voidSince && (
          <span className="tag warn" {...tipOnText(voidText(document)!)}>
            {document.isWithdrawn ? m.withdrawn : m.hidden}
          </span>
        )}
        {correctedBy.length > 0 && <span className="tag warn">{m.corrected}</span>}
      </td>
      <td>{fiscalYear === null ? <span className="dim">—</span> : formatYear(fiscalYear)}</td>
      <td>{m.languages[language]}</td>
      <td>
        {original && (
          <span {...tipOnText(`${kindText(original)} ${original.title}`)}>{formatDay(original.filedOn)}</span>
        )}
        {isAmendment && !original && <span className="dim">{m.originalMissing}</span>}
      </td>
      <td className="num">
        <Figures document={document} />
      </td>
      <td className="num">{restated > 0 ? formatNumber(restated) : <span className="dim">—</span>}</td>
      <td className="mono">{files[0] ? files[0].sha256.slice(0, 8) : <span className="dim">—</span>}</td>
      <td>{url ? <OutsideLink href={url}>{m.source}</OutsideLink> : <span className="dim">—</span>}</td>
    </tr>
  )
}

/** How many figures came from it; one that was never imported has not said that it has none. */
function Figures({ document: { figures, isRead } }: { document: CompanyDocument }) {
  const m = documentMessages()
  if (figures > 0) return formatNumber(figures)
  if (!isRead)
    return (
      <span className="dim" {...tipOnText(m.notReadWhy)}>
        {m.notRead}
      </span>
    )
  return <span className="dim">{m.noFigures}</span>
}
