import { isLanguage } from '#schema/languages.ts';
import type { Field, FoundText } from '../../api.ts';
import type { MarkedText } from '../frame/marked-texts.ts';
import { useStudio } from '../studio-context.ts';
import { ListTools } from '../text/list-tools.tsx';
import { OpenText } from '../text/open-text.tsx';
import { Refusal } from '../text/refusal.tsx';
import { SettingGroupForm } from '../text/setting-group-form.tsx';
import { TextLink } from '../text-link.tsx';
import { Told } from '../told.tsx';
import { keyName, say, shortName } from '../words.ts';
import { CopyFile } from './new-file-form.tsx';
import { Where } from './where.tsx';

type Props = { texts: readonly MarkedText[] };

/** The text that was clicked, in both languages, with all that an editor has to know of it. */
export function TextRoom({ texts }: Props) {
  const { opened, isOpening } = useStudio().field;
  return (
    <>
      <section aria-labelledby="panel-title" className="panel" inert={isOpening}>
        <h2 id="panel-title">{say('panel')}</h2>
        {opened ? (
          <>
            <Way field={opened.field} />
            {opened.field.help && (
              <p className="help">
                <Told said={opened.field.help} />
              </p>
            )}
            <OpenText opened={opened} />
            <Tools field={opened.field} />
          </>
        ) : (
          <>
            <Refusal />
            <p>{say('choose')}</p>
          </>
        )}
      </section>
      <TextsOfPage texts={texts} />
    </>
  );
}

/** Where the text stands: in which file, all of whose texts can be opened, and as what. */
function Way({ field: { file, at } }: { field: Field }) {
  if (at.length === 0) return null;
  return (
    <p className="way">
      <TextLink to={{ file, at: [] }}>{say('textsOf', { name: shortName(file) })}</TextLink>{' '}
      {keysOf(at).join(' › ')}
    </p>
  );
}

/** The keys on the way to a text, in an editor's words. */
export function keysOf(at: Field['at']): string[] {
  return at.flatMap((step) => {
    if (typeof step === 'number') return `${step + 1}`;
    return isLanguage(step) || step === 'sections' ? [] : keyName(step);
  });
}

function Tools({ field }: { field: Field }) {
  const { removals } = useStudio();
  const line = `${field.file}:${field.line}`;
  return (
    <>
      <TextsOfFile texts={field.texts} />
      <Where field={field} />
      {field.list && (
        <ListTools key={`${field.list.at} ${field.list.index}`} name="item" place={field.list} />
      )}
      {field.section && (
        <ListTools
          key={`${field.section.at} ${field.section.index}`}
          name="section"
          place={field.section}
          isFolded={field.list !== undefined}
        />
      )}
      {field.settings.map((group) => (
        <SettingGroupForm
          key={`${field.file} ${group.of} ${group.at.join('/')}`}
          group={group}
          isOpen={group.of === 'item' || field.boxes.length === 0}
        />
      ))}
      {field.copyKind !== undefined && (
        <CopyFile key={field.file} kind={field.copyKind} file={field.file} />
      )}
      {field.isRemovable && (
        <details key={`whole ${field.file}`}>
          <summary>{say('wholeFile')}</summary>
          <p>{say('removeFileHelp')}</p>
          <button type="button" onClick={() => removals.remove(field.file)}>
            {say('removeFile')}
          </button>
        </details>
      )}
      <details>
        <summary>{say('more')}</summary>
        <button
          type="button"
          className="quiet"
          onClick={() => void fetch(`/__open-in-editor?${new URLSearchParams({ file: line })}`)}
        >
          {say('openInEditor')} <code>{line}</code>
        </button>
      </details>
    </>
  );
}

/** Of a page or an entry that is open as a whole, and has just been made, say. */
function TextsOfFile({ texts }: { texts: readonly FoundText[] }) {
  if (texts.length === 0) return null;
  return (
    <details className="texts" open>
      <summary>{say('textsOfFile', { count: texts.length })}</summary>
      <ul>
        {texts.map(({ file, at, text, language }) => (
          <li key={at.join('/')}>
            <small>{keysOf(at).join(' › ')}</small>
            <TextLink to={{ file, at }} language={language}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function TextsOfPage({ texts }: { texts: readonly MarkedText[] }) {
  return (
    <details className="texts">
      <summary>{say('texts', { count: texts.length })}</summary>
      <ul>
        {texts.map(({ id, text }) => (
          <li key={id}>
            <TextLink to={{ id }}>{text || say('untitled')}</TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
