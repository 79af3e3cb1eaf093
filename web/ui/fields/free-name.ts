import { cutFullWidths, nameWidth } from '#contract/wire/typed.ts'

/** The name of a copy that nothing has yet, numbered from the second on; the original's is cut where both do not fit. */
export function freeName(copyOf: (name: string) => string, name: string, names: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : ` ${number}`
    for (let width = nameWidth; width > 0; width--) {
      const candidate = `${copyOf(cutFullWidths(name, width))}${tail}`
      if (cutFullWidths(candidate, nameWidth) !== candidate) continue
      if (!names.has(candidate)) return candidate
      break
    }
  }
}
