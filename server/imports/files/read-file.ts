import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { Unreadable } from '../rejections.ts'
import { largestFile } from './text.ts'

/** The bytes of a regular file. Opened without waiting, so that a pipe put in its place cannot hold us. */
export function readFile(path: string): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const status = fstatSync(file)
    if (!status.isFile()) throw new Unreadable('no-file')
    if (status.size > largestFile) throw new Unreadable('too-large', { bytes: status.size, most: largestFile })
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}
