import { createInterface } from 'node:readline/promises'

/** Whether the person at the terminal says yes; without a terminal nobody does. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^(y|yes|はい)$/i.test((await lines.question(question)).trim())
  } finally {
    lines.close()
  }
}
