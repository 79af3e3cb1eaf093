import { addDays, isWeekend } from '../days.ts'
import { codeListZip, retiredCodes } from '../tables/edinet.ts'
import { eegsGraph, eegsSearch } from '../tables/eegs.ts'
import { listedIssues, listedIssuesPage } from '../tables/exchange.ts'
import { isinMap, isinMapZip, leiRecords } from '../tables/gleif.ts'
import { ngfsRuns, ngfsSeries, worldBankPrices } from '../tables/prices.ts'
import { sbtiCompanies, sbtiTargets } from '../tables/sbti.ts'
import type { World } from '../world.ts'
import { type Answer, type Call, fileAnswer, htmlAnswer, jsonAnswer, notFound } from './answer.ts'
import { edinetApi } from './edinet-api.ts'

type Handler = (world: World, call: Call) => Answer

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Days up to which weekly and monthly files are as they are. */
const lastMonthEnd = (now: string) => addDays(`${now.slice(0, 8)}01`, -1)
const lastFriday = (now: string): string => {
  const day = now.slice(0, 10)
  return isWeekend(addDays(day, 1)) && !isWeekend(day) ? day : lastFriday(`${addDays(day, -1)} 00:00`)
}

const codeList: Handler = (world, { path, now }) => {
  const day = now.slice(0, 10)
  if (path === '/searchdocument/codelist/Edinetcode.zip')
    return fileAnswer(codeListZip(world, day), 'application/zip', day)
  if (path === '/guide/static/disclosure/download/ESE140190.csv')
    return fileAnswer(retiredCodes(world), 'text/csv', world.from)
  return notFound
}

const exchange: Handler = (world, { path, now }) => {
  const day = lastMonthEnd(now)
  if (path === '/markets/statistics-equities/misc/01.html') return htmlAnswer(listedIssuesPage(day))
  return path.endsWith('/data_j.xlsx') ? fileAnswer(listedIssues(world, day), excel, day) : notFound
}

const sbtiFiles: Handler = (world, { path, now }) => {
  const day = lastFriday(now)
  if (path === '/production/files/companies-excel.xlsx') return fileAnswer(sbtiCompanies(world, day), excel, day)
  return path === '/production/files/targets-excel.xlsx' ? fileAnswer(sbtiTargets(world, day), excel, day) : notFound
}

const sbtiPage: Handler = (_, { path }) => {
  const files = 'https://files.sciencebasedtargets.org/production/files'
  const links = ['companies', 'targets'].map((name) => `<a href="${files}/${name}-excel.xlsx">${name}</a>`)
  return path === '/target-dashboard' ? htmlAnswer(`<html><body>${links.join('')}</body></html>`) : notFound
}

const gleif: Handler = (world, { path, query }) => {
  if (path !== '/api/v1/lei-records' || query.get('filter[entity.legalAddress.country]') !== 'JP') return notFound
  const size = Math.min(200, Number(query.get('page[size]') ?? 15))
  const records = leiRecords(world, {
    number: Number(query.get('page[number]') ?? 1),
    size,
  })
  return { ...jsonAnswer(records), type: 'application/vnd.api+json' }
}

const gleifMap: Handler = (world, { path, now }) => {
  const day = `${now.slice(0, 8)}01`
  if (path === '/api/v2/isin-lei/latest') return jsonAnswer(isinMap(day))
  return path.endsWith('/download') ? fileAnswer(isinMapZip(world, day), 'application/zip', day) : notFound
}

const eegs: Handler = (world, { path, query }) => {
  if (path === '/ghg-santeikohyo-result/search') return htmlAnswer(eegsSearch(world))
  if (path !== '/ghg-santeikohyo-result/corporate/graph') return notFound
  const part = (name: string) => query.get(name) ?? ''
  const page = eegsGraph(world, part('spEmitCode'), part('repDivID'), part('gasID'))
  return page === null ? notFound : htmlAnswer(page)
}

/** Refuses whoever does not call itself a browser: its file is brought by hand. */
const ministry: Handler = () => htmlAnswer('<html><body><h1>403 Forbidden</h1></body></html>', 403)

const iiasaToken: Handler = (_, { path }) =>
  path === '/legacy/anonym/IXSE_NGFS_PHASE_5' ? jsonAnswer('invented-guest-token') : notFound

const iiasa: Handler = (_, { path, body }) => {
  const base = '/ngfs-phase-5-api/rest/v2.1'
  if (path === `${base}/runs`) return jsonAnswer(ngfsRuns)
  if (path !== `${base}/runs/bulk/ts`) return notFound
  const { filters } = JSON.parse(body || '{"filters":{"runs":[]}}') as { filters: { runs: number[] } }
  return jsonAnswer(ngfsSeries(filters.runs))
}

const worldBank: Handler = (world, { path }) =>
  path === '/api/carbon_pricing_dashboard.csv'
    ? fileAnswer(Buffer.from(worldBankPrices), 'text/csv', world.from)
    : notFound

const gdelt: Handler = (world, { path, query, now }) => {
  if (path !== '/api/v2/doc/doc') return notFound
  const name = /"([^"]+)"/.exec(query.get('query') ?? '')?.[1] ?? ''
  const isListed = world.filers.some(({ nameJa }) => nameJa.includes(name))
  const article = {
    url: `https://news.invalid/${encodeURIComponent(name)}/1`,
    title: `${name}、温室効果ガスの削減目標を引き上げ`,
    seendate: `${now.slice(0, 10).replaceAll('-', '')}T010000Z`,
    domain: 'news.invalid',
    language: 'Japanese',
  }
  return jsonAnswer({ articles: isListed ? [article] : [] })
}

/** Every host of the world and how it answers. */
export const hosts: Readonly<Record<string, Handler>> = {
  'api.edinet-fsa.go.jp': edinetApi,
  'disclosure2dl.edinet-fsa.go.jp': codeList,
  'www.jpx.co.jp': exchange,
  'files.sciencebasedtargets.org': sbtiFiles,
  'sciencebasedtargets.org': sbtiPage,
  'api.gleif.org': gleif,
  'mapping.gleif.org': gleifMap,
  'eegs.env.go.jp': eegs,
  'positive-ryouritsu.mhlw.go.jp': ministry,
  'api.manager.ece.iiasa.ac.at': iiasaToken,
  'db1.ene.iiasa.ac.at': iiasa,
  'carbonpricingdashboard.worldbank.org': worldBank,
  'api.gdeltproject.org': gdelt,
}
