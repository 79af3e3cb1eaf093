import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { ModalBody, ModalFooter, ModalHeader, OkButton } from './ModalParts.tsx'
import {
  closeModal,
  destroyModals,
  hasUnsavedText,
  type ModalControls,
  type ModalSpec,
  modals,
  openModal,
  pushModal,
} from './modals.ts'

afterEach(() => act(() => destroyModals()))

/** A modal with a field, OK with a value, and a no. */
const form = (label: string, more: Partial<ModalSpec<string>> = {}): ModalSpec<string> => ({
  label,
  content: (controls) => <Form label={label} controls={controls} />,
  ...more,
})

function Form({ label, controls }: { label: string; controls: ModalControls<string> }) {
  return (
    <>
      <ModalHeader title={label} onClose={controls.close} />
      <ModalBody>
        <input aria-label={`${label} field`} onChange={(event) => controls.setDirty(event.target.value !== '')} />
      </ModalBody>
      <ModalFooter>
        <button type="button" onClick={() => controls.reject('no')}>
          {label} no
        </button>
        <OkButton onClick={() => controls.resolve('yes')}>{`${label} ok`}</OkButton>
      </ModalFooter>
    </>
  )
}

const dialogName = () => screen.queryByRole('dialog')?.getAttribute('aria-label') ?? null
const show = <T,>(work: () => T): T => {
  let result: T
  act(() => {
    result = work()
  })
  return result!
}

describe('the stack', () => {
  test('open replaces all that are open; they end as closed', async () => {
    await renderParts(null)
    const first = show(() => openModal(form('A')))
    const second = show(() => pushModal(form('B')))
    show(() => void openModal(form('C')))
    expect(await first).toEqual({ how: 'closed' })
    expect(await second).toEqual({ how: 'closed' })
    await screen.findByRole('dialog', { name: 'C' })
    expect(modals.get()).toHaveLength(1)
  })

  test('push adds on top, only the top is shown, and what was typed below is still there', async () => {
    await renderParts(null)
    show(() => void openModal(form('A')))
    await userEvent.type(await screen.findByRole('textbox', { name: 'A field' }), 'kept')
    show(() => void pushModal(form('B')))
    await screen.findByRole('dialog', { name: 'B' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.queryByRole('textbox', { name: 'A field' })).toBeNull()
    show(() => closeModal())
    expect(await screen.findByRole('dialog', { name: 'A' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'A field' }).value).toBe('kept')
  })

  test('close takes the top, destroy takes all', async () => {
    await renderParts(null)
    const lower = show(() => openModal(form('A')))
    const upper = show(() => pushModal(form('B')))
    show(() => closeModal())
    expect(await upper).toEqual({ how: 'closed' })
    expect(modals.get()).toHaveLength(1)
    show(() => void pushModal(form('C')))
    show(() => destroyModals())
    expect(await lower).toEqual({ how: 'closed' })
    expect(modals.get()).toEqual([])
    await waitFor(() => expect(dialogName()).toBeNull())
    show(() => closeModal()) // nothing to close
  })

  test.each([
    ['A ok', { how: 'resolved', data: 'yes' }],
    ['A no', { how: 'rejected', data: 'no' }],
    ['Close', { how: 'closed' }],
  ])('%s ends it', async (button, end) => {
    await renderParts(null)
    const modal = show(() => openModal(form('A')))
    await userEvent.click(await screen.findByRole('button', { name: button }))
    expect(await modal).toEqual(end)
  })

  test('a modal ends once', async () => {
    let controls: ModalControls | undefined
    const modal = show(() =>
      openModal({
        label: 'A',
        content: (given) => {
          controls = given
          return <OkButton />
        },
      }),
    )
    await renderParts(null)
    await screen.findByRole('dialog', { name: 'A' })
    show(() => controls!.resolve(1))
    show(() => controls!.reject(2))
    expect(await modal).toEqual({ how: 'resolved', data: 1 })
  })
})

describe('keyboard and focus', () => {
  test('the focus goes into the first field, stays inside, and returns to what opened it', async () => {
    await renderParts(
      <button type="button" onClick={() => void openModal(form('A'))}>
        Open
      </button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const field = await screen.findByRole('textbox', { name: 'A field' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab()
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialogName()).toBeNull())
    expect(document.activeElement?.textContent).toBe('Open')
  })

  test('a pushed modal gives the focus back to the one below', async () => {
    await renderParts(null)
    show(() => void openModal(form('A')))
    const button = await screen.findByRole('button', { name: 'A no' })
    button.focus()
    show(() => void pushModal(form('B')))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('B field'))
    await userEvent.keyboard('{Escape}')
    expect(dialogName()).toBe('A')
    expect(document.activeElement?.textContent).toBe('A no')
  })

  test('Esc that gives up a kana conversion closes nothing', async () => {
    await renderParts(null)
    show(() => void openModal(form('A')))
    const field = await screen.findByRole('textbox', { name: 'A field' })
    act(
      () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })),
    )
    expect(dialogName()).toBe('A')
  })

  test('is a modal dialog by its name', async () => {
    await renderParts(null)
    show(() => void openModal(form('A')))
    expect((await screen.findByRole('dialog', { name: 'A' })).getAttribute('aria-modal')).toBe('true')
  })
})

describe('a change of screen', () => {
  test('is blocked while a modal is open, says why, and can be given up', async () => {
    const { path, go } = await renderParts(null)
    show(() => void openModal(form('A')))
    await screen.findByRole('dialog', { name: 'A' })
    show(() => go('/there'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('You cannot go to another screen while this dialog is open.')
    expect(alert.textContent).not.toContain('would be lost')
    expect(screen.getByRole('dialog').contains(alert)).toBe(true)
    expect(document.activeElement?.textContent).toBe('Stay here')
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(document.activeElement?.getAttribute('aria-label')).toBe('A field')
    expect([path(), dialogName()]).toEqual(['/', 'A'])
  })

  test('can be had by discarding what was typed', async () => {
    const { path, go } = await renderParts(null)
    const modal = show(() => openModal(form('A')))
    await userEvent.type(await screen.findByRole('textbox', { name: 'A field' }), 'x')
    show(() => go('/there'))
    expect((await screen.findByRole('alert')).textContent).toContain('What you have typed would be lost.')
    await userEvent.click(screen.getByRole('button', { name: 'Discard and leave' }))
    expect(await modal).toEqual({ how: 'closed' })
    expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy()
    expect(path()).toBe('/there')
  })

  test('is blocked by a modal that is hidden below, too', async () => {
    const { path, go } = await renderParts(null)
    show(() => void openModal(form('A')))
    show(() => void pushModal(form('B', { allowsNavigation: true })))
    await screen.findByRole('dialog', { name: 'B' })
    show(() => go('/there'))
    await screen.findByRole('alert')
    expect(path()).toBe('/')
  })

  test('that was blocked is forgotten once the modal is answered', async () => {
    const { path, go } = await renderParts(null)
    show(() => void openModal(form('A')))
    await screen.findByRole('dialog', { name: 'A' })
    show(() => go('/there'))
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'A ok' }))
    await waitFor(() => expect(dialogName()).toBeNull())
    expect(path()).toBe('/')
    show(() => go('/there'))
    await screen.findByRole('heading', { name: 'There' })
  })

  test('passes a modal that allows it, and leaves it open', async () => {
    const { go } = await renderParts(null)
    show(() => void openModal(form('A', { allowsNavigation: true })))
    await screen.findByRole('dialog', { name: 'A' })
    show(() => go('/there'))
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('There'))
    expect(dialogName()).toBe('A')
  })

  test('ends a modal that closes on it', async () => {
    const { go } = await renderParts(null)
    const modal = show(() => openModal(form('A', { closesOnNavigation: true })))
    await screen.findByRole('dialog', { name: 'A' })
    show(() => go('/there'))
    expect(await modal).toEqual({ how: 'closed' })
    await screen.findByRole('heading', { name: 'There' })
  })

  test('is not what a screen does that rewrites its own conditions', async () => {
    const { path, rewrite } = await renderParts(null)
    show(() => void openModal(form('A')))
    show(() => void pushModal(form('B', { closesOnNavigation: true })))
    await screen.findByRole('dialog', { name: 'B' })
    show(() => rewrite('/?q=x'))
    await waitFor(() => expect(path()).toBe('/?q=x'))
    expect(dialogName()).toBe('B')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('closing the tab asks only when something is typed', async () => {
    await renderParts(null)
    show(() => void openModal(form('A')))
    const field = await screen.findByRole('textbox', { name: 'A field' })
    expect(hasUnsavedText()).toBe(false)
    await userEvent.type(field, 'x')
    expect(hasUnsavedText()).toBe(true)
    await userEvent.clear(field)
    expect(hasUnsavedText()).toBe(false)
  })

  test('says so in Japanese', async () => {
    setLanguage('ja')
    const { go } = await renderParts(null)
    show(() => void openModal(form('A')))
    await userEvent.type(await screen.findByRole('textbox'), 'x')
    show(() => go('/there'))
    expect((await screen.findByRole('alert')).textContent).toContain('ほかの画面へ移動できません')
    expect(screen.getByRole('button', { name: '破棄して移動' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'このまま続ける' })).toBeTruthy()
  })
})

test('a content that cannot be drawn leaves nobody waiting', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderParts(null)
  const modal = show(() =>
    openModal({
      label: 'A',
      content: () => {
        throw new Error('broken on purpose')
      },
    }),
  )
  expect(await modal).toEqual({ how: 'closed' })
  expect(consoleError).toHaveBeenCalled()
  consoleError.mockRestore()
  show(() => void openModal(form('B')))
  expect(await screen.findByRole('dialog', { name: 'B' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Here', hidden: true })).toBeTruthy()
})
