import { Skeleton } from '../ui/Trouble.tsx'
import { useProfile } from '../ui/use-profile.ts'
import { ContactFields } from './ContactFields.tsx'

export interface ContactFormProps {
  readonly onSent: () => void
  readonly onCancel: () => void
}

/** Write to support. Who one is stands there already; what was typed stays until it is sent. */
export function ContactForm(props: ContactFormProps) {
  const profile = useProfile()
  if (profile.isPending) return <Skeleton rows={8} />
  // Without a profile the fields begin empty: whom the product fails should be able to say so.
  return <ContactFields {...props} profile={profile.data} />
}
