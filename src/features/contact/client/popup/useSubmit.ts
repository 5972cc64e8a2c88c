import { useCallback, useEffect, useRef, useState } from 'react';
import { type FormFault, type SalesField, faultOfField, type FaultMessage } from '../../model/contactForm';
import { ALERT_MS } from '../../../../settings/limits';

interface Submission<Values, Field extends SalesField> {
  check: (values: Values) => FormFault<Field>[];
  /** Resolves with whether the service accepted the submission; never rejects. */
  send: (values: Values, signal: AbortSignal) => Promise<boolean>;
  onSent: () => void;
}

interface SubmitState<Values, Field extends SalesField> {
  /** The first fault, shown in the alert. */
  fault: FormFault<Field> | null;
  /** Faults shown below the fields until their values are valid. */
  faults: FieldFaults;
  recheck: (values: Partial<Record<SalesField, string>>) => void;
  /** Whether the last request failed. */
  failed: boolean;
  sending: boolean;
  submit: (values: Values) => FormFault<Field> | null;
}

/** Form state: one alert at a time, shown for two seconds; one request at a time, aborted on unmount. */
export function useSubmit<Values, Field extends SalesField>({
  check,
  send,
  onSent,
}: Submission<Values, Field>): SubmitState<Values, Field> {
  const [fault, showFault] = useAlert<FormFault<Field>>();
  const { faults, mark, recheck } = useFaults();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run(values: Values, controller: AbortController): Promise<void> {
    const sent = await send(values, controller.signal);
    if (controller.signal.aborted) return;
    running.current = null;
    setSending(false);
    if (sent) onSent();
    else setFailed(true);
  }

  function submit(values: Values): FormFault<Field> | null {
    // A ref, because state would update too late for a second click in the same task.
    if (running.current) return null;
    const found = check(values);
    const first = found[0] ?? null;
    showFault(first);
    setFailed(false);
    mark(found);
    if (first) return first;
    running.current = new AbortController();
    setSending(true);
    void run(values, running.current);
    return null;
  }

  return { fault, faults, recheck, failed, sending, submit };
}

/** A value that resets after ALERT_MS. */
function useAlert<Value>(): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState<Value | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = useCallback((next: Value | null): void => {
    window.clearTimeout(timer.current);
    setValue(next);
    if (next !== null) timer.current = window.setTimeout(() => setValue(null), ALERT_MS);
  }, []);
  return [value, show];
}

/** Error messages below invalid fields. */
type FieldFaults = Partial<Record<SalesField, FaultMessage>>;

interface FaultsState {
  faults: FieldFaults;
  /** Shows faults below their fields. */
  mark: (faults: readonly FormFault<SalesField>[]) => void;
  /** Revalidates the marked fields; a fault stays until its value is valid. */
  recheck: (values: Partial<Record<SalesField, string>>) => void;
}

/** State of the error messages below the fields. */
function useFaults(): FaultsState {
  const [faults, setFaults] = useState<FieldFaults>({});
  const mark = useCallback((found: readonly FormFault<SalesField>[]): void => {
    setFaults(Object.fromEntries(found.map(({ field, message }) => [field, message])));
  }, []);
  const recheck = useCallback((values: Partial<Record<SalesField, string>>): void => {
    setFaults((old) => {
      const fields = Object.keys(old) as SalesField[];
      const left = fields.flatMap((field) => {
        const message = faultOfField(field, values[field] ?? '');
        return message ? [[field, message] as const] : [];
      });
      return fields.length === 0 ? old : Object.fromEntries(left);
    });
  }, []);
  return { faults, mark, recheck };
}
