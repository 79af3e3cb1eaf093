import { beforeAll } from 'vitest'
import type { z } from 'zod'
import { createExport, type ExportRequest, getExportFile, getExportStatus } from '#contract/exports/exports.ts'
import type { givenApp, Reply } from '#server/test/app.ts'
import type { givenDatabase } from '#server/test/database.ts'
import { ExportWorker } from './export-worker.ts'

type Wish = Partial<z.input<typeof ExportRequest>>

/** The files of a test: asked for over the API, made when the test says so. Call once at the top of a file. */
export function givenExports(database: ReturnType<typeof givenDatabase>, app: ReturnType<typeof givenApp>) {
  const troubles: string[] = []
  const open = () =>
    new ExportWorker({
      db: database.db,
      connection: database.connection,
      market: app.market(),
      clock: () => app.clock.now,
      address: () => 'https://satoyama.example',
      onTrouble: (text) => void troubles.push(text),
    })
  const ids: number[] = []
  beforeAll(async () => {
    const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
    ids.push(...rows.map(({ id }) => id))
  })
  const wish = (parts: Wish = {}) => ({
    companies: ids.slice(0, 3),
    from_y: 2022,
    to_y: 2024,
    contents: ['scores'] as const,
    lang: 'en' as const,
    ...parts,
  })
  const ask = (token: string, parts: Wish = {}): Promise<Reply> =>
    app.call(createExport, { body: wish(parts) as never }, token)
  return {
    troubles,
    ids,
    open,
    wish,
    ask,
    status: (export_id: string, token: string): Promise<Reply> =>
      app.call(getExportStatus, { query: { export_id } }, token),
    file: (exportId: string, token: string): Promise<Reply> => app.call(getExportFile, { params: { exportId } }, token),
    /** Asked for and made; answers its id. */
    async made(token: string, parts: Wish = {}): Promise<string> {
      const { body } = await ask(token, parts)
      const exportWorker = open()
      while (await exportWorker.makeNext()) {}
      await exportWorker.close()
      return body.data.export_id
    },
  }
}
