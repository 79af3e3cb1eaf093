import { groupEvents } from '#methodology/news/events/events.ts'
import { CompanyMentions } from '#methodology/news/mentions.ts'
import { densityAreas } from '#web/charts/position-map/density.ts'
import { mapOption } from '#web/charts/position-map/option.ts'
import type { Pieces } from './pieces.ts'

/** Titles of one company's events, of several kinds. */
const titles = [
  '決算短信',
  '代表取締役の異動に関するお知らせ',
  '製品の自主回収について',
  '業績予想の修正',
  '工場の火災',
]

/** Half of them on one day, the others a few hours apart. */
const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{
      id: at,
      at: at % 2 === 0 ? at * 500 : 0,
      publisher: 'TDnet',
      story: null,
      isCorrection: false,
      category: null,
    },
    ...{ titleJa: titles[at % titles.length]!, titleEn: null, bodyEn: null },
    bodyJa: `第${at}工場で${at * 7}件の申し出があった。`,
  }))

const oneBeginning = (at: number) => `見本${at}工業`
/** Two characters of Chinese writing that no other has, then more. */
const ownBeginning = (at: number) => `${String.fromCharCode(0x4e00 + (at % 70), 0x5000 + Math.floor(at / 70))}${at}工業`

function mentionsIn(titles: number, companies: number, nameOf: (at: number) => string): () => void {
  const named = Array.from({ length: companies }, (_, at) => ({ id: at, code: null, names: [`${nameOf(at)}株式会社`] }))
  const mentions = new CompanyMentions(named)
  return () => {
    for (let at = 0; at < titles; at++) mentions.of(`${nameOf(at)}が増産、需要の拡大を受け投資を加速する`, null)
  }
}

/** Evenly spread, the same each time. */
const spread = (index: number, step: number) => (index * step) % 1

/** What takes many of something. */
export const crowds: Pieces = {
  'events of one company': {
    sizes: [1000, 2000],
    given: (count) => {
      const articles = articlesOf(count)
      return () => groupEvents(articles)
    },
  },
  'titles in which companies are looked for': {
    sizes: [500, 1000],
    given: (titles) => mentionsIn(titles, 4000, oneBeginning),
  },
  'companies that are looked for in titles': {
    ...{ sizes: [2000, 4000], most: 0.6 }, // Whoever looks for twice as many does hardly more.
    given: (companies) => mentionsIn(500, companies, ownBeginning),
  },
  'companies whose names all begin alike': {
    sizes: [2000, 4000],
    given: (companies) => mentionsIn(100, companies, oneBeginning),
  },
  'dots of which a map shows where they crowd': {
    sizes: [2000, 4000],
    given: (count) => {
      const frame = { left: 40, top: 10, width: 1200, height: 560 }
      const dots = Array.from({ length: count }, (_, index) => ({
        x: frame.left + spread(index, 0.618034) * frame.width,
        y: frame.top + spread(index, 0.754878) * frame.height,
      }))
      return () => densityAreas(dots, frame)
    },
  },
  'companies on a map': {
    sizes: [2000, 4000],
    given: (count) => {
      const positions = Array.from({ length: count }, (_, at) => ({
        ...{ key: `${at}`, name: `${at}`, size: 100, role: 'peer' as const },
        ...{ x: (at * 7) % 100, y: (at * 13) % 100 },
      }))
      const quadrants = { both: 'both', yOnly: 'S', neither: 'neither', xOnly: 'E' }
      const sheet = { palette: new Proxy({}, { get: () => '#123456' }), width: 600, height: 300 }
      return () => mapOption({ positions, xName: 'E', yName: 'S', quadrants }, sheet as never)
    },
  },
}
