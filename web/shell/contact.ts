/** The contact form is opened by its button, wherever the wish comes from. */
export function openContact(): void {
  document.querySelector<HTMLButtonElement>('.contact-button[aria-expanded="false"]')?.click()
}
