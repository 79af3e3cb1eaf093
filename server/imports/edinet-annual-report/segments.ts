import type { SegmentRecord } from '../records.ts'
import { type Filing, type PlacedFact, readFact } from './book.ts'
import { localName } from './facts.ts'

/** Most segments that are read of one filing; the largest groups tell of some twenty. */
const maxSegments = 40

/** A context of a segment of the group: the filer's own member, or the taxonomy's for what is in none, and for what is between. */
const own = /^jpcrp\d{6}-[a-z]{3}_[A-Z0-9-]+?([A-Za-z0-9]+)Member$/
const kinds: Readonly<Record<string, SegmentRecord['kind']>> = {
  OperatingSegmentsNotIncludedInReportableSegmentsAndOtherRevenueGeneratingBusinessActivitiesMember: 'other',
  OtherReportableSegmentsMember: 'other',
  UnallocatedAmountsAndEliminationMember: 'adjustment',
  ReconcilingItemsMember: 'adjustment',
}

/** Local names of the elements, the likeliest first; filers of IFRS use names of their own. */
const sales = [
  /^NetSales(IFRS)?$/,
  /^(SalesRevenues?|Revenues?|OperatingRevenues?)(IFRS)?$/,
  /^OperatingRevenue1$/,
  /^RevenuesFromExternalCustomers$/,
]
const profit = [
  /^OperatingIncome$/,
  /^OperatingProfitLoss(IFRS)?$/,
  /^(SegmentProfitLoss|BusinessProfitLoss|CoreOperatingProfit)\w*$/,
  /^OrdinaryIncome$/,
  /^ProfitLossBeforeTax(IFRS)?$/,
]
const employees = [/^NumberOfEmployees$/]

/** Reportable segments of the group for the filing's own year, in the filer's order. Labels of members are not in a filing: the member's name stands for them. */
export function readSegments(book: Filing): SegmentRecord[] {
  const [salesOf, profitOf, staffOf] = [sales, profit, employees].map((names) => valuesOf(book, names)) as [
    ReadonlyMap<string, PlacedFact>,
    ReadonlyMap<string, PlacedFact>,
    ReadonlyMap<string, PlacedFact>,
  ]
  const members = [...new Set([...salesOf.keys(), ...profitOf.keys(), ...staffOf.keys()])].slice(0, maxSegments)
  const rows = members.map((member) => ({
    member: nameOf(member).slice(0, 200),
    kind: kinds[member] ?? ('segment' as const),
    nameJa: null,
    nameEn: null,
    sales: amount(salesOf.get(member), -6),
    profit: amount(profitOf.get(member), -6),
    employees: amount(staffOf.get(member), 0),
  }))
  const filledRows = rows.filter((row) => row.sales !== null || row.profit !== null || row.employees !== null)
  const order = ['segment', 'other', 'adjustment']
  return filledRows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** By member, of the year reported and of the group; the likelier element first, and one that has no segment is none. */
function valuesOf(book: Filing, names: readonly RegExp[]): ReadonlyMap<string, PlacedFact> {
  for (const name of names) {
    const facts = book.elements
      .filter((element) => name.test(localName(element)))
      .flatMap((element) => book.of(element))
    const placed = facts.filter(({ context }) => context.yearsBack === 0 && isSegment(context.member))
    if (placed.length === 0) continue
    const values = new Map<string, PlacedFact>()
    for (const one of placed) if (!values.has(one.context.member)) values.set(one.context.member, one)
    return values
  }
  return new Map()
}

/** Members of the parent company, or joined with others, are not the group's segments. */
const isSegment = (member: string) => member in kinds || (own.test(member) && /Segments?Member$/.test(member))

/** `CommunicationsEquipment` of a filer's own member. */
function nameOf(member: string): string {
  const local = own.exec(member)?.[1] ?? member.replace(/Member$/, '')
  return local.replace(/^\d*/, '').replace(/Reportable(Segments?)?$|ReportableSegments?$|Segments?$/, '') || local
}

function amount(placed: PlacedFact | undefined, shift: 0 | -6): number | null {
  if (!placed) return null
  const value = readFact(placed.fact, { unit: shift === 0 ? 'pure' : 'JPY', shift })
  return typeof value === 'number' ? value : null
}
