/**
 * Every expected "no", with its HTTP status. The code travels; the words live in the web room, in both languages.
 */
export const refusals = {
  'request.invalid': 400,
  'request.not-found': 404,
  'request.too-many': 429,
  'request.too-long': 503,
  'session.missing': 401,
  'session.expired': 401,
  'session.credentials': 401,
  'session.too-many-attempts': 429,
  'session.not-found': 404,
  'password.expired': 403,
  'password.email-unknown': 404,
  'password.link-expired': 410,
  'password.rules': 422,
  'password.guessable': 422,
  'password.same': 422,
  'password.mismatch': 422,
  'profile.email-taken': 409,
  'profile.password-needed': 403,
  'contact.too-many': 429,
  'trial.not-available': 403,
  maintenance: 503,
  'server.unavailable': 503,
  'company.not-found': 404,
  'industry.not-found': 404,
  'indicator.not-found': 404,
  'figure.not-found': 404,
  'document.not-found': 404,
  'document.copy-missing': 404,
  'import.not-found': 404,
  'template.not-found': 404,
  'weights.invalid': 422,
  'search.invalid': 422,
  'search.not-found': 404,
  'search.name-taken': 409,
  'search.changed': 409,
  'search.too-many': 422,
  'token.invalid': 401,
  'token.not-allowed': 403,
  'token.not-found': 404,
  'token.too-many': 422,
  'download.over-limit': 422,
  'market.preparing': 503,
  'market.busy': 503,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusals

/** Codes after which the browser forgets its session. */
export const endsSession: readonly RefusalCode[] = ['session.missing', 'session.expired']
