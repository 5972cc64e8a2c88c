import { useId, type ReactElement } from 'react';
import * as styles from './ContactPopup.module.css';

/** Props that a field passes to its control. */
export interface ControlProps {
  id: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Id of the alert if it is about this field. */
  alertId: string | undefined;
  children: (control: ControlProps) => ReactElement;
}

/** A labelled form control, described by the alert while its value is invalid. */
export function Field({ label, alertId, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        required: true,
        'aria-invalid': alertId ? true : undefined,
        'aria-describedby': alertId,
      })}
    </div>
  );
}
