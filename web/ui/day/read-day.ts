/**
 * A day as people type it, as `YYYY-MM-DD`: `2024/06/30`, in full-width digits, with `-`, `.` or 年月日 between, or without
 * anything between. Null for what is no day of the calendar.
 */
export function readDay(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  const match =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(plain) ??
    /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/.exec(plain)
  if (!match) return null
  const [year, month, day] = [match[1]!, match[2]!.padStart(2, '0'), match[3]!.padStart(2, '0')]
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  // A day that the calendar does not have, such as 2023/02/29, would come out as another one.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === iso ? iso : null
}

/** Whether a day is typed to its last digit, so that nothing more can follow. */
export function isWholeDay(text: string): boolean {
  return text.normalize('NFKC').replace(/\s/g, '').length === 10 && readDay(text) !== null
}
