import { Link } from '@tanstack/react-router'
import type { listIndustryCompanies } from '#contract/industries/industries.ts'
import { companySorts } from '#contract/market/company-sorts.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { bandsSpanned } from '#methodology/scores/reliability/interval.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useClassifications } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import { useDisplayQuery, useDisplayWords } from '../../scoring/displays.ts'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { Paginator } from '../../ui/paginator/Paginator.tsx'
import { nameOf, scoreText } from '../figures.ts'
import { IndustryPage } from '../IndustryPage.tsx'
import { industryMessages } from '../messages.ts'
import { useIndustryAddress, useIndustryCompanies, useIndustryId } from '../use-industries.ts'
import { CompaniesTable } from './CompaniesTable.tsx'
import { companiesMessages } from './companies-messages.ts'
import { companiesTable, shownColumns, shownCompanies } from './companies-table.ts'
import { useCompaniesCsv } from './use-companies-csv.ts'

const defaultSize = 50

/** All companies of an industry, ordered and paged by the server. */
export function IndustryCompanies() {
  const industryId = useIndustryId()
  const [{ order, reversed = false, find = '', page = 1, perPage = defaultSize }] = useIndustryAddress()
  const sort = companySorts.find((each) => each === order) ?? 'rank'
  const request = { q: find, sort, reversed: String(reversed), page, perPage }
  const companies = useIndustryCompanies(industryId, { ...request, ...useDisplayQuery() })
  return (
    <IndustryPage tab="companies" query={companies}>
      {(answer) => <CompanyList answer={shownCompanies(answer)} sort={sort} isReversed={reversed} />}
    </IndustryPage>
  )
}

/** An interval over so many of the five bands tells no leader from the middle. */
const maxBands = 2

/** Who leads, where that can be told; nothing while the page does not hold the first. */
function findingOf({ companies }: Output<typeof listIndustryCompanies>): string | undefined {
  const m = companiesMessages()
  const first = companies.find(({ rank }) => rank?.rank === 1)
  if (first) {
    const isClear = !first.interval || bandsSpanned(first.interval) <= maxBands
    const score = scoreText(first.values.sustainability_score)
    return isClear ? m.companiesFinding(nameOf(first), score) : m.companiesUnclear
  }
  const isUnranked = companies.some(({ interval }) => interval) && companies.every(({ rank }) => rank === null)
  return isUnranked ? m.companiesUnranked : undefined
}

interface Props {
  readonly answer: Output<typeof listIndustryCompanies>
  readonly sort: (typeof companySorts)[number]
  readonly isReversed: boolean
}

function CompanyList({ answer, sort, isReversed }: Props) {
  const m = industryMessages()
  const { segment } = useClassifications()
  const [{ find = '', page = 1, perPage = defaultSize }, change] = useIndustryAddress()
  const typed = useTyped(find, (text) => change({ find: text || undefined, page: undefined }))
  const { unit, headed } = useDisplayWords()
  const csv = useCompaniesCsv({ answer, industryId: useIndustryId(), find, sort, isReversed })
  return (
    <>
      <div className="tools">
        <input
          type="search"
          aria-label={m.findCompany}
          placeholder={m.findCompany}
          maxLength={100}
          className="wide"
          {...typed.field}
        />
      </div>
      {answer.total === 0 ? (
        <section className="empty">
          <h2>{m.noCompany}</h2>
          <button type="button" className="btn" onClick={() => typed.set('')}>
            {m.clear}
          </button>
        </section>
      ) : (
        <Figure
          id="companies"
          name={m.companiesTitle}
          finding={findingOf(answer)}
          unit={unit}
          views={[
            {
              key: 'list',
              label: m.companiesTitle,
              content: <CompaniesTable answer={answer} sort={sort} isReversed={isReversed} />,
            },
          ]}
          csv={csv}
          table={headed(companiesTable(answer, m.companiesTitle, segment), shownColumns())}
        />
      )}
      <Paginator
        total={answer.total}
        currentPage={page}
        perPage={perPage}
        unit={m.unit(formatNumber(answer.total))}
        link={(to, parts) => (
          <Link
            to="."
            search={(old) => ({
              ...old,
              page: to.page === 1 ? undefined : to.page,
              perPage: to.perPage === defaultSize ? undefined : (to.perPage as 100),
            })}
            {...parts}
          />
        )}
      />
    </>
  )
}
