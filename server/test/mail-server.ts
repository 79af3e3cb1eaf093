import { SMTPServer } from 'smtp-server'

/** What a mail server was given. */
export interface Received {
  readonly to: readonly string[]
  /** The message as it came, headers and all. */
  readonly raw: string
  /** A header, unfolded. */
  header(name: string): string | undefined
  /** The text, decoded. */
  readonly text: string
}

interface SmtpError extends Error {
  responseCode?: number
}

/** A mail server over TCP, deaf until it listens. */
export function mailServer() {
  const received: Received[] = []
  const mood: {
    refuseRecipients?: number
    refuseMessages?: number
    beforeYes?: (to: readonly string[]) => Promise<void>
  } = {}
  const refusal = (responseCode: number): SmtpError =>
    Object.assign(new Error('refused <victim@asset.example>'), { responseCode })

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _, done) => done(null, { user: `${username}:${password}` }),
    onRcptTo: (_, __, done) => done(mood.refuseRecipients ? refusal(mood.refuseRecipients) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mood.refuseMessages) return done(refusal(mood.refuseMessages))
        const raw = Buffer.concat(chunks).toString('utf8')
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push(toReceived(raw, to))
        await mood.beforeYes?.(to)
        done()
      })
    },
  })
  // A client that is killed breaks its connection, which is no end of the server.
  server.on('error', () => {})
  let port = 0
  return {
    received,
    mood,
    async listen(): Promise<void> {
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
      port = (server.server.address() as { port: number }).port
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
    get url() {
      return `smtp://sender:secret-of-smtp@127.0.0.1:${port}`
    },
  }
}

function toReceived(raw: string, to: readonly string[]): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(header('Content-Type') ?? '')?.[1]
  // Of a message in several forms the first is the plain text.
  if (boundary) return { to, raw, header, text: toReceived(body.split(`--${boundary}\r\n`)[1]!, to).text }
  return { to, raw, header, text: decoded(body, header('Content-Transfer-Encoding')) }
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
