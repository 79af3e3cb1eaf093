import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Indicator } from '#contract/market/indicators.ts'
import { getHighlights, type Highlight } from '#contract/scores/peers.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { named } from '#methodology/findings/findings.ts'
import { requestOf } from '../../app/query.ts'
import { BandGlyph } from '../../charts/Band.tsx'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { unlikePeriodsText } from '../../charts/small/UnlikePeriods.tsx'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import {
  formatCalendarYear,
  formatChange,
  formatExact,
  formatNumber,
  formatShare,
  formatSignificant,
} from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { categoryName } from '../../indicators/categories.ts'
import { unitPerSize, unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import classes from '../ratings.module.css'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import { whyMessages } from '../why/messages.ts'
import { highlightMessages } from './highlight-messages.ts'

type Catalogue = ReadonlyMap<string, Indicator> | undefined

/** The indicators that move the total score most, each with its figure, its rank and its reasons. */
export function Highlights({ companyId, scores, open }: ScoreScreen) {
  const m = highlightMessages()
  const context = useScoreContext()
  const catalogue = useIndicatorMap().data
  const highlights = useQuery({
    ...requestOf(getHighlights, { params: { companyId }, query: context }),
    placeholderData: keepPreviousData,
  })
  const { strengths = [], issues = [] } = highlights.data ?? {}
  const all = [...strengths, ...issues]
  const list = (by: 'industry' | 'year') => (
    <div className={classes.sides}>
      {strengths.length > 0 && <HighlightList {...{ companyId, all: strengths, by, catalogue, open }} />}
      {issues.length > 0 && <HighlightList {...{ companyId, all: issues, by, catalogue, open }} />}
    </div>
  )
  const nothing = (
    <Empty title={m.none}>
      <p>{scores.year === null ? m.noReport : m.noneText}</p>
    </Empty>
  )
  return (
    <Figure
      id="strengths_and_issues"
      number={5}
      span={7}
      name={m.name}
      finding={highlights.data && all.length > 0 ? highlightsFinding(highlights.data, catalogue) : undefined}
      state={stateOf(highlights)}
      views={
        all.length === 0
          ? [{ key: 'none', label: m.name, content: nothing }]
          : [
              { key: 'industry', label: m.byIndustry, content: list('industry') },
              { key: 'year', label: m.byYear, content: list('year') },
            ]
      }
      table={all.length === 0 ? undefined : tableOf(all, catalogue)}
      onSelectRow={open}
      notes={all.length > 0 && <p className="key">{m.notes}</p>}
    />
  )
}

function stateOf(query: { isError: boolean; error: unknown; data: unknown; refetch: () => unknown }) {
  if (query.isError)
    return { kind: 'error', error: query.error, retry: () => void query.refetch() } satisfies FigureState
  return query.data ? undefined : ({ kind: 'loading', height: 320 } satisfies FigureState)
}

const nameOf = (catalogue: Catalogue, code: string) => {
  const row = catalogue?.get(code)
  return (language() === 'ja' ? row?.nameJa : row?.nameEn) ?? code
}

export function highlightsFinding(
  { strengths, issues, inAll }: Output<typeof getHighlights>,
  catalogue: Catalogue,
): string {
  const codes = (of: readonly Highlight[]) => of.map(({ indicator }) => indicator)
  return sentence(
    {
      kind: 'highlights',
      strengths: named(codes(strengths), 2, inAll.strengths),
      issues: named(codes(issues), 2, inAll.issues),
      silent: codes(issues.filter(({ kind }) => kind === 'not-disclosed')),
    },
    findingMessages(),
    (code) => (catalogue?.has(code) ? nameOf(catalogue, code) : undefined),
  )
}

/** A figure with its unit, or a yes or no. */
function textOf(value: number | null, indicator: Indicator | undefined): string {
  if (value === null) return highlightMessages().silent
  if (indicator?.type === 'boolean') return value === 1 ? whyMessages().yes : whyMessages().no
  if (indicator?.unit === 'year') return formatCalendarYear(value)
  const unit = indicator ? unitWords(indicator.unit) : ''
  return unit === '%' ? `${formatExact(value, 1)}%` : `${formatExact(value)}${unit && ` ${unit}`}`
}

/** An amount per size where such are ranked. */
function rankedOf({ size }: Highlight, ranked: number | null, indicator: Indicator | undefined): string {
  if (size === null || ranked === null || !indicator) return textOf(ranked, indicator)
  return `${formatSignificant(ranked)} ${unitPerSize(indicator.unit, size)}`
}

interface ListProps {
  readonly companyId: number
  readonly all: readonly Highlight[]
  readonly by: 'industry' | 'year'
  readonly catalogue: Catalogue
  readonly open: (key: string) => void
}

/** The strengths, or the issues, each with its figure and what it is read against. */
export function HighlightList({ companyId, all, by, catalogue, open }: ListProps) {
  const m = highlightMessages()
  return (
    <ul className="points">
      {all.map((one) => {
        const name = nameOf(catalogue, one.indicator)
        const indicator = catalogue?.get(one.indicator)
        return (
          <li key={one.indicator}>
            <BandGlyph band={one.kind === 'strength' ? 'strength' : 'issue'} />
            <span>
              <button type="button" aria-label={m.open(name)} onClick={() => open(one.indicator)}>
                {name}
              </button>
            </span>
            <span className={classes.rk}>
              <span>
                {one.isEstimated && <span className="tag">{m.estimated}</span>}
                {by === 'industry' ? rankedOf(one, one.ranked, indicator) : textOf(one.value, indicator)}
              </span>
              {one.rank !== null && <span className="dim">{m.rank(formatNumber(one.rank), formatNumber(one.of))}</span>}
            </span>
            <span className={classes.whyIt}>
              {by === 'industry' ? besidePeers(one, indicator) : besideYearBefore(one, indicator)}
              {' · '}
              <Link
                className="line"
                to="/companies/$companyId/details"
                params={{ companyId }}
                search={(old) => ({ ...old, why: undefined })}
                hash={one.category}
              >
                {categoryName(one.category)}
              </Link>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function besidePeers(one: Highlight, indicator: Indicator | undefined): string {
  const m = highlightMessages()
  const group = m.groups[one.group.level]
  if (one.kind === 'not-disclosed') return `${m.silentText(formatShare(one.peersDisclosing))} · ${group}`
  return one.median === null ? group : `${m.median(rankedOf(one, one.median, indicator))} · ${group}`
}

function besideYearBefore({ previous, change, months }: Highlight, indicator: Indicator | undefined): string {
  const m = highlightMessages()
  if (previous === null) return m.noBefore
  const before = textOf(previous, indicator)
  if (indicator?.type === 'boolean' || change.relative === null) return m.from(before)
  if (change.reason === 'below-threshold' && !months) return m.same(before)
  const judged = change.meaning === null ? '' : `${m.separator}${m[change.meaning]}`
  const periods = months ? `${unlikePeriodsText(months)} · ` : ''
  return `${periods}${m.up(formatChange(change.relative), before)}${judged}`
}

function tableOf(all: readonly Highlight[], catalogue: Catalogue): TableOf {
  const m = highlightMessages()
  const { indicator, value, rank, median, before, weight } = m.columns
  return {
    caption: m.name,
    columns: [
      { label: indicator },
      { label: value, isNumber: true },
      { label: rank, isNumber: true },
      { label: median, isNumber: true },
      { label: before, isNumber: true },
      { label: weight, isNumber: true },
    ],
    rows: all.map((one) => {
      const row = catalogue?.get(one.indicator)
      const cell = (figure: number | null) => figureCell(figure, (amount) => textOf(amount, row))
      return {
        key: one.indicator,
        cells: [
          nameOf(catalogue, one.indicator),
          cell(one.value),
          one.rank === null ? null : m.rank(formatNumber(one.rank), formatNumber(one.of)),
          figureCell(one.median, (amount) => rankedOf(one, amount, row)),
          cell(one.previous),
          figureCell(one.share, (share) => formatShare(share, 1)),
        ],
      }
    }),
  }
}
