import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import type { PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { SourceSentences } from '../../app/market/SourceSentences.tsx'
import { PlainTable } from '../../charts/figure/ChartTable.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { unlikePeriodsText } from '../../charts/small/UnlikePeriods.tsx'
import { today } from '../../context/search.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { usePortfolioAddress } from '../../portfolio/address.ts'
import { intensityText, labelOf, sourceName } from '../../portfolio/figures.ts'
import { Facts } from '../../portfolio/head/Facts.tsx'
import { Strip } from '../../portfolio/head/Strip.tsx'
import { tableColumns } from '../../portfolio/holdings/columns.ts'
import { portfolioMessages } from '../../portfolio/messages.ts'
import { changesTable, exclusionLines, tradeSentence } from '../../portfolio/tables/changes-table.ts'
import { contributionTable, effectsTable, sectorTable } from '../../portfolio/tables/climate-tables.ts'
import { scoresTable, violationTable } from '../../portfolio/tables/esg-tables.ts'
import { impactTable } from '../../portfolio/tables/impact-table.ts'
import { aggregationTable, gridTable, whatIfTable } from '../../portfolio/tables/temperature-tables.ts'
import { useFigures, useHoldings, useImpacts, usePortfolioQuery, useSources } from '../../portfolio/use-portfolio.ts'
import { Brand } from '../../ui/icons.tsx'
import { PrintHead, PrintSheet } from '../../ui/print/PrintSheet.tsx'
import { pageBoxes } from '../../ui/print/page-boxes.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'
import own from './print-portfolio.module.css'

/** Holdings and contributors that are named on paper; the totals are of all. */
const [namedHoldings, namedContributors] = [20, 12]

/** A portfolio on at most four pages of A4: what it comes to, why, against what, and how much of it is measured. */
export function PrintPortfolio() {
  const m = portfolioMessages()
  const search = useSearch({ strict: false })
  const figures = useFigures()
  const impacts = useImpacts()
  const holdings = useHoldings()
  const sources = useSources()
  const { of } = usePortfolioQuery()
  const failed = [sources, figures, impacts, holdings].find(({ isError }) => isError)
  const isNothing = sources.data !== undefined && of === ''
  const isReady = figures.data !== undefined && impacts.data !== undefined && holdings.data !== undefined
  return (
    <PrintSheet
      back={
        <Link to="/portfolio" search={search as object}>
          {m.print.back}
        </Link>
      }
      canPrint={isReady}
      isPaper
      isWaiting={!isReady && !failed && !isNothing}
      className={`${classes.parts} ${own.report}`}
    >
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {isNothing && (
        <>
          <h1>{m.emptyTitle}</h1>
          <p>{m.emptyText}</p>
        </>
      )}
      {!isReady && !failed && !isNothing && <Skeleton rows={12} />}
      {isReady && <Report figures={figures.data!} impacts={impacts.data!} holdings={holdings.data!} />}
      {isReady && <SourceSentences />}
    </PrintSheet>
  )
}

/** What the address asks to be changed: what it was, what came of it, and what could not be decided. */
function Changes({ figures }: { figures: PortfolioFigures }) {
  const m = portfolioMessages()
  const [{ exclude, tilt, reach, trade }] = usePortfolioAddress()
  const { strip, whatIf } = figures
  const [by, strength] = tilt?.split(':') ?? []
  const screens = figures.esg.violations.filter(({ screen }) => exclude?.split(',').includes(screen))
  const adjustmentLines = [
    ...(trade?.split(',').filter(Boolean) ?? []).map((one) => tradeSentence(one, whatIf)),
    ...(screens.length > 0 ? [`${m.whatif.exclude}${m.whatif.colon}${screens.map(labelOf).join(m.whatif.and)}`] : []),
    ...(by === 'score' || by === 'intensity'
      ? [`${m.whatif.tilt}${m.whatif.colon}${m.whatif.tilts[by]} (${m.whatif.strength} ${strength ?? 1})`]
      : []),
    ...(reach === undefined ? [] : [`${m.whatif.reach}${m.whatif.colon}${intensityText(reach)}`]),
  ]
  return (
    <Section title={m.print.sections.whatif}>
      <PlainTable table={changesTable({ strip, whatIf: whatIf! })} />
      {[...adjustmentLines, ...exclusionLines(figures, exclude)].map((line) => (
        <p key={line} className="note">
          {line}
        </p>
      ))}
    </Section>
  )
}

interface ReportProps {
  readonly figures: PortfolioFigures
  readonly impacts: NonNullable<ReturnType<typeof useImpacts>['data']>
  readonly holdings: NonNullable<ReturnType<typeof useHoldings>['data']>
}

function Report({ figures, impacts, holdings }: ReportProps) {
  const m = portfolioMessages()
  const { asOf } = useSearch({ strict: false }) as { asOf?: string }
  const foot = m.print.foot(formatDay(asOf ?? today()), figures.portfolio.date && formatDay(figures.portfolio.date))
  const scores = figures.esg.scores.filter(({ key }) => !key.startsWith('sdg'))
  const half = Math.ceil(scores.length / 2)
  const { effects } = figures.climate
  return (
    <>
      <title>{`${m.print.title} – Satoyama`}</title>
      <style>{pageBoxes({ head: m.print.title, foot })}</style>
      <PrintHead brand={<Brand />} title={sourceName(figures.portfolio)} note={<Facts figures={figures} />} />
      <Section title={m.print.sections.summary}>
        <Strip figures={figures} />
        <Choices />
      </Section>
      {figures.whatIf && <Changes figures={figures} />}
      <Section title={m.print.sections.climate}>
        <PlainTable
          table={{
            ...contributionTable(figures),
            rows: contributionTable(figures).rows.slice(0, namedContributors),
          }}
        />
        <PlainTable
          table={
            effects
              ? effectsTable(effects, { times: 100, format: intensityText }, m.climate.against)
              : sectorTable(figures)
          }
        />
      </Section>
      <Section title={m.print.sections.temperature}>
        <div className={own.two}>
          <PlainTable table={gridTable(figures)} />
          <PlainTable table={aggregationTable(figures)} />
        </div>
        <PlainTable table={whatIfTable(figures)} />
      </Section>
      <Section title={m.print.sections.esg}>
        <div className={own.two}>
          <PlainTable table={withoutLast(scoresTable(scores.slice(0, half)))} />
          <PlainTable table={withoutLast(scoresTable(scores.slice(half)))} />
        </div>
        <PlainTable table={hitsOnly(figures)} />
      </Section>
      <Section title={m.print.sections.pai}>
        <div className={own.impacts}>
          <PlainTable table={withoutLast(withoutLast(impactTable(impacts)))} />
        </div>
        <ImpactNotes impacts={impacts} />
        <p className="note">{m.pai.source}</p>
      </Section>
      <Section title={m.print.sections.holdings}>
        <Holdings figures={figures} holdings={holdings} />
      </Section>
      <Section title={m.print.sections.basis}>
        <ul>
          {m.print.basis.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <footer className="print-foot">{foot}</footer>
    </>
  )
}

/** Screens that something held is hit by. */
function hitsOnly(figures: PortfolioFigures): TableOf {
  const table = violationTable(figures)
  const hit = new Set(figures.esg.violations.flatMap(({ screen, companies }) => (companies.length > 0 ? [screen] : [])))
  return { ...table, rows: table.rows.filter(({ key }) => hit.has(key)) }
}

/** Explanations and actions below the table, for which paper has no columns. */
function ImpactNotes({ impacts: { impacts } }: Pick<ReportProps, 'impacts'>) {
  const m = portfolioMessages().pai
  const noted = impacts.filter(({ notes }) => notes.length > 0)
  const acted = impacts.filter(({ no, action }, at) => action && impacts.findIndex((one) => one.no === no) === at)
  return (
    <>
      <p className="note">
        {noted.map(({ no, notes }) => `${no}: ${notes.map((note) => m.notes[note]).join(', ')}`).join(' · ')}
      </p>
      {acted.map(({ no, action }) => (
        <p key={no}>
          {m.action} {no}: {action}
        </p>
      ))}
    </>
  )
}

/** Without the last column, for which the paper has no room. */
const withoutLast = (table: TableOf): TableOf => ({
  ...table,
  columns: table.columns.slice(0, -1),
  rows: table.rows.map(({ key, cells }) => ({ key, cells: cells.slice(0, -1) })),
})

/** What was chosen that moves the figures. */
function Choices() {
  const m = portfolioMessages()
  const { scopes, uncovered, estimates } = useSearch({ strict: false }) as Partial<Record<string, string>>
  const chosen = [
    `${m.scope}: ${m.scopes[scopes === '123' ? '123' : '12']}`,
    `${m.uncovered}: ${m.uncoveredRules[uncovered === 'keep' ? 'keep' : 'rescale']}`,
    `${m.estimates}: ${m.estimateRules[estimates === 'off' ? 'off' : 'on']}`,
  ]
  return (
    <p className="note">
      {m.print.rules}: {chosen.join(' · ')}
    </p>
  )
}

function Holdings({ figures, holdings: { holdings, companies } }: Pick<ReportProps, 'figures' | 'holdings'>) {
  const m = portfolioMessages()
  const names = new Map(figures.esg.violations.map((row) => [row.screen, row.screen]))
  const visibleHoldings = holdings.slice(0, namedHoldings)
  const columns = tableColumns([], names).filter(({ key }) => key !== 'screens' && key !== 'sbti')
  const caption = m.print.holdings(formatNumber(visibleHoldings.length), formatNumber(companies))
  return (
    <div className={own.holdings}>
      <p className="note">{caption}</p>
      <PlainTable
        table={{
          caption,
          columns: columns.map(({ label, isNumber }) => ({ label, isNumber })),
          rows: visibleHoldings.map((row) => ({
            key: `${row.company.id}`,
            cells: columns.map((column) => markedText(column, row)),
          })),
        }}
      />
    </div>
  )
}

/** A change between years that are not equally long says so on paper too. */
function markedText({ text, months }: ReturnType<typeof tableColumns>[number], row: PortfolioHolding): string | null {
  const unlike = months?.(row)
  const cellText = text(row)
  return unlike && cellText !== null ? `${unlikePeriodsText(unlike)} ${cellText}` : cellText
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
