import { type Browser, expect, type Page } from '@playwright/test'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { addAccount, type NewAccount } from '../../server/session/accounts.ts'
import { mailServer, type Received } from '../../server/test/mail-server.ts'
import type { Product } from '../product.ts'
import { cloneOf } from '../ready.ts'
import type { Words } from './words.ts'

export const support = 'support@satoyama.example'

export interface Person {
  readonly id: number
  readonly email: string
  readonly password: string
}

/**
 * A product of its own for each worker, with a mail server beside it, and its database to look into, to let time pass in and to
 * break.
 */
export class Stage {
  product!: Product
  mail!: ReturnType<typeof mailServer>
  db!: Db
  /** A company of the market. */
  company = 0
  #people = 0

  async open(): Promise<void> {
    this.mail = mailServer() // A worker may come back to these tests after others: a server that was closed stays closed.
    await this.mail.listen()
    this.product = await cloneOf('invented')
    Object.assign(this.product.env, { SMTP_URL: this.mail.url, SATOYAMA_SUPPORT_EMAIL: support })
    await this.product.start()
    this.db = openDatabase(connectionOf(this.product.home))
    this.company = (await this.product.call('/companies?q=9X9Y')).companies[0].id
  }

  async close(): Promise<void> {
    await this.db?.destroy()
    await this.product.remove()
    await this.mail.close()
  }

  /** A new account of its own. */
  async person(more: Partial<NewAccount> = {}): Promise<Person> {
    const email = `person-${++this.#people}@satoyama.example`
    const password = 'Journey-Password-1'
    await addAccount(this.db, { email, password, name: 'Hana', companyName: 'Mihon', ...more }, new Date())
    const { id } = await this.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return { id, email, password }
  }

  url(path: string): string {
    return this.product.address + path
  }

  /** The API as another program would call it. */
  call(path: string, { token, ...body }: { token?: string; [field: string]: unknown } = {}): Promise<Response> {
    const isAsked = Object.keys(body).length === 0
    return fetch(this.url(`/api${path}`), {
      method: isAsked ? 'GET' : 'POST',
      headers: { ...(token && { token }), ...(!isAsked && { 'content-type': 'application/json' }) },
      ...(!isAsked && { body: JSON.stringify(body) }),
    })
  }

  /** A session somewhere else; its token. */
  async token({ email, password }: Person): Promise<string> {
    return ((await (await this.call('/login', { email, password })).json()) as { token: string }).token
  }

  /** The newest mail to somebody, once it has come. */
  async mailTo(address: string, count = 1): Promise<Received> {
    const letters = () => this.mail.received.filter(({ to }) => to.includes(address))
    await expect.poll(() => letters().length).toBe(count)
    return letters().at(-1)!
  }

  /** Sign in by the form that the page shows. */
  async signIn(page: Page, w: Words, { email, password }: Person): Promise<void> {
    await page.getByLabel(w.email, { exact: true }).fill(email)
    await page.getByLabel(w.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: w.signIn, exact: true }).click()
  }

  /** Signed in and at a screen. */
  async visit(page: Page, w: Words, person: Person, path: string): Promise<void> {
    await page.goto(this.url(`/login?r=${encodeURIComponent(path)}`))
    await this.signIn(page, w, person)
    await page.waitForURL(this.url(path))
  }
}

/** A page of a browser of its own. */
export async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** The alert that the login has expired; confirmed, it leads to the door and keeps where one was. */
export async function confirmExpired(page: Page, w: Words, path: string): Promise<void> {
  const alert = page.getByRole('dialog', { name: w.expired, exact: true })
  await expect(alert).toContainText(w.expired)
  await alert.getByRole('button', { name: w.confirm, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('r') === path)
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** What the browser keeps of the session, undefined when nothing; a period replaces the stored one. */
export function storedAuth(page: Page, period?: string): Promise<Record<string, string> | undefined> {
  return page.evaluate(
    (period) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('authDB')
        opening.onsuccess = () => {
          const store = opening.result.transaction('auth', 'readwrite').objectStore('auth')
          const got = store.get('token')
          got.onsuccess = () => {
            if (period && got.result) store.put({ ...got.result, token_period: period }, 'token')
          }
          store.transaction.oncomplete = () => {
            opening.result.close()
            resolve(got.result)
          }
        }
      }),
    period,
  )
}

export const longAgo = '2020/01/01 00:00:00'
