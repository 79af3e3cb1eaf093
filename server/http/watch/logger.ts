import type { Config } from '#server/config.ts'

export interface Fault {
  readonly name?: string
  readonly message?: string
  readonly stack?: string
  readonly code?: unknown
}

/**
 * What a log may say: methods, paths, codes. Never a token, a password, a mail or an address: bodies and headers are not
 * logged at all, links are cut, and of an error only what its writer put into the message; the database's details repeat rows.
 */
export function loggerOptions({ logLevel }: Config) {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) }),
      err: ({ name, message, stack, code }: Fault) => ({
        type: name ?? 'Error',
        message: message ?? '',
        stack: stack ?? '',
        ...(code !== undefined && { code }),
      }),
    },
  }
}

/** What stands before the token of a link that was mailed: for a new password, a new address, an alert. */
const mailedLinks =
  /(\/(?:reset|address|alert-recipients|alerts(?:\/|%2f)+mail)(?:\/|%2f)+)(?!(?:request|link)\b)[^/?#]+/gi

/** Query strings lose their refresh tokens, mailed links their tokens, however they are spelled; access tokens their secret, wherever they stand. */
export function withoutSecrets(url: string): string {
  return url
    .replace(/([?&][^=&]*token[^=&]*=)[^&]*/gi, '$1…')
    .replace(/(sty_[0-9a-f]+_)[0-9a-z]+/gi, '$1…')
    .replace(mailedLinks, '$1…')
}
