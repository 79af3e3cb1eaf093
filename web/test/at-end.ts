const waiting: (() => Promise<void>)[] = []

/** What is still to be done while the screen of a test stands, once the test has said what it has to say. */
export const atEnd = (work: () => Promise<void>): void => void waiting.push(work)

export async function doAtEnd(): Promise<void> {
  for (const work of waiting.splice(0)) await work()
}
