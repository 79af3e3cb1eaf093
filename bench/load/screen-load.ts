import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

interface Load {
  readonly port: number
  readonly token: string
  readonly urls: readonly string[]
  readonly perSecond: number
}
const [{ port, token, urls, perSecond }] = (await once(process, 'message')) as [Load]

/** An open loop: a request every so many milliseconds, whether or not the ones before were answered. */
const took: number[] = []
let failed = 0
const start = performance.now()
await Promise.all(
  urls.map(async (url, index) => {
    const due = start + (index * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    const begun = performance.now()
    const headers = { token, 'x-forwarded-for': `10.3.${index % 250}.1` }
    const reply = await fetch(`http://127.0.0.1:${port}${url}`, { headers })
    await reply.arrayBuffer()
    if (reply.status !== 200) failed++
    if (index >= perSecond) took.push(performance.now() - begun) // In the first second the client warms up itself.
  }),
)
process.send!({ took, failed }, () => process.exit())
