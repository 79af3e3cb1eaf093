/** Wrong tries that are answered at once. */
const freeTries = 5

const longestMilliseconds = 5000

/** Answers of one server that wait at the same time; each holds a connection of its caller and nothing else. */
const maxWaiting = 200

let waiting = 0

/** How long the answer to another try waits after so many wrong ones: 1, 2, 4, then 5 seconds. */
export function slowness(earlier: number): number {
  return earlier < freeTries ? 0 : Math.min(1000 * 2 ** (earlier - freeTries), longestMilliseconds)
}

/** Wait as long as a try has to after so many wrong ones; false when too many wait already. */
export async function slowDown(earlier: number, wait: (milliseconds: number) => Promise<unknown>): Promise<boolean> {
  const milliseconds = slowness(earlier)
  if (milliseconds === 0) return true
  if (waiting >= maxWaiting) return false
  waiting += 1
  try {
    await wait(milliseconds)
  } finally {
    waiting -= 1
  }
  return true
}
