import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import pg from 'pg'
import { folderVariable } from './recorded.ts'
import { shapeOf } from './statements.ts'

/**
 * Loaded before anything else by every process and thread of a run that records (`recordingEnv`): notes each statement that is
 * given to PostgreSQL, once for each shape. The product knows nothing of it.
 */
const folder = process.env[folderVariable]
if (folder) record(folder)

function record(to: string): void {
  mkdirSync(to, { recursive: true })
  const file = join(to, `${process.pid}-${threadId}.jsonl`)
  const knownShapes = new Set<string>()
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]): unknown {
      const text = textOf(args[0])
      const shape = text && shapeOf(text)
      if (shape && !knownShapes.has(shape)) {
        knownShapes.add(shape)
        appendFileSync(file, `${JSON.stringify(text)}\n`)
      }
      return query.apply(this, args)
    },
  })
}

/** Of a text, of a query with its values, and of a stream that copies. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const { text } = (query ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : undefined
}
