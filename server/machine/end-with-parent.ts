/** Milliseconds between two looks at who our parent is: once it has gone, somebody else is. */
const lookMilliseconds = 250

/**
 * Where `run.mjs` has started us, end with it, also when it was killed and could pass nothing on. Who comes from us is not told: it may be
 * meant to go on by itself.
 */
export function endWithParent(end: () => void = () => process.exit(1)): void {
  const parent = process.env.SATOYAMA_STARTED_BY
  delete process.env.SATOYAMA_STARTED_BY
  if (parent === undefined) return
  const looking = setInterval(() => {
    if (String(process.ppid) === parent) return
    clearInterval(looking)
    end()
  }, lookMilliseconds)
  looking.unref()
}

/**
 * Signals that ask us to stop. A terminal that closes asks only those that hold on to it: `nohup` takes it away from us, and Node
 * forgets that it also said to ignore the signal.
 */
export function onStopSignal(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  process.on('SIGHUP', () => {
    if (hasTerminal()) stop()
  })
  // What is said to a terminal or a pipe that is closed must not end us before we have stopped in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

function hasTerminal(): boolean {
  return [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY)
}
