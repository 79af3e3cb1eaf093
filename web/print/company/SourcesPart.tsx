import { shortHash } from '#methodology/scores/recipe.ts'
import { config } from '../../app/config.ts'
import { useAttributions } from '../../app/market/attributions.ts'
import { vendorName } from '../../app/vendors.ts'
import { namesOf } from '../../companies/names.ts'
import { today, useContext } from '../../context/search.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { sheetMessages } from '../../scores/sheet/sheet-messages.ts'
import { openVendors, useRatings } from '../../scoring/use-ratings.ts'
import { Skeleton } from '../../ui/states/ErrorState.tsx'
import { Notes } from '../Notes.tsx'
import classes from '../parts.module.css'
import { printCompanyMessages } from './print-company-messages.ts'
import { usePrintRows } from './use-print-rows.ts'

/** Where the figures come from, by which recipe the scores are made, which vendors stay locked, and how to cite it all. */
export function SourcesPart(screen: ScoreScreen) {
  const m = printCompanyMessages()
  const attributions = useAttributions()
  const sheet = sheetMessages()
  const { companyId, company, scores } = screen
  const { recipe, year } = scores
  const [{ asOf }] = useContext()
  const print = usePrintRows(companyId, year)
  if (!print) return <Skeleton rows={12} />
  const method = sheet.method(recipe)
  return (
    <>
      {print.notes.length === 0 ? (
        <p>{m.noSources}</p>
      ) : (
        <Notes companyId={companyId} notes={print.notes} asOf={asOf} />
      )}
      <dl className={classes.terms}>
        <dt>{m.recipe}</dt>
        <dd className={classes.hash}>{m.recipeText(method, recipe.hash, formatNumber(recipe.revision))}</dd>
        <Vendors companyId={companyId} />
        <dt>{m.cite}</dt>
        <dd className={classes.hash}>
          {sheet.citation(
            namesOf(company).first.text,
            m.title,
            year === null ? '—' : formatYear(year),
            method,
            shortHash(recipe.hash),
            formatDay(recipe.asOf ?? today()),
            location.href,
          )}
        </dd>
        <dt>{m.licences}</dt>
        <dd>
          {[
            ...(config().market === 'demo' ? [m.demoLicence] : attributions.map(({ text }) => text)),
            m.vendorLicence,
            m.method,
          ].map((each) => (
            <p key={each}>{each}</p>
          ))}
        </dd>
      </dl>
    </>
  )
}

function Vendors({ companyId }: { companyId: number }) {
  const m = printCompanyMessages()
  const { data } = useRatings(companyId)
  const open = openVendors(data)
  const locked = data?.vendors.flatMap((vendor) => (vendor.locked ? [vendorName(vendor.vendor)] : [])) ?? []
  const rated = open.flatMap(({ vendor, rating }) =>
    rating ? [m.rated(vendorName(vendor), formatDay(rating.ratedOn))] : [],
  )
  return (
    <>
      <dt>{m.vendors}</dt>
      <dd>
        {rated.length > 0 && <p>{rated.join(m.list)}</p>}
        {open.some(({ rating }) => rating?.isSimulated) && <p>{m.simulated}</p>}
        {data && <p>{locked.length > 0 ? m.locked(locked.join(m.list)) : m.noneLocked}</p>}
      </dd>
    </>
  )
}
