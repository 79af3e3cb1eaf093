/** A count with its English noun: `1 company`, `3 companies`. */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`
}
