import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import type { Answer } from './client.ts'
import { Trouble } from './trouble.ts'

/** The first bytes of a body as Latin text, enough to tell what it is. */
export function headOf({ path }: Pick<Answer, 'path'>, count = 512): string {
  const file = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(count)
    return buffer.subarray(0, readSync(file, buffer, 0, count, 0)).toString('latin1')
  } finally {
    closeSync(file)
  }
}

const isPage = (head: string) =>
  /^\s*(<!doctype html|<html|<\?xml[^>]*\?>\s*<!doctype html)/i.test(head.replace(/^\u00ef\u00bb\u00bf/, ''))

/** A page of words where data was asked for: maintenance, or a proxy that wants somebody to sign in. */
export function refusePage(answer: Answer): void {
  if (isPage(headOf(answer)))
    throw new Trouble('later', 'a web page came instead of data: maintenance, or a proxy’s sign-in page')
}

/** @throws Trouble `later` for what is no archive */
export function expectZip(answer: Answer): 'answer' {
  refusePage(answer)
  if (!headOf(answer, 4).startsWith('PK\u0003\u0004'))
    throw new Trouble('later', 'something that is no archive came instead of one')
  return 'answer'
}

/** @throws Trouble `later` for what is no JSON */
export function readJson(answer: Answer): unknown {
  refusePage(answer)
  try {
    return JSON.parse(readFileSync(answer.path, 'utf8')) as unknown
  } catch (error) {
    throw new Trouble('later', 'something that is no JSON came instead of it', { cause: error })
  }
}

export function expectPage(answer: Answer): 'answer' {
  if (!/<\w/.test(headOf(answer, 4096))) throw new Trouble('changed', 'the page is no web page any more')
  return 'answer'
}

/** @throws Trouble `later` for what is no JSON */
export function expectJson(answer: Answer): 'answer' {
  readJson(answer)
  return 'answer'
}
