import { parentPort, workerData } from 'node:worker_threads'
import { Client } from '#server/db/client.ts'
import type { AheadMessage, AheadRequest } from './ahead.ts'
import { type LoadedPanel, panelOf, readAxes } from './build.ts'
import { type Axes, Cells } from './cells.ts'
import { readEncodedRows } from './encoded-rows.ts'
import { keepPanel } from './file.ts'
import { readVintage } from './vintage.ts'

const { connection, folder } = workerData as AheadRequest
const reading: { cells?: Cells } = {}

parentPort!.on('message', (message: AheadMessage) => {
  if ('axes' in message) reading.cells = new Cells(message.axes)
  else if ('rows' in message) readEncodedRows(message.rows, (row) => reading.cells!.add(row))
  else if ('isWhole' in message) reading.cells!.spread()
  else void end(message.figuresRevision)
})

async function end(figuresRevision: number): Promise<void> {
  const panel = await finish(reading.cells!, figuresRevision)
  parentPort!.postMessage(panel)
  if (panel && folder !== null) keepPanel(folder, panel)
  parentPort!.close()
}

/** Null when the database holds other figures than the rows. */
async function finish(cells: Cells, figuresRevision: number): Promise<LoadedPanel | null> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const vintage = await readVintage(client)
    const isSame =
      vintage.figuresRevision === figuresRevision && haveSame(cells.axes, await readAxes(client, yearsOf(cells.axes)))
    return isSame ? { ...(await panelOf(client, cells)), ...vintage } : null
  } finally {
    await client.end()
  }
}

/** The same revision has the same figures: their years need not be looked for among millions. */
const yearsOf = ({ years }: Axes) => ({ first: years[0]!, last: years.at(-1)! })

const haveSame = (one: Axes, other: Axes) => JSON.stringify(namesOf(one)) === JSON.stringify(namesOf(other))
const namesOf = ({ companies, indicators, years }: Axes) => ({ companies, indicators, years })
