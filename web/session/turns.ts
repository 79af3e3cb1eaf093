/**
 * What can happen to a session behind a screen's back: its login expired, there is none any more, the server ended it,
 * the person left, a maintenance window began, the password ran out.
 */
export type Turn = 'expired' | 'missing' | 'ended' | 'left' | 'maintenance' | 'password-expired'

const listeners = new Set<(turn: Turn) => void>()

/** Be told of every turn; returns how to stop listening. */
export function onTurn(listener: (turn: Turn) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announce(turn: Turn): void {
  for (const listener of listeners) listener(turn)
}

const channelName = 'satoyama-session'

/** Tell the other tabs of this browser that the person left. */
export function announceToOtherTabs(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('left' satisfies Turn)
  channel.close()
}

/** Be told when the person left in another tab; returns how to stop listening. */
export function onOtherTab(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => data === ('left' satisfies Turn) && listener()
  return () => channel.close()
}
