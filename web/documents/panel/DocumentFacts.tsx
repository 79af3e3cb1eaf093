import type { ReactNode } from 'react'
import type { CompanyDocument, DocumentDetail } from '#contract/documents/documents.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import type { DocumentsSearch } from '../address.ts'
import { documentMessages } from '../messages.ts'
import { filedText, kindText, periodText, voidText } from '../words.ts'
import classes from './panel.module.css'

interface Props {
  readonly document: CompanyDocument
  readonly documents: readonly CompanyDocument[]
  readonly change: (next: Partial<DocumentsSearch>) => void
  /** What it lists, once that is known. */
  readonly people: DocumentDetail | undefined
}

/** What is known of the document itself, and the documents that it stands beside. */
export function DocumentFacts({ document, documents, change, people }: Props) {
  const m = documentMessages()
  const original = documents.find(({ id }) => id === document.corrects)
  const corrections = documents.filter(({ id }) => document.correctedBy.includes(id))
  const to = (other: CompanyDocument) => (
    <button
      key={other.id}
      type="button"
      className={classes.toOther}
      onClick={() => change({ document: other.id, kind: undefined, fiscal: undefined })}
    >
      {kindText(other)} {filedText(other)}
    </button>
  )
  return (
    <>
      {document.url && (
        <p>
          <OutsideLink href={document.url}>{m.toSource}</OutsideLink>
        </p>
      )}
      <dl className={classes.facts}>
        <Fact name={m.facts.kind}>{kindText(document)}</Fact>
        <Fact name={m.facts.filed}>
          {filedText(document)}
          {document.submittedAt === null && <span className="dim">{m.dayOnly}</span>}
        </Fact>
        <Fact name={m.facts.period}>{periodText(document)}</Fact>
        <Fact name={m.facts.language}>{m.languages[document.language]}</Fact>
        <Fact name={m.facts.publisher}>{document.publisher}</Fact>
        <Fact name={m.facts.number}>{document.number}</Fact>
        <Fact name={m.facts.standard}>{document.accountingStandard}</Fact>
        {document.isAmendment && <Fact name={m.facts.corrects}>{original ? to(original) : m.noOriginal}</Fact>}
        {corrections.length > 0 && <Fact name={m.facts.correctedBy}>{corrections.map(to)}</Fact>}
        <Fact name={m.facts.next}>{document.nextUpdateOn && formatDay(document.nextUpdateOn)}</Fact>
        {people && <People detail={people} />}
      </dl>
      {document.voidSince && <p className="note">{voidText(document)}</p>}
      {!document.isRead && <p className="note">{m.notReadWhy}</p>}
    </>
  )
}

/** Officers and targets that it lists, beside those of the year before. */
function People({ detail: { people, comparison } }: { detail: DocumentDetail }) {
  const m = documentMessages()
  const before = comparison.is === 'made' ? comparison.earlierPeople : null
  const { officers, targets } = people
  return (
    <>
      <Fact name={m.facts.people}>
        {officers > 0 &&
          (before && before.officers > 0
            ? m.peopleChange(formatNumber(officers), formatNumber(before.officers))
            : m.people(formatNumber(officers)))}
      </Fact>
      <Fact name={m.facts.targets}>
        {targets > 0 &&
          (before && before.targets > 0
            ? m.targetsChange(formatNumber(targets), formatNumber(before.targets))
            : m.targets(formatNumber(targets)))}
      </Fact>
    </>
  )
}

/** Nothing where it is not known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
