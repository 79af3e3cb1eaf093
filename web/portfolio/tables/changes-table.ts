import type { PortfolioFigures, PortfolioStrip } from '#contract/portfolio/figures.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { degreesText, heldName, intensityText, labelOf, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

type Read = readonly [
  name: keyof ReturnType<typeof portfolioMessages>['strip'],
  (strip: PortfolioStrip) => number | null,
  (value: number) => string,
]

const rows: readonly Read[] = [
  ['waci', ({ waci }) => waci.value, intensityText],
  ['score', ({ score }) => score.value, formatScore],
  ['financed', ({ financed }) => financed.value, (value) => formatNumber(value)],
  ['footprint', ({ footprint }) => footprint.value, intensityText],
  ['quality', ({ quality }) => quality.value, (value) => formatNumber(value, 2)],
  ['temperature', ({ temperature }) => temperature.value, (value) => degreesText(value)],
  ['validated', ({ validated }) => validated, (share) => `${percentText(share)}%`],
  ['excluded', ({ excluded }) => excluded.companies, (count) => formatNumber(count)],
]

type Changed = Pick<PortfolioFigures, 'strip'> & { readonly whatIf: NonNullable<PortfolioFigures['whatIf']> }

/** What a change of the holdings leads to, in one sentence. */
export function changesFinding({ strip, whatIf: { strip: after, sales } }: Changed): string {
  const m = portfolioMessages().whatif
  if (sales && !sales.isReached) return m.unreached
  if (sales) {
    return sales.sold.length === 0 ? m.already : m.reached(formatNumber(sales.sold.length), percentText(sales.weight))
  }
  const moved = (name: 'waci' | 'score', format: (value: number) => string) => {
    const [a, b] = [strip[name].value, after[name].value]
    return a === null || b === null ? '—' : betweenText(b, a, format)
  }
  return m.result(moved('waci', intensityText), moved('score', formatScore))
}

/** Every figure of the strip before and after. */
export function changesTable(changed: Changed): TableOf {
  const words = portfolioMessages()
  const m = words.whatif
  const { strip, whatIf } = changed
  return {
    caption: changesFinding(changed),
    columns: [
      { label: m.figure },
      { label: words.before, isNumber: true },
      { label: words.after, isNumber: true },
      { label: m.change, isNumber: true },
    ],
    rows: rows.map(([name, read, format]) => {
      const [before, after] = [read(strip), read(whatIf.strip)]
      return {
        key: name,
        cells: [
          words.strip[name],
          figureCell(before, format),
          figureCell(after, format),
          figureCell(before === null || after === null ? null : after - before, () =>
            betweenText(after!, before!, format),
          ),
        ],
      }
    }),
  }
}

/** Who a rule took out, and of how much of the weight each of the screens asked for cannot tell: that is kept, and not cleared. */
export function exclusionLines({ esg, whatIf }: PortfolioFigures, exclude: string | undefined): string[] {
  const m = portfolioMessages().whatif
  const excludedScreens = new Set(exclude?.split(','))
  const out = whatIf?.excluded ?? []
  return [
    ...(out.length > 0
      ? [
          `${m.excludedFinding(formatNumber(out.length))}${m.colon}${out.map(({ company }) => heldName(company)).join(m.and)}`,
        ]
      : []),
    ...esg.violations
      .filter(({ screen, unknown }) => excludedScreens.has(screen) && unknown > 0)
      .map((row) => m.undecided(labelOf(row), percentText(row.unknown))),
  ]
}

/** What a trade of the address says, once the answer has named the companies. */
export function tradeSentence(trade: string, whatIf: PortfolioFigures['whatIf']): string {
  const m = portfolioMessages().whatif
  const named = whatIf?.trades.find((one) => one.trade === trade)
  const [sell = '', buy = '', percent = ''] = trade.split('-')
  const bought = buy === 'all' ? m.all : named?.buy ? heldName(named.buy) : `#${buy}`
  return m.tradeLine(named?.sell ? heldName(named.sell) : `#${sell}`, bought, percent)
}
