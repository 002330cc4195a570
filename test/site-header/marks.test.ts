import { expect } from 'chai';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown } from '../support/find.ts';
import { mountHeader } from './header-page.ts';

/** From a narrow column of a panel on: each has room for the longest word with its marks. */
const WIDTHS_PX = Array.from({ length: 20 }, (_, index) => 190 + index * 9);

const config = {
  navigation: [
    {
      title: 'Products',
      sections: [
        {
          title: 'A platform for everything',
          url: '/platform',
          emojis: ['🚀'],
          new: true,
          links: [
            { title: 'Serverless monitoring of logs', url: '/logs', new: true, description: 'What happened, and when' },
            { title: 'AIアシスタントによる検索', url: '/ai', icon_name: 'search', new: true },
            { title: 'Tutorials on another site', url: 'https://labs.example/', target: '_blank', new: true },
          ],
        },
      ],
    },
  ],
};

/** What stands after a title, and is not on the line of its last letter. */
function strayMarks(marks: Element): readonly string[] {
  const title = marks.previousSibling as Text;
  const range = document.createRange();
  range.setStart(title, title.length - 1);
  range.setEnd(title, title.length);
  const letter = range.getBoundingClientRect();
  return [...marks.children]
    .filter((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return middle < letter.top || middle > letter.bottom;
    })
    .map((mark) => `${title.data}: ${mark.className || mark.localName}`);
}

describe('<site-header> marks', () => {
  it('§3: stay on the line of the last word of their title, however narrow it is', async () => {
    const { root } = await mountHeader({ config });
    buttonNamed(root, 'Products').click();
    const section = await eventually(() => {
      const found = root.querySelector('.section') as HTMLElement;
      expect(isShown(found)).to.equal(true);
      return found;
    });
    const marks = [...section.querySelectorAll('.marks')];
    expect(marks.map(({ textContent }) => textContent?.trim())).to.deep.equal(['New', 'New', 'New', 'New']);
    for (const width of WIDTHS_PX) {
      section.style.inlineSize = `${width}px`;
      expect(marks.flatMap(strayMarks), `${width} px`).to.deep.equal([]);
    }
  });
});
