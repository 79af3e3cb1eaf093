import { useId } from 'react'
import type { CompanyDocument } from '#contract/documents/documents.ts'
import { FromSources } from '../app/market/FromSources.tsx'
import { formatDay, formatNumber, formatYear } from '../format.ts'
import { Choice } from '../ui/fields/Choice.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { NoMatch } from '../ui/states/NoMatch.tsx'
import type { DocumentsSearch } from './address.ts'
import { DocumentTable } from './DocumentTable.tsx'
import classes from './documents.module.css'
import { documentMessages } from './messages.ts'
import { headline } from './words.ts'

interface Props {
  readonly documents: readonly CompanyDocument[]
  readonly search: DocumentsSearch
  readonly change: (next: Partial<DocumentsSearch>) => void
  readonly asOf: string | undefined
}

/** The list with its sentence and filters. */
export function DocumentList({ documents, search, change, asOf }: Props) {
  const m = documentMessages()
  const titleId = useId()
  if (documents.length === 0)
    return (
      <Empty title={asOf ? m.emptyThen(formatDay(asOf)) : m.empty}>
        {!asOf && (
          <>
            <p>{m.emptyText}</p>
            <FromSources of={['edinet-lists', 'edinet-documents']} />
          </>
        )}
      </Empty>
    )
  const visibleDocuments = documents.filter((document) => fits(document, search))
  return (
    <section className={`fig ${classes.list}`} aria-labelledby={titleId}>
      <header>
        <h2 className="finding" id={titleId}>
          {headline(documents)}
        </h2>
      </header>
      <div className={classes.filters}>
        <Filter
          label={m.filterKind}
          value={search.kind}
          options={kindsOf(documents)}
          words={kindWord}
          choose={(kind) => change({ kind })}
        />
        <Filter
          label={m.filterYear}
          value={search.fiscal}
          options={yearsOf(documents)}
          words={formatYear}
          choose={(fiscal) => change({ fiscal })}
        />
        <span className="note" role="status">
          {visibleDocuments.length < documents.length
            ? m.shown(formatNumber(visibleDocuments.length), formatNumber(documents.length))
            : m.total(formatNumber(documents.length))}
        </span>
      </div>
      {visibleDocuments.length > 0 ? (
        <DocumentTable rows={visibleDocuments} documents={documents} selected={search.document} change={change} />
      ) : (
        <Relax {...{ documents, search, change }} />
      )}
    </section>
  )
}

/** Nothing of this kind and year: which of the two to let go. */
function Relax({ documents, search, change }: Omit<Props, 'asOf'>) {
  const { kind, fiscal } = search
  const count = (of: DocumentsSearch) => documents.filter((document) => fits(document, of)).length
  return (
    <NoMatch
      relaxAll={() => change({ kind: undefined, fiscal: undefined })}
      conditions={[
        ...(kind
          ? [{ label: kindWord(kind), count: count({ fiscal }), relax: () => change({ kind: undefined }) }]
          : []),
        ...(fiscal
          ? [{ label: formatYear(fiscal), count: count({ kind }), relax: () => change({ fiscal: undefined }) }]
          : []),
      ]}
    />
  )
}

const fits = (document: CompanyDocument, { kind, fiscal }: DocumentsSearch) =>
  (kind === undefined || document.kind === kind) && (fiscal === undefined || document.fiscalYear === fiscal)

/** An address may name a kind that there is none of. */
const kindWord = (kind: string) => documentMessages().kinds[kind as CompanyDocument['kind']] ?? kind

const kindsOf = (documents: readonly CompanyDocument[]): string[] => [...new Set(documents.map(({ kind }) => kind))]
const yearsOf = (documents: readonly CompanyDocument[]) =>
  [...new Set(documents.flatMap(({ fiscalYear }) => fiscalYear ?? []))].sort((a, b) => b - a)

interface FilterProps<V extends string | number> {
  readonly label: string
  readonly value: V | undefined
  readonly options: readonly V[]
  readonly words: (value: V) => string
  readonly choose: (value: V | undefined) => void
}

function Filter<V extends string | number>({ label, value, options, words, choose }: FilterProps<V>) {
  // What an address names is a choice, even where nothing of it is on file.
  const all = value === undefined || options.includes(value) ? options : [...options, value]
  return (
    <Choice
      label={label}
      value={value ?? ''}
      options={[['', documentMessages().all], ...all.map((option) => [option, words(option)] as const)]}
      choose={(value) => choose(all.find((option) => option === value))}
    />
  )
}
