import { createServer } from 'node:http'

/** How the port is given up. */
type Release = () => Promise<void>

/**
 * Binds the port before slow work begins, so that a port in use is reported at once. Calls meanwhile get a retry answer. Port 0 is any
 * free one.
 */
export async function holdPort(port: number, host: string): Promise<Release> {
  if (port === 0) return async () => {}
  const server = createServer((_, reply) => {
    reply.writeHead(503, { 'retry-after': '5', connection: 'close' }).end('starting\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

/** The address of a port; one of IPv6 stands in brackets. */
export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
