import type { Endpoint } from '#contract/endpoint.ts'
import { refusals } from '#contract/refusals.ts'

/** Ways to sign in, as the API's description names them. */
export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A program’s access token, `sty_…`, made in the registration info. Also taken in the `token` header.',
  },
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'token',
    description: 'The short-lived token of a browser’s session.',
  },
} as const

/** What the API's description says of an endpoint besides its fields: who may call it, and what it refuses. */
export function descriptionOf(endpoint: Endpoint) {
  const own = endpoint.refusals.map((code) => `\`${code}\` (${refusals[code]})`)
  const lines = [
    endpoint.closedToTokens && 'Closed to access tokens.',
    endpoint.closedToTrials && 'Closed to trial accounts.',
    endpoint.envelope === 'file' && 'Answers a file.',
    own.length > 0 && `Refusals: ${own.join(', ')}.`,
  ]
  return { summary: endpoint.summary, description: lines.filter(Boolean).join(' '), security: securityOf(endpoint) }
}

function securityOf({ access, closedToTokens }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return []
  return closedToTokens ? [{ session: [] }] : [{ accessToken: [] }, { session: [] }]
}
