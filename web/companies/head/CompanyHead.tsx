import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Company } from '#contract/market/companies.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { ContextWords } from '../../context/ContextWords.tsx'
import { formatDay, formatNumber, formatYearEnd } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { ScoreBrief } from '../../scoring/ScoreBrief.tsx'
import { ScoreStrip } from '../../scoring/ScoreStrip.tsx'
import { UnusualPeers } from '../../scoring/UnusualPeers.tsx'
import { useScoreContext, useScores } from '../../scoring/use-scores.ts'
import { Tip } from '../../ui/floating/Tip.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AddToWatchlist } from '../../watchlists/add/AddToWatchlist.tsx'
import { CompareButton } from '../CompareButton.tsx'
import { MaterialityShortcut } from '../MaterialityShortcut.tsx'
import { companyMessages } from '../messages.ts'
import { namesOf, useClassifications } from '../names.ts'
import { rememberCompany } from '../recent.ts'
import { AlertLink } from './AlertLink.tsx'
import { ApiMenu } from './ApiMenu.tsx'
import { CommentLink } from './CommentLink.tsx'
import { CompanyTabs } from './CompanyTabs.tsx'
import classes from './company-head.module.css'
import { ExportButton } from './ExportButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { Updates } from './Updates.tsx'
import { useFolded, useIsAbove, useStickHeight } from './use-folded.ts'

interface Props {
  readonly company: Company
  /** Opens the reasons of a score; without it the figures are plain. */
  readonly open?: (key: string) => void
}

/**
 * Who this is, and how it scores: one line that stays at the top, what it unfolds to, and the tabs. Only the summary begins
 * unfolded; the line has the score wherever the strip cannot be seen, and there a menu in place of most of its buttons.
 */
export function CompanyHead({ company, open }: Props) {
  const m = companyMessages()
  const { pathname } = useLocation()
  const [isFolded, toggle] = useFolded(pathname.endsWith('/dashboard') ? 'summary' : 'tab')
  const strip = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const isAbove = useIsAbove(strip)
  useStickHeight(line)
  const scores = useScores(company.id, useScoreContext())
  const { first, second } = namesOf(company)
  useEffect(() => rememberCompany(company), [company])
  const isBrief = isFolded || isAbove
  return (
    <>
      <div ref={line} className={classes.line} data-brief={isBrief || undefined} data-stuck={isAbove || undefined}>
        <h1 lang={first.lang}>
          {first.text}{' '}
          {isBrief ? <small>{company.ticker}</small> : second && <small lang={second.lang}>{second.text}</small>}
          {!company.isListed && <span className="tag">{m.delisted}</span>}
        </h1>
        {isBrief && <ScoreBrief companyId={company.id} open={open} />}
        {!isBrief && <Updates company={company} />}
        {isAbove && <ContextWords year={scores.data?.year} />}
        <span className={classes.acts}>
          {!isAbove && (
            <span className={classes.wideOnly}>
              <ApiMenu companyId={company.id} />
            </span>
          )}
          <CompareButton company={company} />
          <AddToWatchlist companies={[company]} look="icon" />
          <span className={classes.wideOnly}>
            {!isAbove && <FullActs company={company} />}
            <MaterialityShortcut company={company} />
            {!isAbove && <PrintLink companyId={company.id} />}
          </span>
          <span className={classes.narrowOnly}>
            <MoreMenu company={company} />
          </span>
          <button
            type="button"
            className="btn"
            aria-expanded={!isFolded}
            aria-label={isFolded ? m.unfold : m.foldAway}
            onClick={toggle}
          >
            <Icon name={isFolded ? 'down' : 'up'} />
          </button>
        </span>
      </div>
      <div className="top-part">
        <div ref={strip} className={classes.more}>
          {!isFolded && (
            <>
              <Facts company={company} />
              <ScoreStrip companyId={company.id} open={open} />
            </>
          )}
        </div>
        <UnusualPeers company={company} />
        <CompanyTabs companyId={company.id} />
      </div>
    </>
  )
}

function FullActs({ company: { id, years } }: { company: Company }) {
  return (
    <>
      <AlertLink companyId={id} />
      <CommentLink companyId={id} />
      <ExportButton companyId={id} years={years} />
    </>
  )
}

function PrintLink({ companyId }: { companyId: number }) {
  return (
    <Link
      className="btn"
      to="/-print-company-/$id"
      params={{ id: String(companyId) }}
      search={({ why: _, ...old }: { why?: string }) => old}
    >
      {companyMessages().print}
    </Link>
  )
}

/** Codes, market, both classifications, size and accounts in one line. */
export function Facts({ company }: { company: Company }) {
  const m = companyMessages()
  const { industry, segment } = useClassifications()
  const groupName = useGroupName()
  const { tse33Code: tse33, gicsCode, marketCap } = company
  const tse = industry(company) ?? (company.industryGap ? m.industryGaps[company.industryGap] : m.noIndustry)
  return (
    <p className={`kicker ${classes.facts}`}>
      <Fact>{company.ticker}</Fact>
      <Fact>{company.isin}</Fact>
      <Fact>{segment(company) ?? m.delisted}</Fact>
      <Fact>{tse33 ? <Tse33 company={company}>{tse}</Tse33> : tse}</Fact>
      <Fact>{gicsCode && <Industry id={`gics74-${gicsCode}`}>{m.gics(groupName(`gics:${gicsCode}`))}</Industry>}</Fact>
      <Fact>{marketCap && m.marketCap(capText(marketCap.millionJpy), formatDay(marketCap.day))}</Fact>
      <Fact>{company.fiscalYearEnd && formatYearEnd(company.fiscalYearEnd)}</Fact>
      <Fact>{company.hasConsolidated !== null && m.basis(company.hasConsolidated)}</Fact>
      <Fact>{company.edinetCode}</Fact>
      <Fact>{company.newestDocument && `${m.newest} ${formatDay(company.newestDocument)}`}</Fact>
    </p>
  )
}

/** One of them; nothing where it is not known. */
const Fact = ({ children }: { children: ReactNode }) => (children ? <span>{children}</span> : null)

/** The industry of the exchange, with who tells it and of which day. */
function Tse33({ company, children }: { company: Company; children: ReactNode }) {
  const m = companyMessages()
  const { tse33Code, tse33Origin, tse33ToldOn } = company
  const link = <Industry id={`tse33-${tse33Code}`}>{children}</Industry>
  if (tse33Origin === null) return link
  return (
    <Tip label={m.industryFrom(m.industryOrigins[tse33Origin], tse33ToldOn && formatDay(tse33ToldOn))}>
      <span>{link}</span>
    </Tip>
  )
}

function Industry({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to="/industries/$industryId/sustainability" params={{ industryId: id }} search={{}}>
      {children}
    </Link>
  )
}

/** An amount in the reader's unit, with a decimal where it would say little without. */
function capText(millionJpy: number): string {
  const amount = millionJpy / (language() === 'ja' ? 100 : 1000)
  return formatNumber(amount, amount < 100 ? 1 : 0)
}
