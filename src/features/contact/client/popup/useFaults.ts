import { useCallback, useState } from 'react';
import { faultOfField, type FaultMessage, type FormFault, type SalesField } from '../../model/contactForm';

/** Error messages below invalid fields. */
export type FieldFaults = Partial<Record<SalesField, FaultMessage>>;

interface FaultsState {
  faults: FieldFaults;
  /** Shows faults below their fields. */
  mark: (faults: readonly FormFault<SalesField>[]) => void;
  /** Revalidates the marked fields; a fault stays until its value is valid. */
  recheck: (values: Partial<Record<SalesField, string>>) => void;
}

/** State of the error messages below the fields. */
export function useFaults(): FaultsState {
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
