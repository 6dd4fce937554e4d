import { ApiRefusal } from '../validation/form.ts'
import { MessageFlag } from '../validation/message.ts'
import { messageJson } from '../world/message-json.ts'
import type { RouteContext } from './context.ts'
import { pathParam, type RouteRequest, type Router, snowflakePathParam } from './router.ts'

/** The routes for answers to interactions. Their token authorises them, not the bot's token. */
export const addInteractionRoutes = (router: Router, { world, interactions: desk, base }: RouteContext) => {
  const callback = (call: RouteRequest) => {
    const { interaction, message, type } = desk.answer(
      snowflakePathParam(call, 'id'),
      pathParam(call, 'token'),
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
      resource: { type, ...(message && { message: messageJson(world, base, message) }) },
    }
  }

  const refuseForeign = (call: RouteRequest) => {
    if (snowflakePathParam(call, 'application') !== world.applicationId)
      throw new ApiRefusal(404, 10015, 'Unknown Webhook')
  }

  const messagePath = '/webhooks/:application/:token/messages/:message'
  router
    .on('POST', '/interactions/:id/:token/callback', callback, { isOpen: true })
    .on(
      'POST',
      '/webhooks/:application/:token',
      (call) => {
        refuseForeign(call)
        return messageJson(world, base, desk.followUp(pathParam(call, 'token'), call.body, call.uploads))
      },
      { isOpen: true },
    )
    .on(
      'GET',
      messagePath,
      (call) => messageJson(world, base, desk.answerOf(pathParam(call, 'token'), pathParam(call, 'message'))),
      { isOpen: true },
    )
    .on(
      'PATCH',
      messagePath,
      (call) =>
        messageJson(
          world,
          base,
          desk.editAnswer(pathParam(call, 'token'), pathParam(call, 'message'), call.body, call.uploads),
        ),
      { isOpen: true },
    )
    .on(
      'DELETE',
      messagePath,
      (call) => {
        desk.deleteAnswer(pathParam(call, 'token'), pathParam(call, 'message'))
        return null
      },
      { isOpen: true },
    )
}
