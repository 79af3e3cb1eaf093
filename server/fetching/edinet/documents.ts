import { Trouble } from '../net/trouble.ts'
import { times } from '../schedule/times.ts'
import type { Source, SourceRun } from '../source.ts'
import { checkDocument } from './answers.ts'
import { leaveWhole, putOff, setState, settleImport } from './outcomes.ts'
import { documentsName, hasChoice, type QueuedDocument, takeBack, waitingDocuments } from './queue.ts'

const host = 'api.edinet-fsa.go.jp'
const maxBytes = { 5: 32_000_000, 1: 100_000_000 } as const
/** Bytes of a document on average. */
export const usualBytes = { 5: 110_000, 1: 956_000 } as const

/** One document; what goes wrong with it never stops a day. */
async function fetchDocument(run: SourceRun, document: QueuedDocument): Promise<void> {
  try {
    await fetchOne(run, document)
  } catch (error) {
    if (!(error instanceof Trouble) || !['later', 'too-much', 'too-large'].includes(error.kind)) throw error
    if (error.kind === 'too-large' && hasChoice(document)) return standWithTable(run, document, error.message)
    await putOff(run.db, document, { problem: error.message, now: run.now() })
  }
}

async function fetchOne(run: SourceRun, document: QueuedDocument): Promise<void> {
  const { number, format, isHere } = document
  const request = {
    item: number,
    url: `https://${host}/api/v2/documents/${number}?type=${format}`,
    secret: `Subscription-Key=${encodeURIComponent(run.key('edinet'))}`,
    maxBytes: maxBytes[format],
    check: (answer: Parameters<typeof checkDocument>[0]) => checkDocument(answer, run.now()),
  }
  const got = await run.ask(request)
  if (got.kind === 'absent' && hasChoice(document)) return standWithTable(run, document, 'not retrievable')
  if (got.kind !== 'answer')
    return setState(run.db, number, { state: got.kind === 'absent' ? 'absent' : 'imported', problem: null })
  // A table that is here counts until the whole report is imported, whatever happens before that.
  if (!isHere || !hasChoice(document)) await setState(run.db, number, { state: 'fetched', problem: null })
  await run.importAnswer({ request, answer: got.answer, fileName: `${number}.zip`, source: 'edinet-annual-report' })
}

async function standWithTable(run: SourceRun, document: QueuedDocument, problem: string): Promise<void> {
  await leaveWhole(run.db, document, problem)
  if (!document.isHere) await fetchDocument(run, { ...document, format: 5, attempts: 0 })
}

/** The annual reports themselves. */
export const edinetDocuments: Source = {
  name: documentsName,
  title: { ja: 'EDINET 有価証券報告書', en: 'EDINET annual reports' },
  fills: {
    ja: '財務・人的資本・多様性・役員・ガバナンスの数値',
    en: 'Figures on finance, people, diversity, officers and governance',
  },
  terms: 'open',
  termsUrl: 'https://disclosure2.edinet-fsa.go.jp/',
  key: 'edinet',
  hosts: [host],
  pace: 2000,
  next: times.daily('09:40', '19:10', '20:10'),
  estimate: async (run) => {
    const waiting = await waitingDocuments(run)
    return { requests: waiting.length, bytes: waiting.reduce((sum, { format }) => sum + usualBytes[format], 0) }
  },
  howToImport: () => ({ source: 'edinet-annual-report' }),
  fetch: async (run) => {
    await takeBack(run.db)
    const waiting = await waitingDocuments(run)
    for (const [at, document] of waiting.entries()) {
      if (run.isOver()) break
      await fetchDocument(run, document)
      run.progress(at + 1, waiting.length)
    }
    await run.flush()
  },
  onImported: settleImport,
}
