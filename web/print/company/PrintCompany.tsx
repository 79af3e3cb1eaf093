import { Link, useParams, useSearch } from '@tanstack/react-router'
import { shortHash } from '#methodology/scores/recipe.ts'
import { isBeingMade } from '../../app/send.ts'
import { Facts } from '../../companies/head/CompanyHead.tsx'
import { namesOf } from '../../companies/names.ts'
import { today } from '../../context/search.ts'
import { PdfButton, sheetQuery } from '../../exports/PdfButton.tsx'
import { formatDay, formatYear } from '../../format.ts'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { sheetMessages } from '../../scores/sheet/sheet-messages.ts'
import { whyUnscored } from '../../scoring/rest.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { Brand } from '../../ui/icons.tsx'
import { PrintHead, PrintSheet } from '../../ui/print/PrintSheet.tsx'
import { pageBoxes } from '../../ui/print/page-boxes.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'
import { PrintTargets } from '../targets/PrintTargets.tsx'
import { type CompanyPart, partsIn } from './address.ts'
import { CategoriesPart } from './CategoriesPart.tsx'
import { DecompositionPart } from './DecompositionPart.tsx'
import { EventsPart } from './EventsPart.tsx'
import { IndicatorsPart } from './IndicatorsPart.tsx'
import { printCompanyMessages } from './print-company-messages.ts'
import { SourcesPart } from './SourcesPart.tsx'
import { SummaryPart } from './SummaryPart.tsx'
import { useCompanyScreen } from './use-company-screen.ts'
import { YearsPart } from './YearsPart.tsx'

/** A company on at most eight pages of A4, to take to a meeting: what it scores and why, its figures, and where they come from. */
export function PrintCompany() {
  const m = printCompanyMessages()
  const { id } = useParams({ strict: false }) as { id: string }
  const companyId = Number(id)
  const search = useSearch({ strict: false })
  const { screen, failed, isWaiting, making } = useCompanyScreen(companyId)
  return (
    <PrintSheet
      back={
        <Link
          to="/companies/$companyId/dashboard"
          params={{ companyId }}
          search={(old) => ({ ...old, sections: undefined })}
        >
          {m.back}
        </Link>
      }
      acts={screen && <PdfButton sheet="company" companies={[companyId]} query={sheetQuery(search)} />}
      canPrint={screen !== undefined}
      isPaper
      isWaiting={isWaiting || (!screen && !failed)}
      className={classes.parts}
    >
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {!screen &&
        !failed &&
        (isBeingMade(making) ? <p role="status">{scoreMessages().preparing}</p> : <Skeleton rows={12} />)}
      {screen && <Parts screen={screen} />}
    </PrintSheet>
  )
}

function Parts({ screen }: { screen: ScoreScreen }) {
  const m = printCompanyMessages()
  const sheet = sheetMessages()
  const { sections } = useSearch({ strict: false }) as { sections?: string }
  const { company, scores } = screen
  const { first, second } = namesOf(company)
  const { recipe, year } = scores
  const asOf = sheet.asOf(formatDay(recipe.asOf ?? today()))
  const foot = [
    year !== null && formatYear(year),
    asOf,
    sheet.method(recipe),
    `${sheet.recipe} ${shortHash(recipe.hash)}`,
  ]
    .filter(Boolean)
    .join('　')
  return (
    <>
      <title>{`${first.text} ${m.title} – Satoyama`}</title>
      <style>{pageBoxes({ head: [first.text, company.ticker].filter(Boolean).join('　'), foot })}</style>
      <PrintHead
        brand={<Brand />}
        title={
          <>
            <span lang={first.lang}>{first.text}</span> <small lang={second?.lang}>{second?.text}</small>{' '}
            <small>{m.title}</small>
          </>
        }
        note={foot}
      />
      <Facts company={company} />
      {partsIn(sections).map((part, index) => (
        <Part key={part} part={part} screen={screen} isFirst={index === 0} />
      ))}
      <footer className="print-foot">{foot}</footer>
    </>
  )
}

const contents: Readonly<Record<CompanyPart, (screen: ScoreScreen) => React.ReactNode>> = {
  summary: SummaryPart,
  decomposition: DecompositionPart,
  categories: CategoriesPart,
  years: YearsPart,
  targets: ({ companyId }) => <PrintTargets companies={[companyId]} />,
  indicators: IndicatorsPart,
  events: EventsPart,
  sources: SourcesPart,
}

/** Parts that begin a page; the others follow where there is room. */
const onNewPage: readonly CompanyPart[] = ['decomposition', 'categories', 'indicators', 'sources']
/** Parts that say nothing without a score. */
const ofScores: readonly CompanyPart[] = ['decomposition', 'categories', 'years']

function Part({ part, screen, isFirst }: { part: CompanyPart; screen: ScoreScreen; isFirst: boolean }) {
  const m = printCompanyMessages()
  const Content = contents[part]
  const total = scoreOf(screen.scores.scores, 'sustainability_score')
  const isMissing = ofScores.includes(part) && total?.value == null
  const why = total?.known ? whyUnscored(total.known, screen.scores.recipe) : m.noReport
  return (
    <section
      aria-labelledby={`print-${part}`}
      className={onNewPage.includes(part) && !isMissing && !isFirst ? classes.newPage : undefined}
    >
      <h2 id={`print-${part}`}>{m.parts[part]}</h2>
      {isMissing ? <p>{m.needsScore(why)}</p> : <Content {...screen} />}
    </section>
  )
}
