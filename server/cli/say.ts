/** Tell the operator; the exit code of a command that went well. */
export function say(text: string): number {
  process.stdout.write(`${withoutControls(text)}\n`)
  return 0
}

/** Tell the operator what is wrong; the exit code of a command that did nothing. */
export function complain(text: string): number {
  process.stderr.write(`${withoutControls(text)}\n`)
  return 1
}

/** What strangers wrote must not move the operator's cursor or change the terminal. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '')
}
