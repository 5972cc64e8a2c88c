import { useEffect, useRef, type RefObject, type KeyboardEvent } from 'react';
import type { TypedText } from '../typedText';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { DIALOG } from '../dialogLimits';
import { listId, optionId } from './EntryList';
import { useSearchMessages } from './searchMessages';
import type { OpenModifiers } from './useOpenEntry';
import type { FieldEvent, FieldView } from './useQueryField';
import * as styles from './SearchBox.module.css';

interface FieldStartOptions {
  field: RefObject<HTMLInputElement>;
  /** Text typed before the field is focused. */
  typed: Pick<TypedText, 'take' | 'stop'>;
  /** Current value of the field. */
  query: string;
  type: (query: string) => void;
}

/** Focuses the field once it shows the text typed so far; its initial text is selected. Presses on the dialog leave the focus there. */
export function useFieldStart({ field, typed, query, type }: FieldStartOptions): void {
  const hasStarted = useRef(false);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    const onPress = (event: MouseEvent): void => {
      if (event.target !== field.current) event.preventDefault();
    };
    dialog?.addEventListener('mousedown', onPress);
    return () => dialog?.removeEventListener('mousedown', onPress);
  }, [field]);
  // After each render: if the field were focused too early, the next key would replace the buffered text.
  useEffect(() => {
    // A response may have caused this render, before the typed text shows.
    if (hasStarted.current || (wanted.current !== null && wanted.current !== query)) return;
    const text = typed.take();
    if (text) {
      wanted.current = (wanted.current ?? '') + text;
      type(wanted.current);
      return;
    }
    hasStarted.current = true;
    const { current: input } = field;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(wanted.current === null ? 0 : query.length, query.length);
    typed.stop();
  });
}

interface SearchBoxProps {
  /** Id of the panel. */
  id: string;
  input: RefObject<HTMLInputElement>;
  query: string;
  view: FieldView;
  /** Number of lists and entries. */
  lists: number;
  entries: number;
  /** Text that is still being composed by an IME is shown but not searched for. */
  onType: (query: string, isComposing: boolean) => void;
  onEvent: (event: FieldEvent) => void;
  /** Opens the active option. */
  onOpen: (modifiers: OpenModifiers) => void;
  onCancel: () => void;
}

/** Hoisted elements, which never re-render. */
const MAGNIFIER = <Search size="1.25rem" aria-hidden />;
const CROSS = <X size="1.25rem" aria-hidden />;

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
/** Key code of keys handled by an IME. */
const INPUT_METHOD_KEY_CODE = 229;

/** The search field, including keyboard navigation of the list. */
export function SearchBox(props: SearchBoxProps) {
  const { id, input, query, view, lists, entries, onType, onEvent, onOpen, onCancel } = props;
  const t = useSearchMessages();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) {
      // The IME handles the key: it must not close the dialog.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const by = STEPS[event.key];
    if (by) {
      event.preventDefault();
      onEvent({ type: 'step', by, from: view.active, count: entries });
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      if (view.active === null) onEvent({ type: 'leave' });
      else onOpen(event);
    } else if (event.key === 'Escape') {
      // By default, Escape clears the search field instead of closing the dialog.
      event.preventDefault();
      onCancel();
    } else if (event.key === 'Tab') {
      onEvent({ type: 'leave' });
    }
  }

  const controls = Array.from({ length: lists }, (_, i) => listId(id, i)).join(' ') || undefined;
  const activeId = view.active === null ? undefined : optionId(id, view.active);

  function clear(): void {
    onType('', false);
    input.current?.focus();
  }

  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        clear();
      }}
    >
      {view.status === 'stalled' ? (
        <LoaderCircle className={styles.spinner} size="1.25rem" aria-hidden />
      ) : (
        MAGNIFIER
      )}
      <div
        role="combobox"
        aria-label={t('input')}
        aria-haspopup="listbox"
        aria-expanded={view.isOpen}
        aria-controls={controls}
        className={styles.field}
      >
        <input
          ref={input}
          className={styles.input}
          type="search"
          aria-label={t('input')}
          placeholder={t('input')}
          aria-autocomplete="list"
          aria-controls={controls}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={activeId ? 'go' : 'search'}
          maxLength={DIALOG.queryMaxChars}
          value={query}
          onChange={({ target, nativeEvent }) =>
            onType(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
          onKeyDown={onKeyDown}
          onFocus={() => onEvent({ type: 'focus' })}
          onBlur={() => onEvent({ type: 'leave' })}
        />
      </div>
      {query && (
        <button type="reset" className="icon-button" aria-label={t('clear')}>
          {CROSS}
        </button>
      )}
      <button type="button" className={`icon-button ${styles.cancel}`} onClick={onCancel}>
        {t('cancel')}
      </button>
    </form>
  );
}

function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY_CODE;
}
