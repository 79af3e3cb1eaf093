import type { CompanyTargets } from '#contract/targets/targets.ts'
import { counts } from '#methodology/panel/panel.ts'
import type { listFilingTargets } from '#server/market/filing-targets.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { type ReadTargetRow, readTargetIn } from '#server/market/read-targets.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

type Other = CompanyTargets['others'][number]
type FilingTarget = Awaited<ReturnType<typeof listFilingTargets>>[number]

/** Targets of other kinds: as filings carry them, as sentences say them, and indicators that are targets. */
export function otherTargets(
  company: CompanySnapshot,
  { filed, read }: { readonly filed: readonly FilingTarget[]; readonly read: readonly ReadTargetRow[] },
): Other[] {
  return [...filed.map(ofFiling), ...read.flatMap(ofSentence), ...ofIndicators(company)]
}

function ofFiling({ name, target, performance, unit, period, document }: FilingTarget): Other {
  return {
    ...{ name, target, unit, period, document, result: performance },
    goal: numberIn(target),
    now: numberIn(performance),
    targetYear: yearIn(period),
    figure: null,
    sentence: null,
  }
}

/** What a sentence says of something that is no cut of emissions by a share of a base year. */
function ofSentence(row: ReadTargetRow): Other[] {
  if (row.state === 'refused' || readTargetIn(row)) return []
  const { kind, amount, target } = row.fields
  const { id, title, filedOn } = row.document
  return [
    {
      name: kind,
      target: amount && amountText(amount),
      result: null,
      unit: amount?.unit === 'percent' ? '%' : amount?.unit === 't' ? 't' : null,
      period: target && String(target.year),
      goal: amount?.direction === 'reach' && !amount.isYearly ? amount.value : null,
      now: null,
      targetYear: target?.year ?? null,
      document: { id, title, filedOn },
      figure: null,
      sentence: {
        ...{ text: row.sentence, confidence: row.confidence, isAccepted: row.state === 'accepted' },
        ...{ amount, year: target },
      },
    },
  ]
}

/** As it is written, without the words around it: `−30%`, `10–15%`. */
function amountText({ direction, unit, value, most }: NonNullable<ReadTargetRow['fields']['amount']>): string {
  const range = most === null ? String(value) : `${value}–${most}`
  return `${direction === 'cut' ? '−' : ''}${range}${unit === 'percent' ? '%' : ''}`
}

/** Indicators that say what a company aims at, with the one that says where it stands. */
const aims = [
  { aim: 'S-DV-026', now: 'S-DV-002' },
  { aim: 'E-CC-031', now: 'E-CC-026' },
] as const

/** The newest of each. */
function ofIndicators(company: CompanySnapshot): Other[] {
  const { market, position } = company
  return aims.flatMap(({ aim, now }): Other[] => {
    const found = newest(company, aim)
    if (!found) return []
    const indicator = market.panel.indicators[indicatorPosition(market.panel, aim)!]!
    return [
      {
        name: aim,
        target: String(found.value),
        result: null,
        unit: '%',
        period: null,
        goal: found.value,
        now: newest(company, now)?.value ?? null,
        targetYear: null,
        document: null,
        figure: { indicator: aim, year: found.year, boundary: indicator.boundary },
        sentence: null,
      },
    ]
  })

  function newest(_: CompanySnapshot, code: string): { value: number; year: number } | null {
    const at = indicatorPosition(market.panel, code)
    if (at === undefined) return null
    for (let year = market.panel.years.length - 1; year >= 0; year--) {
      const { value, state } = market.figure(at, year, position)
      if (counts(state)) return { value, year: market.panel.years[year]! }
    }
    return null
  }
}

/** A number that stands alone, with or without its sign of per cent: `30%`, `30.5`, `1,200`. */
function numberIn(text: string | null): number | null {
  const plain = text?.normalize('NFKC').replaceAll(',', '').trim() ?? ''
  return /^-?\d+(\.\d+)?%?$/.test(plain) ? Number(plain.replace('%', '')) : null
}

function yearIn(text: string | null): number | null {
  const year = Number(/(19|20|21)\d{2}/.exec(text?.normalize('NFKC') ?? '')?.[0])
  return Number.isInteger(year) && year > 0 ? year : null
}
