const paths = {
  search: 'M7 12.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11Zm4-1.500 4 4',
  moon: 'M13.500 10A6 6 0 0 1 6 2.500 6 6 0 1 0 13.500 10Z',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  leave: 'M6.500 2.500h-4v11h4M10 5l3 3-3 3M13 8H6',
  down: 'm4 6 4 4 4-4',
  close: 'm3.500 3.500 9 9m0-9-9 9',
} as const

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="ico" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

export function Brand() {
  return (
    <>
      <svg
        viewBox="0 0 25 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M1 12.500C5 12.500 6.500 2 11 2s5.500 7 9 7c1.600 0 2.500-.600 4-.600" />
        <path d="M1 16c3.500 0 6-6 10-6s5 6 13 6" />
      </svg>
      <span>Satoyama</span>
    </>
  )
}
