import { uploadReader } from '#server/uploads/reader.ts'
import { type JudgedWorkbook, judge } from './judge.ts'
import { readWorkbook } from './read-workbook.ts'

/** Weights as they stand in a workbook. */
export async function readWeights(bytes: Uint8Array): Promise<JudgedWorkbook> {
  return judge(await readWorkbook(bytes))
}

export const weightReader = uploadReader(import.meta.url, readWeights)
