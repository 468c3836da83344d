import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/http/frame.ts';

const EDGES = ['', 'a'.repeat(125), 'a'.repeat(126), 'ž'.repeat(32_767), 'a'.repeat(65_535), '🤠'.repeat(20_000)];

test('a frame of our own is read as the text it was made of, whatever its length', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (_, request) => {
    for (const text of EDGES) request.socket.write(textFrame(text));
  });
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : address}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(data.toString()));
  await expect.poll(() => heard.length).toBe(EDGES.length);
  expect(heard).toEqual(EDGES);
  client.terminate();
  server.close();
});

test('what many get one after another is one frame', () => {
  const frame = textFrame('to all');
  expect(textFrame(['to', 'all'].join(' '))).toBe(frame);
  expect(textFrame('to one')).not.toEqual(frame);
  expect(textFrame('to all')).toEqual(frame);
});
