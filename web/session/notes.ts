import type { SignOutScope } from '../app/turns.ts'

/** What one page tells the next without a word in the address. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Said above the sign-in form. */
    note?: SignInNote
    /** Where to go when this page has done its work: a path of our own. */
    back?: string
    /** How the person was signed out before the page said so. */
    signOutScope?: SignOutScope
  }
}

type SignInNote = 'ended' | 'password-reset' | 'password-changed'
