/**
 * Those whose name stands behind an `@`, in the order given. Where one name begins another, the longer one is meant: `@Emily Stone` is
 * not `@Emily`, and `@Emily Stoneham` neither. People of one name are meant together.
 */
export function mentionedIn<P extends { readonly name: string }>(text: string, people: readonly P[]): P[] {
  const names = new Set<string>()
  for (const behind of text.split('@').slice(1)) {
    const fitting = people.map(({ name }) => name).filter((name) => begins(behind, name))
    const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one), '')
    if (longest !== '') names.add(longest)
  }
  return people.filter(({ name }) => names.has(name))
}

/** Whether a text begins with a name that ends there. Names in Japanese run into what follows, as in `山田花子さん`. */
function begins(text: string, name: string): boolean {
  const runsOn = /^\p{Script=Latin}{2}/u.test(name.slice(-1) + text.charAt(name.length))
  return name !== '' && text.startsWith(name) && !runsOn
}
