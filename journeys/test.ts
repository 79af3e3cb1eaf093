import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { connectionOf } from '../server/db/cluster/cluster.ts'
import { type Db, openDatabase } from '../server/db/database.ts'
import { addAccount, type NewAccount } from '../server/session/accounts.ts'
import { findShared } from './host.ts'
import { actWhenSettled } from './page/act-when-settled.ts'
import { attachLogs, logSizes } from './page/evidence.ts'
import { account, type Credentials, Product } from './product.ts'
import { cloneOf, type Kind } from './ready.ts'

/**
 * The product that all journeys of a kind of market share. Each signs in with an account of its own, and leaves the market as it
 * is; whoever changes that takes a clone.
 */
export class SharedProduct extends Product {
  readonly db: Db

  constructor(home: string, address: string) {
    super(home)
    this.address = address
    this.db = openDatabase(connectionOf(home))
  }

  /** A new account, which sees what the first one sees. */
  async person(more: Partial<NewAccount> = {}): Promise<Credentials> {
    const { supported_vendors: vendors } = await this.db
      .selectFrom('account')
      .select('supported_vendors')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow()
    const email = `person-${crypto.randomUUID()}@satoyama.example`
    const password = 'Journey-Password-1'
    await addAccount(this.db, { email, password, name: 'Hana', companyName: 'Mihon', vendors, ...more }, new Date())
    return { email, password }
  }

  /** A page of a browser of its own, in which somebody new is signed in, or who is named. */
  async signedIn(
    browser: Browser,
    { by, ...options }: BrowserContextOptions & { by?: Credentials } = {},
  ): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    const page = await context.newPage()
    await this.signIn(page, by ?? (await this.person()))
    return page
  }
}

interface OfEachWorker {
  readonly invented: SharedProduct
  readonly demo: SharedProduct
}

interface OfEachJourney {
  /** A product on a folder of its own that stands ready, not started yet. */
  readonly clone: (kind: Kind) => Promise<Product>
  /** One on an empty folder, which begins with nothing at all. */
  readonly fresh: () => Product
  /** What holds for every journey, before it and after it. */
  readonly around: undefined
}

async function join(kind: Kind, use: (product: SharedProduct) => Promise<void>): Promise<void> {
  const { home, address } = await findShared(kind)
  const product = new SharedProduct(home, address)
  await use(product)
  await product.db.destroy()
}

/** Whatever becomes of the journey, its products go. */
async function lend<T extends Product | Promise<Product>, Asked extends unknown[]>(
  make: (...args: Asked) => T,
  use: (make: (...args: Asked) => T) => Promise<void>,
): Promise<void> {
  const lent: T[] = []
  await use((...args) => {
    const product = make(...args)
    lent.push(product)
    return product
  })
  for (const product of lent) await (await product).remove()
}

/* biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads from there what a fixture needs. */
export const test = base.extend<OfEachJourney, OfEachWorker>({
  invented: [({}, use) => join('invented', use), { scope: 'worker' }],
  demo: [({}, use) => join('demo', use), { scope: 'worker' }],
  clone: ({}, use) => lend(cloneOf, use),
  fresh: ({}, use) => lend(() => new Product(), use),
  around: [
    async ({ browser }, use, journey) => {
      await actWhenSettled(browser)
      const before = logSizes()
      await use(undefined)
      for (const context of browser.contexts()) await context.close() // Or it would go on asking.
      if (journey.status !== journey.expectedStatus) await attachLogs(journey, before)
    },
    { auto: true },
  ],
})
/* biome-ignore-end lint/correctness/noEmptyPattern: as above */
export { expect } from '@playwright/test'
