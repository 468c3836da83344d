import { connect, createServer, type Server, type Socket } from 'node:net';

/** A port that leads to one of several others, the first that answers; it can be cut. */
export class Between {
  port = 0;
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private isCut = false;
  private turn = 0;
  private readonly ports: () => readonly number[];

  constructor(ports: () => readonly number[]) {
    this.ports = ports;
    // As it would be without anything between: small messages are not kept back until the last one is confirmed.
    this.server = createServer({ noDelay: true }, (socket) => this.join(socket));
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()));
    const at = this.server.address();
    this.port = typeof at === 'object' && at !== null ? at.port : 0;
    return this;
  }

  private join(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.open.delete(socket));
    const ports = this.ports();
    if (this.isCut || ports.length === 0) return void socket.destroy();
    const there = connect({ host: '127.0.0.1', port: ports[this.turn++ % ports.length], noDelay: true });
    there.on('error', () => socket.destroy());
    there.on('close', () => socket.destroy());
    socket.on('close', () => there.destroy());
    there.pipe(socket);
    socket.pipe(there);
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.destroy();
  }

  /** One of those that are joined just now is cut, as proxies do now and then. */
  dropOne(random: () => number): void {
    const open = [...this.open];
    open[Math.floor(random() * open.length)]?.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
