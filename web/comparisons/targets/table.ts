import type { ComparedTarget, TargetComparison } from '#contract/comparisons/targets.ts'
import { type Cell, figureCell, type TableOf } from '../../charts/figure/table.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatCalendarYear, formatDay, formatNumber, formatYear } from '../../format.ts'
import { rawMessages } from '../../observations/messages.ts'
import { targetsMessages } from './messages.ts'

const tonnes = (value: number) => formatNumber(value)
const share = (value: number) => formatNumber(value * 100, 1)

/** Everything that each target says; a company without one is a row with a sentence. */
export function targetsTable({ companies, targets }: TargetComparison, caption: string): TableOf {
  const m = targetsMessages()
  const number = (label: string, unit = '') => ({ label: unit ? `${label} (${unit})` : label, isNumber: true })
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: m.company },
      { label: m.scope },
      { label: m.boundary },
      { label: m.baseYear },
      number(m.base, m.tonnes),
      { label: m.targetYear },
      number(m.reduction, '%'),
      number(m.targetEmissions, m.tonnes),
      { label: m.final },
      number(m.latest, m.tonnes),
      number(m.done, '%'),
      number(m.left, m.tonnes),
      number(m.leftEachYear, m.tonnes),
      number(m.promised, m.perYear),
      number(m.achieved, m.perYear),
      number(m.needed, m.perYear),
      { label: m.sbti },
      { label: m.source },
    ],
    rows: companies.flatMap((company, at) => {
      const name = shortName(namesOf(company).first)
      const own = targets.filter((target) => target.company === at)
      const final = company.finalYear === null ? null : formatCalendarYear(company.finalYear)
      if (own.length === 0) {
        return [
          { key: `${at}`, cells: [name, m.none, ...Array<Cell>(6).fill(null), final, ...Array<Cell>(9).fill(null)] },
        ]
      }
      return own.map((target, index) => ({
        key: `${at} ${index}`,
        cells: [name, ...cellsOf(target, final, company.sbti)],
      }))
    }),
  }
}

function cellsOf(
  target: ComparedTarget,
  final: string | null,
  sbti: TargetComparison['companies'][number]['sbti'],
): Cell[] {
  const m = targetsMessages()
  const { pace, source, measure } = target
  return [
    measure === 'intensity' ? m.ofScope(m.scopes[target.scope], m.intensityTag) : m.scopes[target.scope],
    boundaryName(target.boundary),
    formatYear(target.baseYear),
    target.isBaseUnderReview ? m.underReview : figureCell(pace?.base ?? null, tonnes),
    formatYear(target.targetYear),
    figureCell(target.reduction, share),
    figureCell(pace?.targetEmissions ?? null, tonnes),
    final,
    figureCell(pace?.latest ?? null, (value) =>
      pace?.latestYear == null ? tonnes(value) : `${tonnes(value)} (${formatYear(pace.latestYear)})`,
    ),
    figureCell(pace?.done ?? null, share),
    figureCell(pace?.left ?? null, tonnes),
    figureCell(pace?.leftEachYear ?? null, tonnes),
    figureCell(pace?.promised ?? null, share),
    figureCell(pace?.achieved ?? null, share),
    figureCell(pace?.needed ?? null, share),
    target.classification ?? sbti?.status ?? null,
    sourceText(source),
  ]
}

function sourceText(source: ComparedTarget['source']): string {
  const m = targetsMessages()
  if (source.kind === 'sentence') return m.sentence(source.document.title, formatDay(source.document.filedOn))
  const list = m.lists[source.list as keyof typeof m.lists] ?? source.list
  return source.publishedOn ? `${list} ${formatDay(source.publishedOn)}` : list
}

function boundaryName(boundary: string): string {
  const names: Readonly<Record<string, string>> = rawMessages().boundaries
  return names[boundary] ?? boundary
}
