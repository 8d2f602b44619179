import { defineCommand } from '../command.ts'
import { text, wholeNumber } from '../options.ts'
import { receiveWebhooks } from '../webhook-receiver.ts'

export const listen = defineCommand({
  name: 'listen',
  summary: 'receive webhooks on this machine and print those whose signature is right, until stopped',
  arguments: [],
  options: {
    port: wholeNumber('--port <number>', 'port of 127.0.0.1; 0 takes any free one', 8090),
    secret: text('--secret <secret>', 'webhook secret; that of the settings unless given'),
  },
  kind: 'local',
  run: ({ program, terminal }, { port, secret }) =>
    receiveWebhooks(terminal, { port, secret: secret ?? program.webhookSecret() }),
})
