import { readConfig } from '#server/config.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import { deliver } from '#server/mail/deliver.ts'
import { laneOf } from '#server/mail/lanes.ts'
import { listDueMail, postbox } from '#server/mail/outbox.ts'
import { openTransport } from '#server/mail/transport.ts'
import { Views } from '#server/searches/evaluate/view.ts'
import type { givenApp } from '#server/test/app.ts'
import type { givenDatabase } from '#server/test/database.ts'
import { runDue } from './run.ts'

interface Place {
  readonly database: ReturnType<typeof givenDatabase>
  readonly app: ReturnType<typeof givenApp>
}

/** An article as a line of the news template. */
export interface GivenNews {
  readonly code: string
  /** `2026-11-20 09:00`, Tokyo. */
  readonly at: string
  readonly title: string
  readonly titleEn?: string
  readonly body?: string
  readonly publisher?: string
  readonly severity?: number
  readonly sentiment?: number
}

/** Import articles as an operator does. */
export async function importNews({ database, app }: Place, articles: readonly GivenNews[]): Promise<void> {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = articles.map(({ code, at, title, titleEn = '', body = '', publisher = '山里経済', ...judged }) =>
    [code, at, publisher, title, titleEn, body, String(judged.severity ?? ''), String(judged.sentiment ?? '')]
      .map(cell)
      .join(','),
  )
  const head = 'code,published_at,publisher,title_ja,title_en,body_ja,severity,sentiment'
  const summary = await importFile(database.db, {
    bytes: new TextEncoder().encode(`${[head, ...rows].join('\n')}\n`),
    fileName: 'news.csv',
    source: 'news',
    by: 'test',
    now: app.clock.now,
  })
  if (summary.rejections.length > 0) throw new Error(JSON.stringify(summary.rejections))
}

/** Look at the alerts that are due by the application’s clock. */
export async function run({ database, app }: Place) {
  const deps = {
    db: database.db,
    config: readConfig({ SATOYAMA_HOME: '/nowhere' }),
    clock: () => app.clock.now,
    market: app.market(),
    wait: async () => {},
    postbox: postbox(null),
    address: () => 'https://satoyama.example',
  }
  const troubles: string[] = []
  const result = await runDue({ ...deps, views: new Views(deps) }, (text) => troubles.push(text))
  return { ...result, troubles }
}

/** Send what waits, alerts and the questions to their recipients. */
export async function sendAll({ database, app }: Place, smtpUrl: string): Promise<void> {
  const transport = openTransport(readConfig({ SMTP_URL: smtpUrl, SATOYAMA_MAIL_FROM: 'noreply@satoyama.example' }))!
  const work = { transport, clock: () => app.clock.now }
  for (const kind of ['alert-question', 'alert'] as const)
    for (const id of await listDueMail(database.db, laneOf(kind), app.clock.now)) await deliver(database.db, id, work)
  transport.close()
}
