import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { destroyModals } from '../ui/modals/modals.ts'
import { clearNotes } from '../ui/notes/notes.ts'

/** Press a button of the dialog that is on the screen, and see it go. */
export async function pressIn(dialog: string, button: string): Promise<void> {
  const open = await screen.findByRole('dialog', { name: dialog })
  await userEvent.click(within(open).getByRole('button', { name: button }))
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: dialog })) throw new Error(`${dialog} is still open`)
  })
}

/** The note in the corner that says this. */
export async function findNote(text: string): Promise<HTMLElement> {
  return (await screen.findByText(text)).closest<HTMLElement>('.note-card')!
}

export const queryDialog = () => screen.queryByRole('dialog')
export const queryNote = () => document.querySelector('.note-card')

/** An entry of the header's user menu. */
export async function chooseInUserMenu(entry: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^(Account|アカウント)/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Dialogs and notes live outside of what is drawn; the next test begins without them. */
export function forgetOpen(): void {
  destroyModals()
  notifications.clean()
  clearNotes()
}
