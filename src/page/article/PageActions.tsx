import { clientFeatures, type ActionProps } from '../feature/clientFeature';
import * as styles from './PageActions.module.css';

/** Beside the title: the controls of features. */
export function PageActions(props: ActionProps) {
  return (
    <div className={styles.actions}>
      {clientFeatures.all().map(({ name, Action }) => Action && <Action key={name} {...props} />)}
    </div>
  );
}
