import { shortHash } from '#methodology/scores/recipe.ts'
import { config } from '../../app/config.ts'
import { useAttributions } from '../../app/market/attributions.ts'
import type { Report } from '../../companies/report/report-address.ts'
import { reportMessages } from '../../companies/report/report-messages.ts'
import { today, useContext } from '../../context/search.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { sheetMessages } from '../../scores/sheet/sheet-messages.ts'
import { printCompanyMessages } from '../company/print-company-messages.ts'
import { notesOf } from '../company/print-rows.ts'
import { Notes } from '../Notes.tsx'
import classes from '../parts.module.css'
import { shownName } from './shown-name.ts'
import type { useReport } from './use-report.ts'

/** Where the report is; with its companies in place of a watchlist, which others cannot open and which changes. */
function addressOf(report: Report): string {
  const { searchParams, origin, pathname } = new URL(location.href)
  if (!searchParams.has('set')) return location.href
  searchParams.delete('set')
  searchParams.set('companies', report.companies.join('-'))
  return `${origin}${pathname}?${searchParams}`
}

/** Documents of each company's figures, the recipe of the scores, and how to cite the report. */
export function ReportSources({ members, report }: ReturnType<typeof useReport>) {
  const m = printCompanyMessages()
  const attributions = useAttributions()
  const sheet = sheetMessages()
  const [{ asOf }] = useContext()
  const { recipe } = members[0]!.scores
  const method = sheet.method(recipe)
  const years = `${formatYear(report.from)}–${formatYear(report.to)}`
  const isDemo = config().market === 'demo'
  return (
    <>
      {report.parts.includes('raws') &&
        members.map((member) => (
          <div key={member.id}>
            <h3>{shownName(member)}</h3>
            <Notes companyId={member.id} notes={notesOf(member.rows, member.raws.documents)} asOf={asOf} />
          </div>
        ))}
      <dl className={classes.terms}>
        <dt>{m.recipe}</dt>
        <dd className={classes.hash}>{m.recipeText(method, recipe.hash, formatNumber(recipe.revision))}</dd>
        <dt>{m.cite}</dt>
        <dd className={classes.hash}>
          {sheet.citation(
            members.map(shownName).join(m.list),
            reportMessages().title,
            years,
            method,
            shortHash(recipe.hash),
            formatDay(recipe.asOf ?? today()),
            addressOf(report),
          )}
        </dd>
        <dt>{m.licences}</dt>
        <dd>
          {(isDemo ? [m.demoLicence] : attributions.map(({ text }) => text)).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{m.method}</p>
        </dd>
      </dl>
    </>
  )
}
