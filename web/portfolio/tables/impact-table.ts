import type { AdverseImpact, getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatDay } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { labelOf, percentText, threeDigits } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

const figureText = (value: number) => (value === 0 ? '0' : threeDigits(value))

/** Units of money as the reader's language writes them. */
function unitText(unit: AdverseImpact['unit']): string {
  return language() === 'ja' ? unit.replace('/JPY 100m', '／1億円') : unit.replace('/JPY 100m', ' per ¥100m')
}

/** The layout of the regulation: four quarter-ends, their mean, the year before, coverage, explanation. */
export function impactTable({ quarters, impacts }: Output<typeof getAdverseImpacts>): TableOf {
  const m = portfolioMessages().pai
  return {
    caption: m.name,
    columns: [
      { label: m.no },
      { label: m.indicator },
      { label: m.unit },
      ...quarters.map(({ end }) => ({ label: formatDay(end), isNumber: true })),
      { label: m.mean, isNumber: true },
      { label: m.before, isNumber: true },
      { label: m.eligible, isNumber: true },
      { label: m.covered, isNumber: true },
      { label: m.estimated, isNumber: true },
      { label: m.note },
      { label: m.action },
    ],
    rows: impacts.map((row) => ({
      key: `${row.no} ${row.part}`,
      cells: [
        String(row.no),
        labelOf(row),
        unitText(row.unit),
        ...row.values.map((value) => figureCell(value, figureText)),
        figureCell(row.mean, figureText),
        figureCell(row.before, figureText),
        figureCell(row.eligible, percentText),
        figureCell(row.covered, percentText),
        figureCell(row.estimated, percentText),
        row.notes.map((note) => m.notes[note]).join(language() === 'ja' ? '。' : '; ') || null,
        row.action || null,
      ],
    })),
  }
}
