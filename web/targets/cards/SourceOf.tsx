import { Link } from '@tanstack/react-router'
import type { CompanyTarget } from '#contract/targets/targets.ts'
import { formatDay, formatNumber, formatShare } from '../../format.ts'
import { languageOf } from '../../i18n/language-of.ts'
import { cardMessages } from '../card-messages.ts'
import classes from '../targets.module.css'

interface Props {
  readonly companyId: number
  readonly target: Pick<CompanyTarget, 'source' | 'wording'>
}

/** The line of the list, or the document with its sentence and how sure the reading is. */
export function SourceOf({ companyId, target: { source, wording } }: Props) {
  const m = cardMessages()
  return (
    <>
      {source.kind === 'list' ? (
        <>
          {m.listRow(listName(source.list), source.publishedOn && formatDay(source.publishedOn))}
          {m.comma}
          {m.line(String(source.importId), source.line === null ? null : formatNumber(source.line))}
        </>
      ) : (
        <>
          <Link
            to="/companies/$companyId/company-disclosures"
            params={{ companyId }}
            search={{ document: source.document.id }}
          >
            {m.document(source.document.title, formatDay(source.document.filedOn))}
          </Link>
          <br />
          {m.confidence(formatShare(source.confidence))}
          {m.comma}
          {source.isAccepted ? m.accepted : m.waits}
        </>
      )}
      {wording && (
        <blockquote className={classes.wording} lang={languageOf(wording)}>
          {wording}
        </blockquote>
      )}
    </>
  )
}

/** The name of a list; one that is not of the initiative has its own. */
export function listName(list: string): string {
  const { lists } = cardMessages()
  return lists[list as keyof typeof lists] ?? list
}
