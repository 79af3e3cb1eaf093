import { SingleBar } from 'cli-progress'
import { sizeText, timeText } from './amounts.ts'

interface Progress {
  readonly done: number
  readonly of: number
  readonly bytes: number
}

/** Milliseconds between two lines where there is no bar to draw on. */
const lineMilliseconds = 15_000

/** Shows how far a source is: a bar where there is one to draw on, a line now and then elsewhere. */
export function fetchProgress(title: string, extra: () => string = () => '') {
  const bar = process.stderr.isTTY
    ? new SingleBar({
        format: `${title} {bar} {value}/{total} {size} {left} {extra}`,
        stream: process.stderr,
        clearOnComplete: true,
      })
    : null
  const started = performance.now()
  let lastLine = started
  let isBegun = false
  let isOver = false
  const leftText = ({ done, of }: Progress) => {
    const seconds = ((performance.now() - started) / 1000 / Math.max(done, 1)) * (of - done)
    return of > done ? `−${timeText(seconds)}` : ''
  }
  return {
    update(progress: Progress): void {
      const { done, of, bytes } = progress
      if (bar && !isBegun) bar.start(of, done, { size: '', left: '', extra: '' })
      isBegun = true
      bar?.setTotal(of)
      bar?.update(done, { size: sizeText(bytes), left: leftText(progress), extra: extra() })
      if (bar || performance.now() - lastLine < lineMilliseconds) return
      lastLine = performance.now()
      process.stderr.write(`${title}: ${done}/${of}, ${sizeText(bytes)} ${leftText(progress)} ${extra()}\n`)
    },
    stop(): void {
      if (bar && isBegun && !isOver) bar.stop()
      isOver = true
    },
  }
}
