import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { rankingFileItems } from '#contract/scores/custom-file.ts'
import { shortHash } from '#methodology/scores/recipe.ts'
import { isBeingMade } from '../../app/send.ts'
import { useProfile } from '../../app/use-profile.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { type CompanyNames, nameIn, useCompanyNames } from '../../companies/use-company-names.ts'
import { formatNumber, formatPoints, formatScore, formatShare, formatYear } from '../../format.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { openDownload } from '../../ui/downloads/downloads.ts'
import { SaveMenu } from '../../ui/downloads/SaveMenu.tsx'
import { Paginator } from '../../ui/paginator/Paginator.tsx'
import { partMessages } from '../../ui/part-messages.ts'
import { useCustomAddress } from '../address.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import {
  type CustomResult,
  type CustomRow,
  perPage,
  type Recipe,
  useRanges,
  useRanking,
  useRankingFile,
  useStandardTop,
} from '../use-custom.ts'
import { rowsOf, type Start, startWeights } from '../weights/model.ts'
import { Ladder } from './Ladder.tsx'
import { Ranges } from './Ranges.tsx'
import { Tools } from './Tools.tsx'
import { WeightFaults } from './WeightFaults.tsx'

interface Props {
  readonly start: Start
  /** What is asked of the server. */
  readonly recipe: Recipe
}

/** The ranking under the weights, beside the standard’s. */
export function ResultFigure({ start, recipe }: Props) {
  const m = customMessages().result
  const [{ view = 'ladder' }, change] = useCustomAddress()
  const standard = useMemo(() => ({ weights: rowsOf(startWeights(start), start), adjustments: [] }), [start])
  const top = useStandardTop(standard)
  const ranking = useRanking(recipe, top)
  const { data } = ranking
  const visibleCompanies = data?.companies ?? []
  const moves = [...(data?.summary?.risers ?? []), ...(data?.summary?.fallers ?? [])]
  const names = useCompanyNames([...visibleCompanies, ...moves].map(({ id }) => id).concat(top))
  const ranges = useRanges(
    recipe,
    visibleCompanies.map(({ id }) => id),
    view === 'ranges' && !ranking.isPlaceholderData,
  )
  const navigate = useNavigate()
  const isEmpty = data !== undefined && data.total === 0
  return (
    <div className={`c7 ${ranking.isPlaceholderData ? 'is-stale' : ''}`}>
      {data && !isEmpty && (
        <a className={classes.toRanking} href="#ranking">
          {findingOf(data, names)} <b>{m.toRanking}</b>
        </a>
      )}
      {ranking.isPending && isBeingMade(ranking.failureReason) && <p role="status">{scoreMessages().preparing}</p>}
      <WeightFaults error={ranking.error} />
      <Figure
        id="ranking"
        number={2}
        name={m.name}
        finding={data && findingOf(data, names)}
        unit={data?.year && m.unit(formatYear(data.year), formatNumber(data.total))}
        state={
          ranking.isError
            ? { kind: 'error', error: ranking.error, retry: () => void ranking.refetch() }
            : !data
              ? { kind: 'loading', height: 640 }
              : undefined
        }
        view={view}
        onView={(key) => change({ view: key === 'ladder' ? undefined : (key as 'ranges' | 'table') })}
        views={
          data && !isEmpty
            ? [
                { key: 'ladder', label: m.views.ladder, content: <Ladder result={data} top={top} names={names} /> },
                {
                  key: 'ranges',
                  label: m.views.ranges,
                  content: <Ranges ranges={ranges} names={names} start={start} />,
                },
              ]
            : [{ key: 'none', label: m.name, content: <p role="status">{data?.year ? m.noneScored : m.noYear}</p> }]
        }
        table={data && !isEmpty ? tableOf(data, names) : undefined}
        onSelectRow={(key) =>
          void navigate({ to: '/companies/$companyId/dashboard', params: { companyId: Number(key) }, search: {} })
        }
        csv={useWholeCsv(recipe, data)}
        notes={data && !isEmpty && <Notes result={data} view={view} recipe={recipe} />}
      />
    </div>
  )
}

/** Of the whole market, whatever page is shown; the table of the screen is a part of it. */
function useWholeCsv(recipe: Recipe, result: CustomResult | undefined) {
  const { file: m } = customMessages().result
  const save = useRankingFile(recipe)
  const isTrial = useProfile().data?.is_trial === true
  if (!result || result.total === 0) return undefined
  return {
    label: m.csv,
    disabledReason: isTrial ? partMessages().states.trial : undefined,
    onSelect: () =>
      void openDownload({ title: m.title, plan: planOf(result), hasEncodings: false, run: () => save('csv') }),
  }
}

const planOf = ({ total }: CustomResult) => ({ companies: Math.max(1, total), years: 1, items: rankingFileItems })

interface NotesProps {
  readonly result: CustomResult
  readonly view: string
  readonly recipe: Recipe
}

function Notes({ result, view, recipe }: NotesProps) {
  const m = customMessages().result
  const { summary } = result
  const save = useRankingFile(recipe)
  return (
    <>
      <p>
        <SaveMenu words={m.file} title={m.file.title} plan={planOf(result)} save={save} />
      </p>
      {view !== 'ladder' && <Tools />}
      {view !== 'ladder' && <Pages total={result.total} />}
      <ul className={classes.notes}>
        {summary && summary.correlation !== null && <li>{m.correlation(formatNumber(summary.correlation, 2))}</li>}
        {summary && summary.onlyStandard > 0 && <li>{m.lost(formatNumber(summary.onlyStandard))}</li>}
        {summary && summary.onlyOwn > 0 && <li>{m.gained(formatNumber(summary.onlyOwn))}</li>}
        <li className="code">{m.recipe(shortHash(result.recipe.hash))}</li>
      </ul>
    </>
  )
}

function Pages({ total }: { total: number }) {
  const m = customMessages().result
  const [{ page = 1 }, change] = useCustomAddress()
  return (
    <Paginator
      total={total}
      currentPage={page}
      perPage={perPage}
      sizes={[]}
      unit={m.unitOfPages}
      onPageChange={(to) => change({ page: to === 1 ? undefined : to })}
    />
  )
}

/** Spearman's correlation and companies kept from which on a ranking says nearly what the standard does. */
const nearly = { correlation: 0.98, kept: 0.9 } as const

/** What changes most, in a sentence. */
function findingOf({ summary }: CustomResult, names: CompanyNames): string | undefined {
  const m = customMessages().result
  if (!summary) return undefined
  const { correlation, top, risers } = summary
  const isNearly = correlation !== null && correlation >= nearly.correlation && top.kept >= nearly.kept * top.of
  if (isNearly) return m.nearly(formatNumber(correlation, 2))
  const [riser] = risers
  const rises = riser ? m.rises(nameIn(names, riser.id), formatNumber(riser.standardRank - riser.rank)) : ''
  return rises + m.kept(formatNumber(top.kept), formatNumber(top.of))
}

function tableOf({ companies }: CustomResult, names: CompanyNames): TableOf {
  const m = customMessages().result
  return {
    caption: m.name,
    rowsAre: 'companies',
    columns: [
      { label: m.companies },
      { label: m.rank, isNumber: true },
      { label: m.standard, isNumber: true },
      { label: m.change, isNumber: true },
      { label: m.score, isNumber: true },
      { label: m.coverage, isNumber: true },
      { label: m.lostCoverage, isNumber: true },
    ],
    rows: companies.map((row) => ({
      key: String(row.id),
      cells: [
        nameIn(names, row.id),
        figureCell(row.rank, formatNumber),
        figureCell(row.standardRank, formatNumber),
        figureCell(row.rankChange, changeText),
        figureCell(row.score, formatScore),
        figureCell(row.coverage, formatShare),
        figureCell(lossOf(row), formatPoints),
      ],
    })),
  }
}

/** Points of coverage that the weights win or lose against the standard. */
const lossOf = ({ coverage, standardCoverage }: CustomRow) =>
  standardCoverage === null ? null : (coverage - standardCoverage) * 100

function changeText(places: NonNullable<CustomRow['rankChange']>): string {
  const m = customMessages().result
  if (places === 0) return m.same
  return places > 0 ? m.up(formatNumber(places)) : m.down(formatNumber(-places))
}
