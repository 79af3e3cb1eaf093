import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listImportedScores, type WeightImport } from '#contract/scores/weight-imports.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { shortHash } from '#methodology/scores/recipe.ts'
import { requestOf } from '../../app/query.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { type CompanyNames, nameIn, useCompanyNames } from '../../companies/use-company-names.ts'
import { formatNumber, formatScore, formatShare, formatSigned, formatYear } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { Paginator } from '../../ui/paginator/Paginator.tsx'
import { useCustomAddress } from '../address.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { Tools } from '../result/Tools.tsx'
import { Uses } from '../saved/Uses.tsx'
import { perPage } from '../use-custom.ts'
import own from './excel.module.css'
import { excelMessages } from './messages.ts'

type Companies = Output<typeof listImportedScores>['companies']

/** The market by the imported weights, year by year, beside the standard. */
export function Result({ standing }: { standing: WeightImport }) {
  const m = excelMessages().result
  const [{ fy, sort = 'rank', page = 1 }, change] = useCustomAddress()
  const standingYear = standing.years.find(({ year }) => year === fy) ?? standing.years.at(-1)!
  const scores = useQuery({
    ...requestOf(listImportedScores, { query: { year: standingYear.year, sort, page, perPage } }),
    placeholderData: keepPreviousData,
  })
  const companies = scores.data?.companies ?? []
  const names = useCompanyNames(companies.map(({ id }) => id))
  const navigate = useNavigate()
  const table = tableOf(companies, names)
  const methodId = standing.method?.id ?? null
  const search = methodId === null ? {} : { method: `own-${methodId}` as const }
  return (
    <Figure
      id="imported-scores"
      name={m.name}
      finding={m.finding(formatNumber(standingYear.top.kept), formatNumber(standingYear.top.of))}
      unit={m.unit(formatYear(standingYear.year), formatNumber(standingYear.companies))}
      state={
        scores.isError
          ? { kind: 'error', error: scores.error, retry: () => void scores.refetch() }
          : scores.data
            ? undefined
            : { kind: 'loading', height: 640 }
      }
      views={[]}
      table={table}
      onSelectRow={(key) =>
        void navigate({ to: '/companies/$companyId/dashboard', params: { companyId: Number(key) }, search })
      }
      notes={
        <>
          {methodId !== null && <Uses methodId={methodId} />}
          <div className={own.choices}>
            <YearChoice standing={standing} year={standingYear.year} />
            <Tools />
          </div>
          <Paginator
            total={standingYear.companies}
            currentPage={page}
            perPage={perPage}
            sizes={[]}
            unit={customMessages().result.unitOfPages}
            onPageChange={(to) => change({ page: to === 1 ? undefined : to })}
          />
          <Notes standing={standing} shown={standingYear} />
        </>
      }
    />
  )
}

function YearChoice({ standing, year }: { standing: WeightImport; year: number }) {
  const m = excelMessages().result
  const [, change] = useCustomAddress()
  const last = standing.years.at(-1)!.year
  return (
    <p className="tools">
      <Choice
        label={m.year}
        value={year}
        options={standing.years.toReversed().map((each) => [each.year, formatYear(each.year)] as const)}
        choose={(value) => change({ fy: value === last ? undefined : value, page: undefined })}
      />
    </p>
  )
}

function Notes({ standing, shown }: { standing: WeightImport; shown: WeightImport['years'][number] }) {
  const m = excelMessages().result
  return (
    <ul className={classes.notes}>
      {shown.correlation !== null && <li>{m.correlation(formatNumber(shown.correlation, 2))}</li>}
      {shown.onlyStandard > 0 && <li>{m.lost(formatNumber(shown.onlyStandard))}</li>}
      {shown.onlyOwn > 0 && <li>{m.gained(formatNumber(shown.onlyOwn))}</li>}
      <li>{m.trap}</li>
      {standing.recipe && <li className="code">{m.recipe(shortHash(standing.recipe.hash))}</li>}
    </ul>
  )
}

function tableOf(companies: Companies, names: CompanyNames): TableOf {
  const m = excelMessages().result
  const { e, s, g } = m.pillars
  const numbers = [m.rank, m.standard, m.change, m.score, e, s, g, m.coverage]
  return {
    caption: m.name,
    rowsAre: 'companies',
    columns: [{ label: m.company }, ...numbers.map((label) => ({ label, isNumber: true }))],
    rows: companies.map((row) => ({
      key: String(row.id),
      cells: [
        nameIn(names, row.id),
        figureCell(row.rank, formatNumber),
        figureCell(row.standardRank, formatNumber),
        figureCell(row.rankChange, formatSigned),
        ...[row.score, row.e, row.s, row.g].map((value) => figureCell(value, formatScore)),
        figureCell(row.coverage, formatShare),
      ],
    })),
  }
}
