import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachmentOf } from './files/file.ts'

/** A file that is sent while it is written: it is never in memory as a whole, and a caller who reads slowly slows its writing. */
export class StreamedFile {
  readonly #name: string
  readonly #type: string
  readonly #parts: Iterable<string>

  constructor({
    name,
    type,
    parts,
  }: { readonly name: string; readonly type: string; readonly parts: Iterable<string> }) {
    this.#name = name
    this.#type = type
    this.#parts = parts
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-type', this.#type)
      .header('content-disposition', attachmentOf(this.#name))
      .send(Readable.from(bytesOf(this.#parts), { objectMode: false }))
  }
}

function* bytesOf(parts: Iterable<string>): Generator<Buffer> {
  for (const part of parts) if (part !== '') yield Buffer.from(part)
}
