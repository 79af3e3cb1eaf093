interface Props {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
  }
  readonly label: string
}

/** Asks for the next page of a list; nothing once all is there. */
export function MoreButton({ list, label }: Props) {
  if (!list.hasNextPage) return null
  return (
    <button
      type="button"
      className="btn"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
    >
      {label}
    </button>
  )
}
