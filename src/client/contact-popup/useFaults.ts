import { useCallback, useState } from 'react';
import { faultOfField, type FaultMessage, type FormFault, type SalesField } from '../../model/contactForm';

/** Texts under the fields whose values are wrong. */
export type FieldFaults = Partial<Record<SalesField, FaultMessage>>;

interface FaultsState {
  faults: FieldFaults;
  /** Puts a fault under its field. */
  mark: (fault: FormFault<SalesField>) => void;
  /** Checks the marked fields again; a fault stays until its value is right. */
  recheck: (values: Partial<Record<SalesField, string>>) => void;
}

/** Faults that stand under their fields. */
export function useFaults(): FaultsState {
  const [faults, setFaults] = useState<FieldFaults>({});
  const mark = useCallback(({ field, message }: FormFault<SalesField>): void => {
    setFaults((old) => ({ ...old, [field]: message }));
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
