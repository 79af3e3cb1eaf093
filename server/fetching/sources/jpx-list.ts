import { readFileSync, rmSync } from 'node:fs'
import { expectPage, headOf, refusePage } from '../net/bodies.ts'
import type { Answer } from '../net/client.ts'
import { Trouble } from '../net/trouble.ts'
import { times } from '../schedule/times.ts'
import type { Source } from '../source.ts'

const host = 'www.jpx.co.jp'
const page = `https://${host}/markets/statistics-equities/misc/01.html`

/** The list’s address on the page: a workbook of either age. */
export function listAddress(html: string): string {
  const [, link] = /href="([^"]*data_j\.xlsx?)"/i.exec(html) ?? []
  const url = link !== undefined && URL.canParse(link, page) ? new URL(link, page) : null
  if (url === null) throw new Trouble('changed', 'the page has no link to data_j.xlsx any more')
  if (url.protocol !== 'https:' || url.host !== host) throw new Trouble('foreign', `the page links to ${url.host}`)
  return url.href
}

function expectWorkbook(answer: Answer): 'answer' {
  refusePage(answer)
  const head = headOf(answer, 4)
  if (head !== 'PK\u0003\u0004' && head !== '\u00d0\u00cf\u0011\u00e0')
    throw new Trouble('later', 'something that is no workbook came instead of one')
  return 'answer'
}

/** The exchange’s list of what is listed. */
export const jpxList: Source = {
  name: 'jpx-list',
  title: { ja: 'JPX 東証上場銘柄一覧', en: 'JPX list of listed issues' },
  fills: { ja: '市場区分・33業種・TOPIX規模区分', en: 'Market segment, TSE 33 industry, TOPIX size' },
  terms: 'confirm',
  termsUrl: 'https://www.jpx.co.jp/term-of-use/',
  hosts: [host],
  pace: 2000,
  next: times.monthly(5, '07:10'),
  estimate: async () => ({ requests: 2, bytes: 900_000 }),
  fetch: async (run) => {
    const start = await run.ask({ item: 'page', url: page, maxBytes: 4_000_000, check: expectPage })
    if (start.kind !== 'answer') throw new Trouble('changed', 'the page is not there any more')
    const html = readFileSync(start.answer.path, 'utf8')
    rmSync(start.answer.path, { force: true })
    const url = listAddress(html)
    run.progress(1, 2)
    const request = { item: 'list', url, maxBytes: 16_000_000, check: expectWorkbook }
    const got = await run.ask(request)
    const fileName = url.slice(url.lastIndexOf('/') + 1)
    if (got.kind === 'answer')
      await run.importAnswer({ request, answer: got.answer, fileName, source: 'jpx-listed-issues' })
    run.progress(2, 2)
  },
}
