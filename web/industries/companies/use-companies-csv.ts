import type { listIndustryCompanies } from '#contract/industries/industries.ts'
import type { companySorts } from '#contract/market/company-sorts.ts'
import { industryCondition } from '#contract/market/industry-condition.ts'
import { readIndustryId } from '#contract/market/industry-id.ts'
import { type Measure, measureOf, shownMeasure } from '#contract/search/measure.ts'
import { countMatches, saveSearchCsv } from '#contract/search/searches.ts'
import { planOf } from '#contract/search/sheet.ts'
import { printMeasure } from '#contract/search/text.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Display } from '#methodology/scores/displays.ts'
import { call } from '../../app/call.ts'
import { download } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatNumber } from '../../format.ts'
import { useDisplay } from '../../scoring/displays.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { openDownload } from '../../ui/downloads/downloads.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { partMessages } from '../../ui/part-messages.ts'
import { nameOf } from '../figures.ts'
import { industryMessages } from '../messages.ts'

type Sort = (typeof companySorts)[number]

interface CsvRequest {
  readonly answer: Output<typeof listIndustryCompanies>
  readonly industryId: string
  readonly find: string
  readonly sort: Sort
  readonly isReversed: boolean
}

/** What the list shows of each company, as a search calls it. */
const scores = (display: Display): Measure[] => [
  ...['sustainability_score', 'e_score', 's_score', 'g_score'].map((key) => shownMeasure(measureOf(key), display)),
  { ...measureOf('sustainability_score'), aspect: 'difference' },
]
const sizes = { 'market-cap': 'market_cap', sales: 'F-PL-001' } as const

/** The whole list of an industry as a file, in its order: a search for its companies, counted first as every search is. */
export function useCompaniesCsv({ answer, industryId, find, sort, isReversed }: CsvRequest) {
  const m = industryMessages()
  const profile = useProfile()
  const context = useScoreContext()
  const display = useDisplay()
  const size = sizes[answer.sizeBy]
  const query = {
    ...context,
    peers: answer.basis,
    ...(answer.year !== null && { year: answer.year }),
    q: find,
    where: industryCondition(readIndustryId(industryId)!),
  }
  const columns = [...scores(display), measureOf('coverage'), measureOf(size)]

  async function save(): Promise<void> {
    const { total } = await call(countMatches, { query })
    const body = {
      ...query,
      columns: columns.map(printMeasure).join(),
      sort: sortText({ sort, size, isReversed, display }),
    }
    await openDownload({
      title: m.saveAll(nameOf(answer.industry), formatNumber(total)),
      plan: planOf(columns, total, answer.year),
      run: (encoding) => download(saveSearchCsv, { body: { ...body, encoding } }),
    })
  }
  return {
    label: m.csvAll(formatNumber(answer.total)),
    disabledReason: profile.data?.is_trial ? partMessages().states.trial : undefined,
    onSelect: () => void save().catch(() => notify({ text: m.notSaved, tone: 'error' })),
  }
}

interface Order {
  readonly sort: Sort
  readonly size: string
  readonly isReversed: boolean
  readonly display: Display
}

/** How a search orders by a column of the list; it knows no order of market segments. */
function sortText({ sort, size, isReversed, display }: Order): string {
  const pillar = (key: string) => `-${printMeasure(shownMeasure(measureOf(key), display))}`
  const texts: Readonly<Record<Sort, string>> = {
    rank: '-sustainability_score',
    name: 'name',
    market: 'code',
    e: pillar('e_score'),
    s: pillar('s_score'),
    g: pillar('g_score'),
    change: '-sustainability_score:difference',
    coverage: '-coverage',
    size: `-${size}`,
  }
  const text = texts[sort]
  if (!isReversed) return text
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}
