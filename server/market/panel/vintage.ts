import type pg from 'pg'
import { Client } from '#server/db/client.ts'

/** Which state of which market. */
export interface MarketVintage {
  readonly marketId: string
  readonly revision: number
  /** Revision of the last change that companies, figures and scores may depend on. */
  readonly figuresRevision: number
  /** Left out where figures read from the words of filings take part, as they usually do. */
  readonly text?: 'excluded'
}

export async function readVintage(client: pg.Client): Promise<MarketVintage> {
  const { rows } = await client.query<{ id: string; revision: string; figures: string }>(
    'select id, revision, figures_revision as figures from market',
  )
  const { id, revision, figures } = rows[0]!
  return { marketId: id, revision: Number(revision), figuresRevision: Number(figures) }
}

/** The same on a connection of its own. */
export async function vintageNow(connection: pg.ClientConfig): Promise<MarketVintage> {
  const client = new Client(connection)
  try {
    await client.connect()
    return await readVintage(client)
  } finally {
    await client.end().catch(() => {})
  }
}
