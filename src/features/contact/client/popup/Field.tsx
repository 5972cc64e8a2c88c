import { useId, type ReactElement } from 'react';
import type { FaultMessage } from '../../model/contactForm';
import type { PopupTexts } from './popupTexts';
import * as styles from './ContactPopup.module.css';

/** Props passed to the field's control. */
export interface ControlProps {
  id: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Error message, if the value is invalid. */
  fault?: string | undefined;
  children: (control: ControlProps) => ReactElement;
}

/** Labelled form control; while invalid, it is described by the error message below it. */
export function Field({ label, fault, children }: FieldProps) {
  const id = useId();
  const faultId = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        required: true,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': fault ? faultId : undefined,
      })}
      <p id={faultId} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}

/** Error message of a fault, if any. */
export const textOfFault = (fault: FaultMessage | undefined, texts: PopupTexts): string | undefined =>
  fault && texts[fault];
