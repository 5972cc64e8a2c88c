import { useId, type ReactElement } from 'react';
import type { FaultMessage } from '../../model/contactForm';
import type { PopupTexts } from './popupTexts';
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
  /** What is wrong with the value. */
  fault?: string | undefined;
  children: (control: ControlProps) => ReactElement;
}

/** A labelled form control, described by the fault under it while its value is invalid. */
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
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Text of a fault, if there is one. */
export const textOfFault = (fault: FaultMessage | undefined, texts: PopupTexts): string | undefined =>
  fault && texts[fault];
