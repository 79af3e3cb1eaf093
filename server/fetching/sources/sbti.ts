import { expectZip } from '../net/bodies.ts'
import { times } from '../schedule/times.ts'
import type { Source } from '../source.ts'

const host = 'files.sciencebasedtargets.org'
const files = ['companies-excel', 'targets-excel'] as const

/** Commitments and targets of companies that the initiative has checked. */
export const sbti: Source = {
  name: 'sbti',
  title: { ja: 'SBTi 目標ダッシュボード', en: 'SBTi target dashboard' },
  fills: { ja: '気候コミットメント、認定された削減目標', en: 'Climate commitments and validated targets' },
  terms: 'confirm',
  termsUrl: 'https://sciencebasedtargets.org/target-dashboard',
  hosts: [host],
  pace: 2000,
  next: times.weekly(5, '06:40'),
  estimate: async () => ({ requests: files.length, bytes: 6_000_000 }),
  fetch: async (run) => {
    for (const [at, file] of files.entries()) {
      const request = {
        item: file,
        url: `https://${host}/production/files/${file}.xlsx`,
        maxBytes: 64_000_000,
        check: expectZip,
      }
      const got = await run.ask(request)
      if (got.kind === 'answer') await run.importAnswer({ request, answer: got.answer, fileName: `${file}.xlsx` })
      run.progress(at + 1, files.length)
    }
  },
}
