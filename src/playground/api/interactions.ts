import { Refusal } from '../limits/form.ts'
import { MessageFlag } from '../limits/message.ts'
import { messageWire } from '../world/message-wire.ts'
import type { Context } from './context.ts'
import { type Call, idParam, param, type Router } from './router.ts'

/** Answers to interactions, authorised by their token and not by the bot's. */
export const interactionRoutes = (router: Router, { world, desk, base }: Context) => {
  const callback = (call: Call) => {
    const { interaction, message, type } = desk.answer(
      idParam(call, 'id'),
      param(call, 'token'),
      call.body,
      call.uploads,
    )
    if (call.query.get('with_response') !== 'true') return null
    return {
      interaction: {
        id: interaction.id,
        type: interaction.type,
        ...(message && {
          response_message_id: message.id,
          response_message_loading: (message.flags & MessageFlag.loading) !== 0,
          response_message_ephemeral: (message.flags & MessageFlag.ephemeral) !== 0,
        }),
      },
      resource: { type, ...(message && { message: messageWire(world, base, message) }) },
    }
  }

  const refuseForeign = (call: Call) => {
    if (idParam(call, 'application') !== world.applicationId) throw new Refusal(404, 10015, 'Unknown Webhook')
  }

  const messagePath = '/webhooks/:application/:token/messages/:message'
  router
    .on('POST', '/interactions/:id/:token/callback', callback, { isOpen: true })
    .on(
      'POST',
      '/webhooks/:application/:token',
      (call) => {
        refuseForeign(call)
        return messageWire(world, base, desk.followUp(param(call, 'token'), call.body, call.uploads))
      },
      { isOpen: true },
    )
    .on(
      'GET',
      messagePath,
      (call) => messageWire(world, base, desk.answerOf(param(call, 'token'), param(call, 'message'))),
      { isOpen: true },
    )
    .on(
      'PATCH',
      messagePath,
      (call) =>
        messageWire(
          world,
          base,
          desk.editAnswer(param(call, 'token'), param(call, 'message'), call.body, call.uploads),
        ),
      { isOpen: true },
    )
    .on(
      'DELETE',
      messagePath,
      (call) => {
        desk.deleteAnswer(param(call, 'token'), param(call, 'message'))
        return null
      },
      { isOpen: true },
    )
}
