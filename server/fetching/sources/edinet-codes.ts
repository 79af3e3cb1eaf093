import { expectZip, refusePage } from '../net/bodies.ts'
import { times } from '../schedule/times.ts'
import type { Source } from '../source.ts'

const host = 'disclosure2dl.edinet-fsa.go.jp'
const codes = `https://${host}/searchdocument/codelist/Edinetcode.zip`
const retired = `https://${host}/guide/static/disclosure/download/ESE140190.csv`

/** Who files with EDINET: names, corporate numbers, industries, year ends. */
export const edinetCodes: Source = {
  name: 'edinet-codes',
  title: { ja: 'EDINETコードリスト', en: 'EDINET code list' },
  fills: {
    ja: '上場企業の名称・法人番号・業種・決算日',
    en: 'Names, corporate numbers, industries and year ends of listed companies',
  },
  terms: 'open',
  termsUrl: 'https://disclosure2.edinet-fsa.go.jp/',
  hosts: [host],
  pace: 2000,
  next: times.weekly(1, '06:10'),
  estimate: async () => ({ requests: 2, bytes: 900_000 }),
  fetch: async (run) => {
    const list = { item: 'codes', url: codes, maxBytes: 16_000_000, check: expectZip }
    const got = await run.ask(list)
    if (got.kind === 'answer')
      await run.importAnswer({
        request: list,
        answer: got.answer,
        fileName: 'Edinetcode.zip',
        source: 'edinet-code-list',
      })
    await run.flush()
    run.progress(1, 2)
    const ended = {
      item: 'retired',
      url: retired,
      maxBytes: 16_000_000,
      check: (answer: Parameters<typeof refusePage>[0]) => {
        refusePage(answer)
        return 'answer' as const
      },
    }
    const more = await run.ask(ended)
    if (more.kind === 'answer')
      await run.importAnswer({ request: ended, answer: more.answer, fileName: 'ESE140190.csv' })
    run.progress(2, 2)
  },
}
