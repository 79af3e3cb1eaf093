import type { FastifyReply } from 'fastify'
import { type FileAnswer, replacedHeader } from '#contract/wire/endpoint.ts'

/** Answer with a file to keep, under its name. */
export function sendFile(reply: FastifyReply, { name, type, bytes, replaced }: FileAnswer): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', attachmentOf(name))
    .header(replacedHeader, replaced)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** The name twice (RFC 6266): in ASCII for who knows no better, and as it is. */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
