import pg from 'pg'

/**
 * A connection whose breaking is told to whoever asks it next, and to nobody else: without a listener for it Node ends the whole
 * process, also when the connection was only waiting in a pool, or between two queries of a transaction.
 */
export class Client extends pg.Client {
  constructor(connection?: string | pg.ClientConfig) {
    super(connection)
    this.on('error', () => {})
  }
}
