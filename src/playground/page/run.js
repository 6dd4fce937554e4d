import { act } from './api.js'
import { openModal } from './modal.js'
import { state } from './state.js'

/** Runs an action for a control: marks it as busy, opens a modal, shows a failure. */
export const run = async (control, action, body) => {
  const message = control.closest('[data-testid="message"]')
  const complaint = message?.querySelector('.complaint')
  if (complaint) complaint.textContent = ''
  control.classList.add('busy')
  control.setAttribute('aria-busy', 'true')
  try {
    const { id, outcome } = await act(action, { user: state.me.id, ...body })
    if (outcome.kind === 'modal') openModal(id, outcome.modal)
    if (outcome.kind === 'failure')
      complain(message, 'This interaction failed: the application did not respond.')
  } catch (error) {
    complain(message, error.message)
  } finally {
    control.classList.remove('busy')
    control.removeAttribute('aria-busy')
  }
}

/** Shows the failure. The message may have been rendered again meanwhile, so it is found by its id. */
const complain = (message, text) => {
  const now = message && document.querySelector(`[data-message-id="${message.dataset.messageId}"] .complaint`)
  if (now) now.textContent = text
}
