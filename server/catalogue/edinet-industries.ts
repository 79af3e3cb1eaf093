import { once } from '#server/cache/once.ts'
import { readTse33 } from './classifications.ts'

const tables = once(() => {
  const tse33 = readTse33()
  return {
    codeOf: new Map(tse33.map(({ code, nameJa }) => [plainName(nameJa), code])),
    tse17Of: new Map(tse33.map(({ code, tse17Code }) => [code, tse17Code])),
  }
})

/** The exchange's industry of a filer by the name that EDINET's code list has for it: the same without marks and the last 業. */
export const tse33OfEdinet = (name: string | null | undefined): string | null =>
  (name ? tables().codeOf.get(plainName(name)) : undefined) ?? null

/** The TSE 17 industry that an industry of the 33 belongs to. */
export const tse17Of = (tse33: string | null): string | null =>
  (tse33 === null ? undefined : tables().tse17Of.get(tse33)) ?? null

const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[・、,･\s]/g, '')
    .replace(/業$/, '')
