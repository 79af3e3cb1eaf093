import type { TreeEditor } from './copy.ts'

/** What a contributor does who follows a recipe of CONTRIBUTING.md with something small of their own. */
export interface Recipe {
  /** Its first words there. */
  readonly name: string
  follow(editor: TreeEditor): void
}

export const recipes: readonly Recipe[] = [
  {
    name: 'A screen',
    follow({ write, before }) {
      write(
        'web/cities/messages.ts',
        `import { messages } from '../i18n/messages.ts'

export const citiesMessages = messages('cities', {
  ja: { title: '本社所在地', years: (count: number) => \`\${count}年度分のデータがあります。\` },
  en: { title: 'Head offices', years: (count: number) => \`There are figures of \${count} fiscal years.\` },
})
`,
      )
      write(
        'web/cities/Cities.tsx',
        `import { useQuery } from '@tanstack/react-query'
import { getMarket } from '#contract/market/market.ts'
import { requestOf } from '../app/query.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { citiesMessages } from './messages.ts'

export function Cities() {
  const m = citiesMessages()
  const { data } = useQuery(requestOf(getMarket, {}))
  return (
    <>
      <ContextBar acts={[]} />
      <h1>{m.title}</h1>
      {data && <p>{m.years(data.years.length)}</p>}
    </>
  )
}
`,
      )
      before(
        'web/routes/routes.tsx',
        'const templates = createRoute({',
        `const cities = createRoute({
  getParentRoute: () => app,
  path: '/cities',
  component: lazyRouteComponent(() => import('../cities/Cities.tsx'), 'Cities'),
})
`,
      )
      before('web/routes/routes.tsx', '  templates,', '  cities,\n')
      before('journeys/routes.ts', "  '/industries',", "  '/cities',\n")
    },
  },
  {
    name: 'An endpoint',
    follow({ write, before }) {
      write(
        'contract/cities/cities.ts',
        `import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

export const countHeadOffices = endpoint('GET /cities', {
  summary: 'How many companies say where their head office is, and how many do not',
  response: z.object({ known: z.int(), unknown: z.int() }),
  refusals: [],
})
`,
      )
      write(
        'server/cities/queries.ts',
        `import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export function countHeadOffices(db: Db): Promise<{ known: number; unknown: number }> {
  return db
    .selectFrom('company')
    .select([
      sql<number>\`(count(*) filter (where address is not null))::int\`.as('known'),
      sql<number>\`(count(*) filter (where address is null))::int\`.as('unknown'),
    ])
    .executeTakeFirstOrThrow()
}
`,
      )
      write(
        'server/cities/routes.ts',
        `import type { FastifyInstance } from 'fastify'
import { countHeadOffices } from '#contract/cities/cities.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import * as queries from './queries.ts'

export function cityRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, countHeadOffices, () => queries.countHeadOffices(db))
}
`,
      )
      write(
        'server/cities/routes.test.ts',
        `import { expect, test } from 'vitest'
import { countHeadOffices } from '#contract/cities/cities.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)

test('every company of an invented market has its address', async () => {
  const token = await app.signedIn()
  const { body } = await app.call(countHeadOffices, {}, token)
  expect(body.data).toEqual({ known: 60, unknown: 0 })
})
`,
      )
      before('server/app.ts', 'import { climateRiskRoutes }', "import { cityRoutes } from './cities/routes.ts'\n")
      before('server/app.ts', '  industryRoutes,', '  cityRoutes,\n')
    },
  },
  {
    name: 'An indicator',
    follow({ append }) {
      append(
        'data/indicators.csv',
        'G-RM-036,Risk committee meetings,リスク委員会の開催回数,meetings,G,governance,risk_management,higher_better,,,numeric,20,4,0.5,count,count,17,TCFD,Q-G-RM-06.5,Stakeholder dialogue and external evaluation,ステークホルダー対話・外部評価,consolidated,0,risk,,,,proposed,recalled,,Satoyama catalogue,proposed\n',
      )
    },
  },
  {
    name: 'A vendor of ratings',
    follow({ append }) {
      append(
        'data/vendors.csv',
        'hinode,ひので評価,Hinode Ratings,Hinode,higher_better,performance,numbers,0,0,,,,,invented for a recipe,proposed\n',
      )
      append(
        'data/vendor_scales.csv',
        'hinode,weak,0,50,"[min,max)",issue,invented for a recipe,proposed,\nhinode,strong,50,100,"[min,max]",strength,invented for a recipe,proposed,\n',
      )
    },
  },
  {
    name: 'An importer',
    follow({ write, before }) {
      write(
        'server/imports/city-titles/parse.ts',
        `import { parseTdnetTitles } from '../tdnet-titles/parse.ts'

export const columns = ['city', 'date', 'time', 'code', 'company_name', 'title']

/** Titles of disclosures that a city keeps. */
export const parseCityTitles: typeof parseTdnetTitles = (...file) => parseTdnetTitles(...file)
`,
      )
      const head = 'city,date,time,code,company_name,title\n'
      write(
        'server/imports/city-titles/samples/ok/titles.csv',
        `${head}Mihon,2025-06-20,15:00,9X9Y,見本電機,業績予想の修正に関するお知らせ\n`,
      )
      write(
        'server/imports/city-titles/samples/not-ok/bad-day.csv',
        `${head}Mihon,2025-13-40,15:00,9X9Y,見本電機,お知らせ\n`,
      )
      before(
        'server/imports/sources.ts',
        'import * as companyIdentifiers',
        "import * as cityTitles from './city-titles/parse.ts'\n",
      )
      before('server/imports/source-names.ts', "  'news-feed',", "  'city-titles',\n")
      before(
        'data/attributions.csv',
        'company-identifiers,',
        'city-titles,Mihon,yes,出典：見本市,Source: City of Mihon,Satoyama,proposed,\n',
      )
      before(
        'server/imports/sources.ts',
        "  'news-feed': parseNewsFeed,",
        "  'city-titles': cityTitles.parseCityTitles,\n",
      )
      before(
        'server/imports/sources.ts',
        "  ['tdnet-titles', tdnetTitles.columns],",
        "  ['city-titles', cityTitles.columns],\n",
      )
    },
  },
  {
    name: 'A migration',
    follow({ write, before }) {
      write(
        'server/db/migrations/0999-cities.ts',
        `import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** Cities of head offices. Adds an empty table, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create table city (name text primary key, companies integer not null)\`.execute(db)
  await describeTable(db, 'city', 'A city with head offices.', {
    name: 'As in the addresses of companies.',
    companies: 'How many have their head office there.',
  })
}
`,
      )
      before(
        'server/db/migrations.ts',
        "import * as companies from './migrations/foundation",
        "import * as cities from './migrations/0999-cities.ts'\n",
      )
      before('server/db/migrations.ts', '}\n\n/** Names of the migrations', "  '0999-cities': cities,\n")
      before('server/db/schema.ts', '  climate_commitment:', '  city: { name: string; companies: number }\n')
      before('server/retention/tables.ts', "  company: 'imports',", "  city: 'imports',\n")
    },
  },
  {
    name: 'A method',
    follow({ write }) {
      const page = (title: string, text: string) => `# ${title}\n\n${text}\n`
      write(
        'docs/methodology/share-of-known.md',
        page('Share of the known', 'Known companies in per cent of all: 3 of 4 are 75 %.'),
      )
      write(
        'docs/methodology/share-of-known.ja.md',
        page('把握率', '全社に占める把握済みの社数を百分率で示します。4社のうち3社なら75%です。'),
      )
      write(
        'methodology/findings/share-of-known.ts',
        `/**
 * Known companies of all (\`docs/methodology/share-of-known.md\`).
 *
 * @returns per cent, 0 to 100; NaN without companies
 */
export const shareOfKnown = (known: number, all: number): number => (100 * known) / all
`,
      )
      write(
        'methodology/findings/share-of-known.test.ts',
        `import { expect, test } from 'vitest'
import { shareOfKnown } from './share-of-known.ts'

test('the example of the page: 3 of 4 are 75 %', () => {
  expect(shareOfKnown(3, 4)).toBe(75)
  expect(shareOfKnown(0, 0)).toBeNaN()
})
`,
      )
    },
  },
  {
    name: 'A decision',
    follow({ write }) {
      write(
        'docs/decisions/0999-cities.md',
        '# 999. Cities are read from addresses\n\n**What was open.** Where a company sits.\n\n**What we do.** We read it from its address.\n\n**What would change our mind.** A list that says it.\n',
      )
    },
  },
]
