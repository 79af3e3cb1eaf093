import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/ja'
import { useLayoutEffect, useRef } from 'react'
import { formatDay } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import classes from './Calendar.module.css'
import { dayMessages } from './messages.ts'

interface Props {
  readonly value: string
  readonly first: string
  readonly last: string
  readonly choose: (day: string) => void
}

/** A month of days to choose from; weeks begin on Sunday, as calendars in Japan do. Loaded when it is first opened. */
export function Calendar({ value, first, last, choose }: Props) {
  const m = dayMessages()
  const frame = useRef<HTMLDivElement>(null)
  // The panel was there before its contents, so the focus has to be led in.
  useLayoutEffect(() => frame.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), [])
  return (
    <DatesProvider settings={{ locale: language(), firstDayOfWeek: 0, consistentWeeks: true }}>
      <DatePicker
        ref={frame}
        unstyled
        classNames={classes}
        value={value}
        defaultDate={value}
        minDate={first}
        maxDate={last}
        hideOutsideDates
        monthLabelFormat={m.monthForm}
        yearLabelFormat={m.yearForm}
        getDayAriaLabel={formatDay}
        getDayProps={(day) => (day === value ? { 'aria-current': 'date' } : {})}
        ariaLabels={{
          monthLevelControl: m.toYear,
          yearLevelControl: m.toDecade,
          previousMonth: m.previousMonth,
          nextMonth: m.nextMonth,
          previousYear: m.previousYear,
          nextYear: m.nextYear,
          previousDecade: m.previousDecade,
          nextDecade: m.nextDecade,
        }}
        onChange={(day) => day && choose(day)}
      />
    </DatesProvider>
  )
}
