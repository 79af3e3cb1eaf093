import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '#contract/failure.ts'
import type { Config } from '#server/config.ts'

/** Powers of the browser that no page of ours uses. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Only what we serve ourselves runs; inline styles are the component library's way of placing things. */
const contentSecurity = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** Helmet's headers, and what it does not set: powers switched off everywhere, and no answer of the API kept by anybody on the way. */
export async function secureHeaders(app: FastifyInstance, { publicUrl }: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity },
    hsts: publicUrl?.startsWith('https:') ?? false,
  })
  const policy = permissions.map((power) => `${power}=()`).join(', ')
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', policy)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })
}

/** An address that cannot be read meets no route and no hook; it gets the barest of answers. */
export function answerUnreadable(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  reply
    .status(400)
    .headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send({ result: false, code: 'request.invalid', field: 'path' } satisfies Failure)
}
