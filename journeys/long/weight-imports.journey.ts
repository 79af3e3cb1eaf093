import { randomInt } from 'node:crypto'
import { mailServer } from '../../server/test/mail-server.ts'
import { untilMoment } from '../killed.ts'
import { account, type Product } from '../product.ts'
import { expect, test } from '../test.ts'

/** Kills at moments that nobody chose. The seed is printed; with `SATOYAMA_SEED` the moments are the same again. */
const seed = Number(process.env.SATOYAMA_SEED ?? randomInt(2 ** 31))
const kills = 6

test('killed while imported weights are scored, the next server finishes them, and one mail says so', async ({
  clone,
}) => {
  test.setTimeout(400_000)
  process.stdout.write(`SATOYAMA_SEED=${seed}\n`)
  const mail = mailServer()
  await mail.listen()
  const product = await clone('demo')
  Object.assign(product.env, { SMTP_URL: mail.url })
  await product.start()
  let state = seed
  const ended: string[] = []
  for (let round = 0; round < kills; round++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const name = `round ${round}`
    const file = await template(product)
    expect(await send(product, 'POST', { file, fileName: 'weights.xlsx', name })).toMatchObject({ result: true })
    await untilMoment((1500 * state) / 2 ** 32)
    await product.stop('SIGKILL')
    await product.start()
    const standing = () => product.call('/weight-import')
    ended.push((await standing()).state)
    await expect.poll(async () => (await standing()).state, { timeout: 60_000, intervals: [500] }).toBe('done')
    const { years } = await standing()
    const { total } = await product.call(`/weight-import/scores?year=${years.at(-1).year}`)
    expect(total).toBe(years.at(-1).companies)
    // A server that dies between the mail server's yes and its own note of it sends the same mail again, under the same name.
    const messageIds = () =>
      new Set(mail.received.flatMap((each) => (each.text.includes(name) ? [each.header('Message-ID')] : [])))
    await expect.poll(() => messageIds().size, { timeout: 90_000, intervals: [500] }).toBe(1)
    await send(product, 'DELETE')
    await expect.poll(standing, { timeout: 60_000, intervals: [500] }).toBeNull()
    expect(messageIds().size).toBe(1)
  }
  process.stdout.write(`after the kills: ${ended.join(', ')}\n`)
  expect(product.satoyama('doctor', '--deep').status).toBe(0)
  await mail.close()
})

async function template(product: Product): Promise<string> {
  const reply = await fetch(`${product.address}/api/weight-files/74`, { headers: { token: await signedIn(product) } })
  return Buffer.from(await reply.arrayBuffer()).toString('base64')
}

async function send(product: Product, method: 'POST' | 'DELETE', body?: object): Promise<object> {
  const headers = { token: await signedIn(product), ...(body && { 'content-type': 'application/json' }) }
  const address = `${product.address}/api/weight-import`
  const reply = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return (await reply.json()) as object
}

async function signedIn({ address }: Product): Promise<string> {
  const body = JSON.stringify(account)
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${address}/api/login`, { method: 'POST', headers, body })
  return ((await reply.json()) as { token: string }).token
}
