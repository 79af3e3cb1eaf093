import { toSeenLine } from '../clean.ts'
import type { TargetRecord } from '../records.ts'
import { type Filing, toLine } from './book.ts'

const ending =
  'DescriptionOfMetricsRelatedToPolicyOnDevelopmentOfHumanResourcesAndInternalEnvironmentAndTargetsAndPerformanceUsingSuchMetrics'

/** Targets on people and workplace, one row each. Their numbers are as printed, with the unit beside them. */
export function readTargets(book: Filing): TargetRecord[] {
  const field = (name: string) =>
    new Map(book.of(`jpcrp_cor:${name}${ending}`).map(({ fact, context }) => [context.member, fact]))
  const fields = [
    field('Metrics'),
    field('Targets'),
    field('Performance'),
    field('MetricsUnit'),
    field('TargetPeriod'),
  ] as const
  const text = (index: number, row: string) => fields[index]!.get(row)?.value || null

  return [...fields[0]]
    .filter(([row, fact]) => /^Row\d{1,6}Member$/.test(row) && fact.value)
    .map(([row, fact]) => ({
      line: fact.line,
      row,
      name: toSeenLine(fact.value!),
      target: text(1, row),
      performance: text(2, row),
      unit: text(3, row),
      targetPeriod: text(4, row),
      lines: fields.flatMap((of) => {
        const fact = of.get(row)
        return fact ? [toLine(fact)] : []
      }),
    }))
}
