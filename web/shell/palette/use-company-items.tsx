import { useParams } from '@tanstack/react-router'
import type { CompanySummary } from '#contract/market/companies.ts'
import { Highlight } from '../../companies/Highlight.tsx'
import { companyMessages } from '../../companies/messages.ts'
import { namesOf, useClassifications } from '../../companies/names.ts'
import { recentCompanies } from '../../companies/recent.ts'
import { useCompanySearch } from '../../companies/use-search.ts'
import { formatNumber } from '../../format.ts'
import { openAddToWatchlist } from '../../watchlists/add/open-add.tsx'
import type { Item, Section } from './item.ts'
import { paletteMessages } from './messages.ts'
import { type CompanyFunction, closeness, functionOf, parse, type TabName } from './parse.ts'

const max = 8

const tabPaths: Readonly<Record<TabName, string>> = {
  dashboard: 'dashboard',
  esg: 'sustainability/esg',
  'score-decomposition': 'sustainability/score-decomposition',
  raws: 'raws',
  details: 'details',
  consensus: 'sustainability/consensus',
  target: 'simulation/target',
  simulator: 'simulation/simulator',
  prediction: 'simulation/prediction',
  news: 'news',
  'company-disclosures': 'company-disclosures',
  'company-governance': 'company-governance',
  impa: 'sustainability/impa',
  patent: 'patent',
  info: 'info',
  comments: 'comments',
}

interface CompanyItems extends Section {
  readonly isSettled: boolean
}

/** Companies for a text: matches with the screen that was typed behind the name, two to compare, and the way to all matches. */
export function useCompanyItems(text: string, go: (href: string) => void): CompanyItems {
  const m = paletteMessages()
  const toItem = useToItem(text, go)
  const [first = '', second] = parse(text).companies
  const search = useCompanySearch(first, 1, max, first !== '')
  const other = useCompanySearch(second ?? '', 1, 1, second !== undefined)
  const matches = search.data?.companies ?? []
  const total = search.data?.total ?? 0

  const versus = versusItem(second === undefined ? [] : [matches[0], other.data?.companies[0]], go)
  const all: Item = {
    id: 'all-companies',
    section: 'companies',
    words: m.more(formatNumber(total)),
    run: () => go(`/v2/comparisons?q=${encodeURIComponent(first)}`),
  }
  return {
    // Companies come first, unless they fit by one of several words alone.
    rank: matches.some((company) => holds(company, first)) || second !== undefined ? 9 : 0.25,
    items: first === '' ? [] : [...versus, ...matches.map(toItem), ...(total > max ? [all] : [])],
    isSettled: (first === '' || isAnswered(search)) && (second === undefined || isAnswered(other)),
  }
}

function useToItem(text: string, go: (href: string) => void): (company: CompanySummary) => Item {
  const { industry } = useClassifications()
  const { companies, tab } = parse(text)
  return (company) => {
    const { first: name, second: also } = namesOf(company)
    return {
      id: `company-${company.id}`,
      section: 'companies',
      words: (
        <>
          <span className="code">{company.ticker}</span>
          <span lang={name.lang}>
            <Highlight text={name.text} q={companies[0] ?? ''} />
          </span>
          {!company.isListed && <span className="tag">{companyMessages().delisted}</span>}
          {also && <small lang={also.lang}>{also.text}</small>}
        </>
      ),
      side: tab ? functionWords(tab) : industry(company),
      run: () => (tab === 'watch' ? openAddToWatchlist([company]) : go(addressOf(company.id, tab))),
    }
  }
}

/** What a company's item will do, beside its name. */
function functionWords(tab: CompanyFunction): string {
  const m = paletteMessages()
  if (tab === 'compare' || tab === 'watch') return m[tab]
  return m.open(companyMessages().tab[tab])
}

function versusItem([a, b]: readonly (CompanySummary | undefined)[], go: (href: string) => void): Item[] {
  if (!a || !b) return []
  return [
    {
      id: 'versus',
      section: 'companies',
      words: paletteMessages().versus(namesOf(a).first.text, namesOf(b).first.text),
      run: () => go(`/comparisons/comparison/materiality?companies=${a.id}-${b.id}`),
    },
  ]
}

/** Companies this browser has looked at, offered before anything is typed. */
export function recentItems(go: (href: string) => void): Item[] {
  return recentCompanies().map((company) => {
    const { first: name } = namesOf(company)
    return {
      id: `recent-${company.id}`,
      section: 'recent',
      words: (
        <>
          <span className="code">{company.ticker}</span>
          <span lang={name.lang}>{name.text}</span>
        </>
      ),
      run: () => go(addressOf(company.id, undefined)),
    }
  })
}

/** Where a company's screen is; its summary unless another is named. */
function addressOf(companyId: number, tab: Exclude<CompanyFunction, 'watch'> | undefined): string {
  if (tab === 'compare') return `/comparisons/comparison/materiality?companies=${companyId}`
  return `/companies/${companyId}/${tabPaths[tab ?? 'dashboard']}`
}

/** `consensus` alone, on a company's page: that screen of this company. */
export function useHereItems(text: string, go: (href: string) => void): Section {
  const m = paletteMessages()
  const companyId = useParams({ strict: false, select: ({ companyId }) => companyId })
  const tab = functionOf(text)
  // The company on the screen has its own button, which is an action of the palette.
  if (!tab || tab === 'watch' || !companyId) return { rank: 0, items: [] }
  const words = m.here(tab === 'compare' ? m.compare : companyMessages().tab[tab])
  return {
    rank: 10,
    items: [{ id: 'here', section: 'companies', words, run: () => go(addressOf(Number(companyId), tab)) }],
  }
}

/** Whether all that is typed stands in a name or a code of a company. */
function holds({ nameJa, nameEn, nameKana, ticker, isin, corporateNumber }: CompanySummary, typed: string): boolean {
  return [nameJa, nameEn, nameKana, ticker, isin, corporateNumber].some((text) => text && closeness(text, typed) > 0)
}

/** Whether the server has answered this search, not only the one before. */
function isAnswered({ isPending, isPlaceholderData }: ReturnType<typeof useCompanySearch>): boolean {
  return !isPending && !isPlaceholderData
}
