import { beforeAll, beforeEach } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import * as contract from '#contract/comments/comments.ts'
import * as writing from '#contract/comments/writing.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import type { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport } from '#server/test/table.ts'

/** Two companies, people of two employers and a trial, and the calls of comments. Call once at the top of a file. */
export function givenComments(database: ReturnType<typeof givenDatabase>, env: Readonly<Record<string, string>> = {}) {
  const app = givenApp(database, { env })
  const given = { company: 0, other: 0 }
  const tokens = new Map<string, string>()
  const start = new Date('2026-01-15T03:00:00Z')

  beforeAll(async () => {
    const companies = ['99930', '99940'].map((securityCode, index) => ({
      line: index + 2,
      securityCode,
      nameJa: `見本${index === 0 ? '水産' : '電機'}`,
      nameEn: `Mihon ${index === 0 ? 'Fishery' : 'Electric'}`,
      isListed: true,
    }))
    await givenParsedImport(database.db, { read: 2, companies })
    const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
    given.company = rows[0]!.id
    given.other = rows[1]!.id
    const people = {
      hanako: { name: '山田花子', companyName: '見本アセット', language: 'ja' },
      taro: { name: '鈴木太郎', companyName: '見本アセット', language: 'ja' },
      emily: { name: 'Emily Stone', companyName: 'Sample Capital', language: 'en' },
      trial: { name: '試用次郎', companyName: '見本アセット', language: 'ja', isTrial: true },
    } as const
    for (const [name, parts] of Object.entries(people)) {
      const email = `${name}@asset.example`
      await givenAccount(database.db, email, parts)
      tokens.set(name, (await app.call(signIn, { body: { email, password } })).body.token)
    }
  })
  beforeEach(async () => {
    app.clock.now = start
    for (const table of ['comment_mention', 'comment_text', 'comment', 'attempt', 'mail'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const params = (commentId: number) => ({ companyId: given.company, commentId })
  const token = (who: string) => tokens.get(who)!
  return {
    app,
    given,
    token,
    later: (minutes: number) => {
      app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000)
    },
    idOf: async (who: string) =>
      (
        await database.db
          .selectFrom('account')
          .select('id')
          .where('email', '=', `${who}@asset.example`)
          .executeTakeFirstOrThrow()
      ).id,
    write: (who: string, body: { text: string; link?: string; mentions?: number[] }) =>
      app.call(writing.writeComment, { params: { companyId: given.company }, body }, token(who)),
    reply: (who: string, to: number, body: { text: string; mentions?: number[] }) =>
      app.call(writing.replyToComment, { params: params(to), body }, token(who)),
    edit: (who: string, id: number, body: { text: string; version: number; mentions?: number[] }) =>
      app.call(writing.editComment, { params: params(id), body }, token(who)),
    remove: (who: string, id: number) => app.call(writing.deleteComment, { params: params(id) }, token(who)),
    restore: (who: string, id: number) => app.call(writing.restoreComment, { params: params(id) }, token(who)),
    resolve: (who: string, id: number, resolved = true) =>
      app.call(writing.resolveComment, { params: params(id), body: { resolved } }, token(who)),
    list: async (who: string, query = {}) =>
      (await app.call(contract.listComments, { params: { companyId: given.company }, query }, token(who))).body
        .data as contract.Comments,
    asStranger: (query = {}, companyId = given.company) =>
      app.call(contract.listPublicComments, { params: { companyId }, query }),
    history: (who: string, id: number) => app.call(contract.getCommentHistory, { params: params(id) }, token(who)),
    people: (who: string, thread?: number) =>
      app.call(
        writing.listMentionable,
        { params: { companyId: given.company }, query: thread === undefined ? {} : { thread } },
        token(who),
      ),
    count: (who: string) => app.call(contract.countComments, { params: { companyId: given.company } }, token(who)),
  }
}
