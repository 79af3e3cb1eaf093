import { disclosedShare, expectedOf } from '#contract/regulations/counts.ts'
import type { GapCounts, MarkCounts, Regulation, RegulationIndicator } from '#contract/regulations/regulations.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { detailMessages } from '../detail-messages.ts'
import { figureText, markTexts, stateText } from './figure-text.ts'
import { GapTable } from './GapTable.tsx'

/** Which indicators of the regulation are disclosed, by the companies in scope and by the chosen company or list. */
export function GapsFigure({ regulation }: { regulation: Regulation }) {
  const { gaps: m } = detailMessages()
  const { indicators, withoutReport } = regulation
  const basis = basisOf(regulation)
  const isEmpty = indicators.length === 0
  return (
    <Figure
      id="gaps"
      number={2}
      name={m.name}
      finding={isEmpty ? m.empty : findingOf(regulation)}
      unit={isEmpty ? undefined : m.unit}
      views={[
        {
          key: 'rows',
          label: m.name,
          content: isEmpty ? (
            <Empty title={m.empty}>
              <p>{m.emptyText}</p>
            </Empty>
          ) : (
            <GapTable regulation={regulation} {...basis} />
          ),
        },
      ]}
      table={isEmpty ? undefined : tableOf(regulation, basis)}
      notes={
        !isEmpty && (
          <>
            {withoutReport > 0 && <p className="fig-note">{m.withoutReport(formatNumber(withoutReport))}</p>}
            <p className="fig-note">
              {m.mappingNote} {assuranceText(regulation, basis)} {basis.isByScope && m.searchNote}
            </p>
          </>
        )
      }
    />
  )
}

/** Rates cover the companies in scope, or all listed companies where none is in scope. */
function basisOf({ states }: Regulation) {
  const isByScope = states.applies > 0
  return {
    isByScope,
    countsOf: ({ inScope, market }: RegulationIndicator): GapCounts => (isByScope ? inScope : market),
    marksOf: ({ marks }: RegulationIndicator): MarkCounts => (isByScope ? marks.inScope : marks.market),
  }
}

/** How many of the disclosed values, of the chosen company or list if any, are assured according to their sources. */
function assuranceText({ set, indicators }: Regulation, { countsOf, marksOf }: ReturnType<typeof basisOf>): string {
  const { gaps: m } = detailMessages()
  const sumOf = (pick: (indicator: RegulationIndicator) => number) =>
    indicators.reduce((total, indicator) => total + pick(indicator), 0)
  const chosenMarksOf = (indicator: RegulationIndicator) => (set ? indicator.marks.set! : marksOf(indicator))
  const disclosed = sumOf((indicator) => (set ? indicator.set! : countsOf(indicator)).disclosed)
  const [assured, unassured] = [
    sumOf((one) => chosenMarksOf(one).assured),
    sumOf((one) => chosenMarksOf(one).unassured),
  ]
  const ssbjCount = sumOf((one) => chosenMarksOf(one).ssbj)
  const assuranceSentence =
    assured + unassured === 0
      ? m.assuranceNone
      : m.assuranceSome(
          formatNumber(assured),
          formatNumber(unassured),
          formatNumber(disclosed - assured - unassured),
          formatNumber(disclosed),
        )
  return ssbjCount === 0 ? assuranceSentence : `${assuranceSentence} ${m.ssbjSome(formatNumber(ssbjCount))}`
}

/** The finding: how many indicators the chosen company discloses, else how many companies in scope disclose every indicator. */
function findingOf({ set, states, indicators, complete, listed }: Regulation): string {
  const { gaps: m } = detailMessages()
  if (set?.company) {
    const figures = indicators.flatMap(({ figure }) => figure ?? [])
    if (figures.every(({ state }) => state === 'no-report')) return m.companyNone(nameOf(set))
    const disclosed = figures.filter(({ state }) => state === 'disclosed').length
    const expected = indicators.reduce((sum, { set: counts }) => sum + (counts ? expectedOf(counts) : 0), 0)
    return m.company(nameOf(set), formatNumber(disclosed), formatNumber(expected))
  }
  if (states.applies === 0) return m.noScope(formatNumber(listed))
  return m.finding(formatNumber(states.applies), formatNumber(indicators.length), formatNumber(complete ?? 0))
}

function tableOf(regulation: Regulation, { isByScope, countsOf, marksOf }: ReturnType<typeof basisOf>) {
  const { gaps: m } = detailMessages()
  const { set, indicators } = regulation
  const count = (value: number) => ({ value, text: formatNumber(value) })
  const assuredOf = ({ assured, unassured }: MarkCounts) => (assured + unassured === 0 ? null : count(assured))
  const share = (counts: GapCounts) => {
    const value = disclosedShare(counts)
    return value === null ? null : { value: value * 100, text: formatShare(value, 1) }
  }
  const titles = [
    isByScope ? m.rate : m.marketRate,
    m.disclosed,
    m.assuredColumn,
    m.silent,
    m.states['not-stated'],
    m.estimated,
  ]
  return {
    caption: m.name,
    columns: [
      { label: m.indicator },
      ...titles.map((label) => ({ label, isNumber: true })),
      ...(set ? [{ label: nameOf(set), isNumber: true }] : []),
      ...(set?.company ? [{ label: m.states.disclosed }, { label: m.marksColumn }] : []),
    ],
    rows: indicators.map((indicator) => {
      const counts = countsOf(indicator)
      const own = indicator.figure
      return {
        key: indicator.code,
        cells: [
          `${indicator.code} ${nameOf(indicator)}`,
          ...[share(counts), count(counts.disclosed), assuredOf(marksOf(indicator))],
          ...[count(counts['not-disclosed']), count(counts['not-stated']), count(counts.estimated)],
          ...(own ? [own.value === null ? null : { value: own.value, text: figureText(indicator, own.value) }] : []),
          ...(own ? [stateText(own.state), markTexts(own).join(' ') || null] : []),
          ...(set && !own ? [indicator.set && share(indicator.set)] : []),
        ],
      }
    }),
  }
}
