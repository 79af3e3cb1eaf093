/** How a person is signed out: everywhere, or in this browser only, when the server could not be reached. */
export type SignOutScope = 'everywhere' | 'here'

/**
 * How a session can end while a screen is open: it expired, it is missing, the server ended it, the user signed out (everywhere or in
 * this browser only), a maintenance window began, or the password expired.
 */
export type Turn = 'expired' | 'missing' | 'ended' | 'left' | 'left-here' | 'maintenance' | 'password-expired'

const listeners = new Set<(turn: Turn) => void>()

/** Listen to every turn; returns how to stop listening. */
export function onTurn(listener: (turn: Turn) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announce(turn: Turn): void {
  for (const listener of listeners) listener(turn)
}

const channelName = 'satoyama-session'

/** What the tabs of a browser tell each other: the person left, or somebody signed in. */
type News = { readonly left: SignOutScope } | { readonly entered: string }

export function announceToOtherTabs(news: News): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Listen to what happens in another tab; returns how to stop listening. */
export function onOtherTab(listener: (news: News) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<News>) => listener(data)
  return () => channel.close()
}
