import { type Debugger, Session } from 'node:inspector'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { RunningRequest } from './running-request.ts'

/** What the main thread was found at. */
export interface LoopBlock {
  readonly request: RunningRequest | null
  readonly stack: readonly string[]
}

interface Watch {
  /** Goes up as long as the main thread's event loop turns. */
  readonly beats: Int32Array
  readonly milliseconds: number
  readonly askedAs: string
}

const { beats, milliseconds, askedAs } = workerData as Watch
const step = Math.max(20, milliseconds / 5)
/** How long the main thread may take to say what it is at. */
const patience = 2000
const frames = 12

await watch()

/** Look again and again; a block is told once, however long it lasts. */
async function watch(): Promise<void> {
  let [seen, since, isTold] = [-1, performance.now(), false]
  for (;;) {
    const before = performance.now()
    await sleep(step)
    const now = performance.now()
    const beat = Atomics.load(beats, 0)
    // Where this thread was late as well, it was the machine that stood still.
    if (beat !== seen || now - before > step + milliseconds / 2) {
      seen = beat
      since = now
      isTold = false
    } else if (!isTold && now - since > milliseconds) {
      isTold = true
      const block = await ask()
      if (block) parentPort!.postMessage(block)
    }
  }
}

/** Stop the main thread for a moment and ask what it is at; null when it does not answer. */
async function ask(): Promise<LoopBlock | null> {
  const session = new Session()
  session.connectToMainThread()
  try {
    const scripts = new Map<string, string>()
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => scripts.set(scriptId, url))
    const paused = new Promise<LoopBlock>((resolve) => {
      session.once('Debugger.paused', ({ params: { callFrames } }) => {
        const stack = callFrames.slice(0, frames).map((frame) => placeOf(frame, scripts))
        askWhom(session, callFrames[0]!, (request) => resolve({ request, stack }))
      })
    })
    session.post('Debugger.enable')
    session.post('Debugger.pause')
    return await Promise.race([paused, sleep(patience, null)])
  } finally {
    session.disconnect() // It goes on, whatever came of it.
  }
}

/** Function, file and line. */
function placeOf({ functionName, location }: Debugger.CallFrame, scripts: ReadonlyMap<string, string>): string {
  const { scriptId, lineNumber } = location
  const file = (scripts.get(scriptId) ?? '').replace(/^.*\/(?=(server|methodology|contract|node_modules)\/)/, '')
  return `${functionName || 'anonymous'} (${file}:${lineNumber + 1})`
}

function askWhom(
  session: Session,
  { callFrameId }: Debugger.CallFrame,
  resolve: (request: RunningRequest | null) => void,
): void {
  const expression = `JSON.stringify(globalThis.${askedAs}?.() ?? null)`
  session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression, returnByValue: true }, (error, found) =>
    resolve(error ? null : (JSON.parse(String(found.result.value ?? 'null')) as RunningRequest | null)),
  )
}
