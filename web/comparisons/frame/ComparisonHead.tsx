import { useState } from 'react'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { ReportSheet } from '../../companies/report/ReportSheet.tsx'
import { reportSearch } from '../../companies/report/report-address.ts'
import { ExportTray } from '../../exports/ExportTray.tsx'
import { PdfButton, sheetQuery } from '../../exports/PdfButton.tsx'
import { isExportWaiting } from '../../exports/use-export.ts'
import { formatNumber } from '../../format.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { AddToWatchlist } from '../../watchlists/add/AddToWatchlist.tsx'
import { useComparisonAddress } from '../address.ts'
import { yearsOf } from '../conditions.ts'
import { comparisonPageMessages } from '../messages.ts'
import { limits, useComparedIds, useComparedList } from '../use-comparison.ts'
import { AddCompany } from './AddCompany.tsx'
import { AddWatchlist } from './AddWatchlist.tsx'
import classes from './comparisons.module.css'
import { fiveOf } from './five.ts'
import { useCompanyChoice } from './use-company-choice.ts'

/** Companies whose names stand in the head before the rest is folded. */
const shownAtFirst = 12

/** How many are compared, who they are, who of them is drawn by name; and the field that adds another. */
export function ComparisonHead({ comparison }: { comparison: Comparison | undefined }) {
  const m = comparisonPageMessages()
  const { ids, beyond } = useComparedIds()
  const list = useComparedList()?.data
  const unknown = comparison?.unknown.length ?? 0
  return (
    <header className={classes.head}>
      <h1>{m.title}</h1>
      <p className={classes.count} role="status">
        {m.count(formatNumber(ids.length), formatNumber(limits.companies))}
      </p>
      <AddCompany />
      <AddWatchlist />
      <HeadActs comparison={comparison} />
      {comparison && <Names comparison={comparison} />}
      {list ? (
        <ListNote list={list} isPart={beyond > 0} />
      ) : (
        beyond > 0 && <p className="note">{m.beyond(formatNumber(beyond))}</p>
      )}
      {unknown > 0 && <p className="note">{m.unknown(formatNumber(unknown))}</p>}
    </header>
  )
}

/** A file of those compared, or of the whole watchlist where it has more. */
function ComparedExport({ comparison, from, to }: { comparison: Comparison; from: number; to: number }) {
  const m = comparisonPageMessages()
  const list = useComparedList()?.data
  const [isWhole, setWhole] = useState(false)
  const compared = comparison.companies.map(({ id }) => id)
  const hasMore = list !== undefined && list.companies > compared.length
  return (
    <>
      {hasMore && (
        <fieldset className={classes.source}>
          <legend>{m.source}</legend>
          {[false, true].map((whole) => (
            <label key={String(whole)}>
              <input type="radio" name="source" checked={isWhole === whole} onChange={() => setWhole(whole)} />
              {whole
                ? m.wholeList(list.name, formatNumber(list.companies))
                : m.comparedOnly(formatNumber(compared.length))}
            </label>
          ))}
        </fieldset>
      )}
      <ExportTray
        place="comparison"
        companies={hasMore && isWhole ? { watchlistId: list.id, companies: list.companies } : compared}
        from={from}
        to={to}
      />
    </>
  )
}

/** Which watchlist is compared, and which part of it where it has more than a comparison holds. */
function ListNote({ list, isPart }: { list: Watchlist; isPart: boolean }) {
  const m = comparisonPageMessages()
  return (
    <p className="note">
      {m.list(formatNumber(list.companies))} <a href={`/watchlist/${list.id}`}>{m.listName(list.name)}</a>
      {isPart && <span> {list.stakes > 0 ? m.listPart.stake : m.listPart.order}</span>}
    </p>
  )
}

function Names({ comparison }: { comparison: Comparison }) {
  const m = comparisonPageMessages()
  const [{ five }] = useComparisonAddress()
  const [isWhole, setWhole] = useState(false)
  const { remove, toggleNamed } = useCompanyChoice(comparison)
  const named = fiveOf(five, comparison)
  const { companies } = comparison
  const visibleCompanies = isWhole ? companies : companies.slice(0, shownAtFirst)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of choices with a name and no legend to show */}
      <div className={classes.names} role="group" aria-label={m.named}>
        {visibleCompanies.map((company, at) => {
          const { first } = namesOf(company)
          const place = named.indexOf(at)
          const isFull = place === -1 && named.length >= limits.five
          return (
            <span key={company.id} className={classes.name} data-place={place === -1 ? undefined : place}>
              <button
                type="button"
                lang={first.lang}
                aria-pressed={place !== -1}
                aria-disabled={isFull || undefined}
                {...tip(isFull ? m.fiveFull : m.isNamed(first.text))}
                onClick={() => !isFull && toggleNamed(company.id)}
              >
                <i aria-hidden="true" />
                {shortName(first)}
                {!company.isListed && <small>{m.delisted}</small>}
              </button>
              <button type="button" aria-label={m.remove(first.text)} onClick={() => remove(company.id)}>
                <Icon name="close" />
              </button>
            </span>
          )
        })}
        {companies.length > shownAtFirst && (
          <button type="button" className="act" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? m.fewer : `${m.all} (+${formatNumber(companies.length - shownAtFirst)})`}
          </button>
        )}
      </div>
    </>
  )
}

/** What leaves the comparison: a report of five companies for the printer. */
function HeadActs({ comparison }: { comparison: Comparison | undefined }) {
  const m = comparisonPageMessages()
  const [address] = useComparisonAddress()
  const context = useScoreContext()
  const [open, setOpen] = useState<'report' | 'export' | undefined>(() =>
    isExportWaiting('comparison') ? 'export' : isExportWaiting('report') ? 'report' : undefined,
  )
  if (!comparison || comparison.companies.length === 0) return null
  const { from, to } = yearsOf(address)
  const named = fiveOf(address.five, comparison)
  const first = named.map((at) => comparison.companies[at]!)
  const rest = comparison.companies.filter((_, at) => !named.includes(at))
  return (
    <>
      {(['report', 'export'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="btn"
          aria-expanded={open === each}
          onClick={() => setOpen(open === each ? undefined : each)}
        >
          {m[each]}
        </button>
      ))}
      <AddToWatchlist companies={comparison.companies} />
      {open && (
        <div className={classes.sheet}>
          {open === 'report' ? (
            <ReportSheet
              companies={[...first, ...rest]}
              from={from}
              to={to}
              acts={(report) => (
                <PdfButton
                  sheet="report"
                  companies={[...report.companies]}
                  query={sheetQuery({ ...context, ...reportSearch(report) })}
                />
              )}
            />
          ) : (
            <ComparedExport comparison={comparison} from={from} to={to} />
          )}
        </div>
      )}
    </>
  )
}
