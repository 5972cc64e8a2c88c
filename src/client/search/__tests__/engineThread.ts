import { MessageChannel } from 'node:worker_threads';
import { createEngineCalls, type EngineCall } from '../engine/embedded/engineCalls';

/** Provides the engine's thread, which jsdom lacks, on the thread of the test. */
export function provideEngineThread(): void {
  class EngineThread {
    private readonly answer = createEngineCalls();
    terminate(): void {}
    postMessage(call: EngineCall, [port]: MessagePort[]): void {
      void this.answer(call).then((reply) => port?.postMessage(reply));
    }
  }
  Object.assign(globalThis, { MessageChannel, Worker: EngineThread });
}
