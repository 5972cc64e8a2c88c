/** An object of an index. */
export type StoredObject = Record<string, unknown> & { objectID: string };

export interface StoredIndex {
  objects: Map<string, StoredObject>;
  settings: Record<string, unknown>;
  rules: unknown[];
  synonyms: unknown[];
}

export interface BatchOperation {
  action: string;
  body: Record<string, unknown>;
}

export type Scope = 'settings' | 'rules' | 'synonyms';

const RECORD_MAX_BYTES = 10_000;

/** An error response of the service. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Indices by name; writes are tasks that take effect in order, each after a delay. */
export class AlgoliaStore {
  readonly indices = new Map<string, StoredIndex>();
  private readonly done = new Set<number>();
  private lastTask = 0;
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly taskMs: number) {}

  /** Returns the index with a name; throws if it doesn't exist. */
  index(name: string): StoredIndex {
    const index = this.indices.get(name);
    if (!index) throw new Refusal(404, `Index ${name} does not exist`);
    return index;
  }

  isDone(task: number): boolean {
    return this.done.has(task);
  }

  setSettings(name: string, settings: Record<string, unknown>): number {
    return this.enqueue(() => Object.assign(this.ensure(name).settings, settings));
  }

  /** Replaces all synonyms. */
  setSynonyms(name: string, synonyms: readonly unknown[]): number {
    return this.enqueue(() => Object.assign(this.ensure(name), { synonyms: [...synonyms] }));
  }

  /** Applies all operations of a batch or none. */
  batch(name: string, operations: readonly BatchOperation[]): number {
    operations.forEach(checkOperation);
    return this.enqueue(() => {
      const { objects } = this.ensure(name);
      for (const { action, body } of operations) {
        const objectID = String(body['objectID']);
        if (action === 'deleteObject') objects.delete(objectID);
        else
          objects.set(objectID, {
            ...(action.startsWith('partial') && objects.get(objectID)),
            ...body,
            objectID,
          });
      }
    });
  }

  copy(from: string, to: string, scope: readonly Scope[] | undefined): number {
    return this.enqueue(() => {
      const source = structuredClone(this.index(from));
      if (!scope) {
        this.indices.set(to, source);
        return;
      }
      const target = this.ensure(to);
      for (const part of scope) Object.assign(target, { [part]: source[part] });
    });
  }

  move(from: string, to: string): number {
    return this.enqueue(() => {
      this.indices.set(to, this.index(from));
      this.indices.delete(from);
    });
  }

  remove(name: string): number {
    return this.enqueue(() => void this.indices.delete(name));
  }

  private ensure(name: string): StoredIndex {
    const index = this.indices.get(name) ?? { objects: new Map(), settings: {}, rules: [], synonyms: [] };
    this.indices.set(name, index);
    return index;
  }

  private enqueue(effect: () => void): number {
    const task = ++this.lastTask;
    this.queue = this.queue.then(async () => {
      if (this.taskMs > 0) await new Promise((resolve) => setTimeout(resolve, this.taskMs));
      try {
        effect();
      } catch {
        // Tasks on a deleted index are no-ops.
      }
      this.done.add(task);
    });
    return task;
  }
}

function checkOperation({ action, body }: BatchOperation, position: number): void {
  if (!/^(addObject|updateObject|partialUpdateObject(NoCreate)?|deleteObject)$/.test(action)) {
    throw new Refusal(400, `Invalid action ${action}`);
  }
  if (typeof body['objectID'] !== 'string') throw new Refusal(400, 'objectID is missing');
  const bytes = Buffer.byteLength(JSON.stringify(body));
  if (bytes > RECORD_MAX_BYTES) {
    const which = `Record at the position ${position} objectID=${body['objectID']}`;
    throw new Refusal(400, `${which} is too big size=${bytes}/${RECORD_MAX_BYTES} bytes.`);
  }
}
