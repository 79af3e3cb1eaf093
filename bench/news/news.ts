import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { Db } from '../../server/db/database.ts'
import { postbox } from '../../server/mail/outbox.ts'
import { Market } from '../../server/market/market.ts'
import { addAccount } from '../../server/session/accounts.ts'
import { onFreshDatabase } from '../database.ts'
import { ms, print, spread, timed } from '../measure.ts'
import { fillNews } from './fill.ts'
import { askedOn, type Question, questionsFor } from './questions.ts'
import { openDuck, plainPostgres, type Rival } from './rivals.ts'

/** Milliseconds that half of the searches and all but one in a hundred may take. */
const allowed = { median: 60, p99: 250 } as const
const rounds = 10
/** The rivals take seconds a question. */
const rivalRounds = 1

/** A million articles of 4,000 companies over ten years: searches through the API beside `ilike` and DuckDB on the same articles. */
export async function benchNews(): Promise<void> {
  const size = {
    companies: Number(process.env.SATOYAMA_BENCH_COMPANIES ?? 4000),
    articles: Number(process.env.SATOYAMA_BENCH_ARTICLES ?? 1_000_000),
  }
  await onFreshDatabase(async (db, connection) => {
    const { read, indexed } = await fillNews(db, size)
    const rate = Math.round((1000 * size.articles) / read).toLocaleString('en')
    print(
      `${size.articles.toLocaleString('en')} articles in both languages of ${size.companies.toLocaleString('en')} companies: read, grouped and stored ${rate} a second, indexed in ${(indexed / 1000).toFixed(0)} s`,
    )
    await askAll(db, connection)
  })
}

/** The questions to a database that holds the articles. */
export async function askAll(db: Db, connection: ConstructorParameters<typeof Market>[0]['connection']): Promise<void> {
  const market = new Market({ connection, home: null })
  const config = readConfig({ SATOYAMA_LOG: 'silent' })
  const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
  const app = await buildApp({ db, config, clock: () => askedOn, market, ...outside })
  const token = await signIn(app, db)
  const ids = await db.selectFrom('company').select('id').orderBy('id').execute()
  const questions = questionsFor(ids.map(({ id }) => id))
  try {
    const ours = await askApi(app, token, questions)
    await askRivals(db, questions, ours)
  } finally {
    await app.close()
    await market.close()
  }
}

async function signIn(app: FastifyInstance, db: Db): Promise<string> {
  const [email, password] = ['news@bench.example', 'bench-Password-1']
  await addAccount(db, { email, name: 'A', companyName: 'B', password }, askedOn)
  const reply = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  return reply.json<{ token: string }>().token
}

interface Answered {
  readonly articles: number
  readonly took: number[]
}

async function askApi(app: FastifyInstance, token: string, questions: readonly Question[]): Promise<Answered[]> {
  let calls = 0
  const ask = async (question: Question, path: string): Promise<{ articles: number }> => {
    const { query } = question
    // From another network each time: one alone may not call so often.
    const remoteAddress = `10.${(++calls >> 8) % 256}.${calls % 256}.1`
    const search = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const reply = await app.inject({ url: `/api${path}`, query: search, headers: { token }, remoteAddress })
    if (reply.json<{ code?: string }>().code === 'market.preparing') {
      await sleep(1000) // At the first question about an industry.
      return ask(question, path)
    }
    if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(query)}: ${reply.body}`)
    return reply.json<{ data: { articles: number } }>().data
  }
  const answers: Answered[] = []
  for (const question of questions) answers.push({ articles: (await ask(question, '/news')).articles, took: [] })
  const facets: number[] = []
  const companyFacets: number[] = []
  // The rules of themes are worked out at the first question of a day, and kept.
  await ask({ kind: '', query: {} }, '/news/facets/companies')
  for (let round = 0; round < rounds; round++)
    for (const [at, question] of questions.entries()) {
      answers[at]!.took.push(await timed(() => ask(question, '/news')))
      const { sort: _, offset: __, ...query } = question.query
      if (round % 5 === 0) {
        facets.push(await timed(() => ask({ ...question, query }, '/news/facets')))
        companyFacets.push(await timed(() => ask({ ...question, query }, '/news/facets/companies')))
      }
    }
  for (const [kind, own] of Map.groupBy(questions.entries(), ([, question]) => question.kind)) {
    const { median, p99 } = spread(own.flatMap(([at]) => answers[at]!.took))
    const articles = own.map(([at]) => answers[at]!.articles.toLocaleString('en')).join(', ')
    print(`  ${kind.padEnd(28)} p50 ${ms(median).padStart(8)}, longest ${ms(p99).padStart(8)}   ${articles} articles`)
  }
  const whole = spread(answers.flatMap(({ took }) => took))
  const says = (value: number, max: number) => `${ms(value)} (${value <= max ? 'within' : 'above'} ${max} ms)`
  print(
    `${questions.length} searches of the API with count and fifty events, ${rounds} times each  p50 ${says(whole.median, allowed.median)}, p99 ${says(whole.p99, allowed.p99)}`,
  )
  const counted = spread(facets)
  print(`counts beside the choices, ${facets.length} times  p50 ${ms(counted.median)}, p99 ${ms(counted.p99)}`)
  const byCompany = spread(companyFacets)
  print(
    `counts of lists, industries and themes, ${companyFacets.length} times  p50 ${ms(byCompany.median)}, p99 ${ms(byCompany.p99)}: ${(byCompany.median / whole.median).toFixed(1)} × a search`,
  )
  return answers
}

async function askRivals(db: Db, questions: readonly Question[], ours: readonly Answered[]): Promise<void> {
  const { rival: duck, hasIndex } = await openDuck(db)
  if (!hasIndex) print('DuckDB’s full-text extension cannot be had here: its `contains` stands in')
  for (const rival of [plainPostgres(db), duck]) await askRival(rival, questions, ours)
}

async function askRival(rival: Rival, questions: readonly Question[], ours: readonly Answered[]): Promise<void> {
  const [theirs, own]: [number[], number[]] = [[], []]
  for (const [at, question] of questions.entries()) {
    if (Number.isNaN(await rival.ask(question))) continue
    for (let round = 0; round < rivalRounds; round++) theirs.push(await timed(() => rival.ask(question)))
    own.push(spread(ours[at]!.took).median)
  }
  const [a, b] = [spread(theirs), spread(own)]
  print(
    `${rival.name}, ${own.length} of the questions, ${rivalRounds} time each after one to warm up  p50 ${ms(a.median)}, longest ${ms(a.p99)}: ${(a.median / b.median).toFixed(1)} × ours`,
  )
}
