import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listComparedSources } from '#contract/comparisons/comparison.ts'
import { shortHash } from '#methodology/scores/recipe.ts'
import { requestOf } from '../../app/query.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { useContext } from '../../context/search.ts'
import { formatDay, formatYear } from '../../format.ts'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { matrixMessages } from '../matrix/messages.ts'
import { rawsMessages } from './messages.ts'
import { chartedOf } from './model.ts'
import { useFigureRows } from './use-figure-rows.ts'

/** Where the figures of the charted indicators come from: document, element, day and hash, company by company. */
export function SourcesFigure({ screen: { comparison, year, open } }: { screen: ComparisonScreen }) {
  const m = rawsMessages()
  const states = matrixMessages().states
  const [{ charted }] = useComparisonAddress()
  const [{ asOf }] = useContext()
  const all = useFigureRows(comparison)
  const codes = chartedOf(
    charted,
    all.map(({ row }) => row.code),
  )
  const rows = all.filter(({ row }) => row.kind === 'indicator' && codes.includes(row.code))
  const fiscalYear = year === null ? undefined : comparison.years[year]
  const sources = useQuery({
    ...requestOf(listComparedSources, {
      query: {
        companies: comparison.companies.map(({ id }) => id).join(','),
        indicators: rows.map(({ row }) => row.code).join(','),
        year: fiscalYear ?? 0,
        ...(asOf && { asOf }),
      },
    }),
    enabled: fiscalYear !== undefined && rows.length > 0 && comparison.units === 'companies',
    placeholderData: keepPreviousData,
  })
  if (year === null || rows.length === 0 || comparison.units !== 'companies') return null
  const table: TableOf = {
    caption: m.sources,
    rowsAre: 'companies',
    columns: [
      { label: m.item },
      { label: m.company },
      { label: m.value, isNumber: true },
      ...[m.state, m.periodEnd, m.document, m.element, m.filedOn, 'SHA-256'].map((label) => ({ label })),
    ],
    rows: rows.flatMap((figure) =>
      comparison.companies.map((company, at) => {
        const code = figure.row.code
        const source = sources.data?.find((one) => one.company === company.id && one.indicator === code)
        const value = figure.row.years[year]!.values[at] ?? null
        return {
          key: `${company.id} ${code}`,
          cells: [
            figure.unit ? `${figure.name} (${figure.unit})` : figure.name,
            shortName(namesOf(company).first),
            figureCell(value, () => figure.text(value)),
            states[figure.row.years[year]!.states[at]!],
            source ? formatDay(source.periodEnd) : null,
            source?.document.title ?? null,
            source?.item ?? null,
            source ? formatDay(source.document.filedOn) : null,
            source ? shortHash(source.document.sha256) : null,
          ],
        }
      }),
    ),
  }
  return (
    <Figure
      id="comparison_sources"
      number={3}
      name={m.sources}
      unit={fiscalYear === undefined ? undefined : formatYear(fiscalYear)}
      views={[]}
      table={table}
      state={
        sources.isError
          ? { kind: 'error', error: sources.error, retry: () => void sources.refetch() }
          : sources.isPending
            ? { kind: 'loading', height: 200 }
            : undefined
      }
      onSelectRow={(key) => {
        const [id, code] = key.split(' ')
        open(Number(id), code!, fiscalYear)
      }}
      source={m.source}
    />
  )
}
