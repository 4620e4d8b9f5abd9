import { classNames, nameWords } from './name-words.ts';

const TAGS = new Set(
  'script style template noscript svg canvas iframe object audio video textarea input select option datalist button time nav footer menu dialog progress mat-icon'.split(
    ' ',
  ),
);

const ROLES = new Set(
  'button toolbar menu menubar menuitem listbox option tree treeitem tab tablist navigation search tooltip separator progressbar textbox combobox dialog alertdialog'.split(
    ' ',
  ),
);

/** A class name that ends in one of these says that its element stands beside a message's text. */
const ENDINGS = new Set(
  `time timestamp timeago datetime date clock avatar avatars initials name username nickname toolbar actions action
  buttons button btn controls reactions feedback tooltip meta footer status ticks tick checkmark icon icons typing
  divider separator dropdown menu badge`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** A class name that ends in one of these says that its element is a message, whatever its other class names say. */
const MESSAGE = new Set('message msg bubble turn text content body chat'.split(' '));

/** More than stands on a label, in characters. */
const MOST_ON_LABEL = 80;

/** Parts of a page that are no words of a message: controls, times, avatars, names, what is hidden. */
export function isAside(element: Element): boolean {
  if (TAGS.has(element.localName) || element.hasAttribute('hidden')) return true;
  if (ROLES.has(element.getAttribute('role') ?? '') || isEditable(element)) return true;
  return isLabelByClass(element);
}

/** Text of one's own can be written into it. */
export function isEditable(element: Element): boolean {
  const editable = element.getAttribute('contenteditable');
  return editable !== null && editable !== 'false';
}

function isLabelByClass(element: Element): boolean {
  const endings = classNames(element).map((name) => nameWords(name).at(-1) ?? '');
  if (endings.includes('sr') || element.classList.contains('sr-only')) return true;
  if (!endings.some((word) => ENDINGS.has(word)) || endings.some((word) => MESSAGE.has(word))) return false;
  return (element.textContent ?? '').trim().length <= MOST_ON_LABEL && element.querySelector('p, pre, ul, ol') === null;
}
