/** The numbers of a table as it was printed, one after the other. */
export const numbersOf = (text: string): number[] => text.trim().split(/\s+/).map(Number)
