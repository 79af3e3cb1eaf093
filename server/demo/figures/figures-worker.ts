import { parentPort, workerData } from 'node:worker_threads'
import { ObservationEncoder } from '#server/imports/store/figures/observation-copy.ts'
import { writeBoardFigures } from '../board/board-figures.ts'
import { demoCompanies } from '../companies.ts'
import { Cut } from '../disclosure/cut.ts'
import { type Disclosure, readPattern } from '../disclosure/pattern.ts'
import { encodeCompany, FigureSource, type Ids } from './figures.ts'
import { demoIndicators } from './indicators.ts'

/** What the thread is told. */
export interface FiguresRequest {
  readonly companies: number
  readonly seed: number
  readonly disclosure: Disclosure
  readonly ids: Ids
}

/** What it answers with: rows of some companies, and how many figures each company has. */
export interface FiguresChunk {
  readonly rows: Uint8Array
  readonly companies: number
  readonly figures: readonly number[]
  readonly boards: readonly number[]
}

const { companies: count, seed, disclosure, ids } = workerData as FiguresRequest
const companies = demoCompanies(count, seed)
const source = new FigureSource(demoIndicators(), companies, seed)
const pattern = readPattern(disclosure)
const cut = pattern && new Cut(pattern, companies, source)
const keeps: Cut['keeps'] = (company, figure) => !cut || cut.keeps(company, figure)
const encoder = new ObservationEncoder(1 << 21)
const next = chunks()

function* chunks(): Generator<FiguresChunk> {
  let [figures, boards]: [number[], number[]] = [[], []]
  for (const company of companies) {
    figures.push(encodeCompany({ source, company, ids }, encoder, keeps))
    boards.push(...writeBoardFigures(source))
    if (!encoder.isFull && company.index < companies.length - 1) continue
    yield { rows: encoder.take(), companies: company.index + 1, figures, boards }
    figures = []
    boards = []
  }
}

// One message, one chunk: the reader asks for as much as the database takes.
parentPort!.on('message', () => {
  const { value } = next.next()
  if (!value) return parentPort!.postMessage(null)
  const chunk = value as FiguresChunk
  const rows = new Uint8Array(chunk.rows) // Its own memory, so that it can be handed over.
  parentPort!.postMessage({ ...chunk, rows }, [rows.buffer])
})
