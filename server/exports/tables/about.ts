import { scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTse33 } from '#server/catalogue/classifications.ts'
import type { Row, Table } from '../files/table.ts'
import { exportWords } from '../messages.ts'
import type { WorkOrder } from '../work-order.ts'

const contentSheets = ['scores', 'raws', 'targets', 'ratings', 'definitions'] as const

/** A path of the product with the context of the file. */
export function linkOf({ address, request, recipe }: WorkOrder, path: string): string {
  const { asOf, method, inference, period, version } = request
  const query = new URLSearchParams({
    ...(asOf && { asOf }),
    ...(method !== 'standard' && { method }),
    inference,
    period,
    version,
    peers: recipe.peers,
  })
  return `${address}${path}?${query}`
}

function methodIn({ request: { lang }, recipe: { method, version }, ownMethod }: WorkOrder): string {
  const { about } = exportWords[lang]
  if (ownMethod) return about.ownMethod(ownMethod)
  return about[method === 'standard' ? 'standard' : 'employmentImpact'](version)
}

const listed = (rows: readonly Row[]) =>
  async function* () {
    yield rows
  }

/** The first sheet: what the file is, who may see what of it, and how to cite it. */
export function aboutTable(order: WorkOrder, vendors: readonly RatingVendor[]): Table {
  const { request, recipe, today, companies, years } = order
  const words = exportWords[request.lang]
  const { about } = words
  const nameOf = (key: string) => {
    const vendor = vendors.find((one) => one.key === key)
    return (request.lang === 'ja' ? vendor?.nameJa : vendor?.nameEn) ?? key
  }
  const names = (keys: readonly string[]) => keys.map(nameOf).join(request.lang === 'ja' ? '、' : ', ')
  const hasRatings = request.contents.includes('ratings')
  const method = methodIn(order)
  const day = request.asOf ? about.past(request.asOf) : about.present(today)
  const rows: [string, string][] = [
    [about.made, today],
    [about.market, order.market.kind === 'demo' ? about.demo : about.real],
    [about.revision, `${order.market.id} / ${recipe.revision}`],
    [about.asOf, day],
    [about.companies, String(companies.length)],
    [about.years, `${years[0]}–${years.at(-1)}`],
    [
      about.contents,
      contentSheets
        .filter((content) => request.contents.includes(content))
        .map((content) => words.sheets[content])
        .join(request.lang === 'ja' ? '、' : ', '),
    ],
    [about.method, method],
    [about.recipe, recipe.hash],
    [about.period, about.periods[recipe.period]],
    [about.inference, about.inferences[request.inference]],
    [about.peers, about.peerGroups[recipe.peers]],
    [
      about.open,
      order.vendors.open.length === 0
        ? about.none
        : about[hasRatings ? 'openNote' : 'noRatings'](names(order.vendors.open)),
    ],
    [about.locked, names(order.vendors.locked) || about.none],
    [about.count, String(order.count)],
    [about.legend, about.legendText],
    ...order.market.attributions.map((one): [string, string] => [about.attribution, one[request.lang]]),
    [about.cite, about.citation({ day, method, hash: recipe.hash, address: order.address })],
  ]
  return {
    key: 'about',
    name: words.sheets.about,
    isText: true,
    columns: [
      { key: 'item', head: words.columns.item, kind: 'text', width: 28 },
      { key: 'content', head: words.columns.content, kind: 'text', width: 100 },
    ],
    rows: listed([
      ...rows.map((cells) => ({ cells })),
      { cells: [about.link, `${order.address}/`], link: linkOf(order, '/') },
    ]),
  }
}

/** The companies of the file, each with its way back into the product. */
export function companiesTable(order: WorkOrder): Table {
  const { lang } = order.request
  const words = exportWords[lang]
  const head = words.columns
  return {
    key: 'companies',
    name: words.sheets.companies,
    columns: [
      { key: 'ticker', head: head.code, kind: 'text', width: 10 },
      { key: 'company', head: head.company, kind: 'text', width: 30 },
      { key: 'company_en', head: head.companyEn, kind: 'text', width: 30 },
      { key: 'peers', head: head.peers, kind: 'text', width: 30 },
      { key: 'company_id', head: head.companyId, kind: 'year', width: 12 },
      { key: 'company_kana', head: head.kana, kind: 'text', width: 30 },
      { key: 'isin', head: head.isin, kind: 'text', width: 14 },
      { key: 'lei', head: head.lei, kind: 'text', width: 22 },
      { key: 'corporate_number', head: head.corporateNumber, kind: 'text', width: 15 },
      { key: 'tse33', head: head.tse33, kind: 'text', width: 20 },
      { key: 'tse33_origin', head: head.tse33Origin, kind: 'text', width: 20 },
      { key: 'tse33_told_on', head: head.tse33ToldOn, kind: 'day', width: 12 },
    ],
    rows: listed(
      order.companies.map(({ id, ticker, nameJa, nameEn, peersJa, peersEn, ...company }) => ({
        cells: [
          ...[ticker ?? `#${id}`, nameJa, nameEn, lang === 'ja' ? peersJa : peersEn, id],
          ...[company.nameKana, company.isin, company.lei, company.corporateNumber],
          industryName(company.tse33, lang),
          company.tse33Origin && words.origins[company.tse33Origin],
          company.tse33ToldOn,
        ],
        link: linkOf(order, `/companies/${id}/dashboard`),
      })),
    ),
  }
}

function industryName(code: string | null, lang: 'ja' | 'en'): string | null {
  const row = readTse33().find((each) => each.code === code)
  return row ? `${code} ${lang === 'ja' ? row.nameJa : row.nameEn}` : null
}

/** What the scores and indicators of the file are; an indicator leads to who discloses it. */
export function definitionsTable(order: WorkOrder): Table {
  const { lang, indicators } = order.request
  const words = exportWords[lang]
  const head = words.columns
  const isJa = lang === 'ja'
  const category = (key: string) => scoreTitle(key, scoreNames[lang])
  const chosen = indicators && new Set(indicators)
  const rows: Row[] = [
    ...scoreKeys.map((key) => ({
      cells: [key, category(key), null, head.score, '0–100', words.directions.higher_better],
    })),
    ...readCatalogue()
      .filter(({ code }) => !chosen || chosen.has(code))
      .map((row) => ({
        cells: [
          row.code,
          isJa ? row.nameJa : row.nameEn,
          category(row.middle),
          words.kinds[row.kind],
          row.unit,
          words.directions[row.direction],
          words.boundaries[row.boundary],
          row.standardRefs.join('; ') || null,
          (isJa ? row.formulaJa : row.formulaEn) ?? null,
          (words.statuses as Readonly<Record<string, string>>)[row.status] ?? row.status,
        ],
        link: linkOf(order, `/definitions/${row.code}`),
      })),
  ]
  return {
    key: 'definitions',
    name: words.sheets.definitions,
    columns: [
      { key: 'code', head: head.key, kind: 'text', width: 22 },
      { key: 'name', head: head.name, kind: 'text', width: 44 },
      { key: 'category', head: head.category, kind: 'text', width: 24 },
      { key: 'kind', head: head.item, kind: 'text', width: 18 },
      { key: 'unit', head: head.unit, kind: 'text', width: 12 },
      { key: 'direction', head: head.direction, kind: 'text', width: 14 },
      { key: 'boundary', head: head.basis, kind: 'text', width: 14 },
      { key: 'references', head: head.references, kind: 'text', width: 36 },
      { key: 'formula', head: head.formula, kind: 'text', width: 40 },
      { key: 'status', head: head.status, kind: 'text', width: 18 },
    ],
    rows: listed(rows),
  }
}
