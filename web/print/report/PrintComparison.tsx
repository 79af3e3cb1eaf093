import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { shortHash } from '#methodology/scores/recipe.ts'
import { type ReportPart, type ReportSearch, reportParts, reportSearch } from '../../companies/report/report-address.ts'
import { reportMessages } from '../../companies/report/report-messages.ts'
import { today } from '../../context/search.ts'
import { PdfButton, sheetQuery } from '../../exports/PdfButton.tsx'
import { formatDay, formatNumber } from '../../format.ts'
import { sheetMessages } from '../../scores/sheet/sheet-messages.ts'
import { Brand } from '../../ui/icons.tsx'
import { PrintHead, PrintSheet } from '../../ui/print/PrintSheet.tsx'
import { pageBoxes } from '../../ui/print/page-boxes.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'
import { PrintTargets } from '../targets/PrintTargets.tsx'
import { IndustryPart } from './IndustryPart.tsx'
import { PatentCounts } from './PatentCounts.tsx'
import { printReportMessages } from './print-report-messages.ts'
import { RawsPart } from './RawsPart.tsx'
import { ReportSources } from './ReportSources.tsx'
import { ScoresPart } from './ScoresPart.tsx'
import { shownName } from './shown-name.ts'
import { useReport } from './use-report.ts'

type Loaded = ReturnType<typeof useReport>

/** Up to five companies side by side on A4: scores, chosen figures over the years, their industries, and the sources. */
export function PrintComparison() {
  const m = printReportMessages()
  const loaded = useReport()
  const { members, isPending, failed, unknown, report, list, isListMissing } = loaded
  const search = useSearch({ strict: false }) as ReportSearch
  const { companies, set } = search
  const isReady = !isPending && members.length > 0
  const isNobody = report.companies.length === 0 && (set === undefined || isListMissing || list !== undefined)
  usePrintAtOnce(isReady)
  return (
    <PrintSheet
      back={
        <Link to="/comparisons/comparison/materiality" search={{ companies, set }}>
          {m.back}
        </Link>
      }
      acts={
        isReady && <PdfButton sheet="report" companies={[...report.companies]} query={reportQuery(search, report)} />
      }
      canPrint={isReady}
      isPaper
      isWaiting={isPending && !isNobody && !failed}
      className={classes.parts}
    >
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {isNobody && <p>{isListMissing ? m.noList : m.nobody}</p>}
      {unknown.length > 0 && <p>{m.unknown(unknown.join(', '))}</p>}
      {isPending && !failed && !isNobody && <Skeleton rows={12} />}
      {isReady && <Report {...loaded} />}
    </PrintSheet>
  )
}

/** With what the address leaves out, so that the years are counted which the report has. */
const reportQuery = (search: ReportSearch, report: Loaded['report']) =>
  sheetQuery({ ...search, ...reportSearch(report) })

/** A link that asks for it goes to the printer as soon as everything stands. */
function usePrintAtOnce(isReady: boolean): void {
  const { print } = useSearch({ strict: false }) as ReportSearch
  useEffect(() => {
    if (!isReady || print !== '1') return
    const timer = setTimeout(() => window.print(), 600)
    return () => clearTimeout(timer)
  }, [isReady, print])
}

function Report(loaded: Loaded) {
  const m = printReportMessages()
  const sheet = sheetMessages()
  const { members, report, list } = loaded
  const { recipe } = members[0]!.scores
  const title = reportMessages().title
  const foot = [
    sheet.asOf(formatDay(recipe.asOf ?? today())),
    sheet.method(recipe),
    `${sheet.recipe} ${shortHash(recipe.hash)}`,
  ].join('　')
  return (
    <>
      <title>{`${title} – Satoyama`}</title>
      <style>{pageBoxes({ head: title, foot })}</style>
      <PrintHead
        brand={<Brand />}
        title={
          <>
            {title} <small>{m.of(formatNumber(members.length))}</small>
          </>
        }
        note={members.map(shownName).join('　')}
      />
      {list && list.companies > members.length && (
        <p className="note">{m.listPart(list.name, formatNumber(list.companies), formatNumber(members.length))}</p>
      )}
      {reportParts
        .filter((part) => report.parts.includes(part))
        .map((part) => (
          <Section key={part} name={part} title={m[part]}>
            {contents[part](loaded)}
          </Section>
        ))}
      <Section name="sources" title={m.sources}>
        <ReportSources {...loaded} />
      </Section>
      <footer className="print-foot">{foot}</footer>
    </>
  )
}

const contents: Readonly<Record<ReportPart, (loaded: Loaded) => ReactNode>> = {
  scores: ({ members }) => <ScoresPart members={members} />,
  raws: (loaded) => <RawsPart {...loaded} />,
  industry: ({ members }) => <IndustryPart members={members} />,
  targets: ({ report }) => <PrintTargets companies={report.companies} />,
  patents: ({ members }) => (
    <PatentCounts companies={members.map((member) => ({ id: member.id, name: shownName(member) }))} />
  ),
}

function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`report-${name}`}>
      <h2 id={`report-${name}`}>{title}</h2>
      {children}
    </section>
  )
}
