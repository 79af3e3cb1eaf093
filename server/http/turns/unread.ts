import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a caller may take nothing of an answer that is being sent. */
const patience = 30_000

/** An answer of which the caller takes no byte for so long is given up with its connection: its memory and its place are others'. */
export function endUnread(app: FastifyInstance, milliseconds = patience): void {
  app.addHook('onSend', async (_, { raw }) => {
    const { socket } = raw
    if (!(socket instanceof Socket)) return // Tests call without a connection.
    const before = socket.timeout ?? 0
    // Node counts from the last byte that left. What leaves in this very turn, after a pause of the server's own, is not seen before
    // the turn is over.
    raw.setTimeout(milliseconds, () => setImmediate(() => raw.writableFinished || socket.destroy()))
    // Before Node goes on with the connection: a next call that is there already would be given the same time.
    raw.prependOnceListener('finish', () => socket.setTimeout(before))
  })
}
