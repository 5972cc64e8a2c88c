import { MessageChannel } from 'node:worker_threads';
import { createEngineCalls, type EngineCall } from '../embedded/engineCalls';

/** Replaces workers, which jsdom lacks: runs the engine on the test's thread. */
export function provideWorker(): void {
  class EngineWorker {
    private readonly answer = createEngineCalls();
    terminate(): void {}
    postMessage(call: EngineCall, [port]: MessagePort[]): void {
      void this.answer(call).then((reply) => port?.postMessage(reply));
    }
  }
  Object.assign(globalThis, { MessageChannel, Worker: EngineWorker });
}
