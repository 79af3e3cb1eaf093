import { config } from '../app/config.ts'
import { uiMessages } from './messages.ts'

/** Says on every screen that the market is invented. */
export function DemoBanner() {
  const m = uiMessages()
  return config().market === 'demo' ? <p className="banner">{m.demo}</p> : null
}
