/** Whether what a reader says of an indicator counts without anybody's decision. */
export function countsUnasked(_reader: string, _indicator: string): boolean {
  return true
}
