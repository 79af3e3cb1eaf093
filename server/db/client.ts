import pg from 'pg'

/**
 * A connection that reports a break to its next query only. Without an error listener Node would end the process, even for a connection
 * that idles in a pool or between two queries of a transaction.
 */
export class Client extends pg.Client {
  constructor(connection?: string | pg.ClientConfig) {
    super(connection)
    this.on('error', () => {})
  }
}
