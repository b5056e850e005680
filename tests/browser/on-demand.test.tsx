import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MenuChoice, Menu as MenuOpened } from '#ui/menu.tsx';
import { OnDemand } from '#ui/on-demand.tsx';

let root: Root;
beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => root.unmount());

let loads = 0;

function Colors() {
  const [color, setColor] = useState('red');
  return (
    <OnDemand
      load={async () => {
        loads += 1;
        return ColorMenu;
      }}
      opened={{ color, setColor }}
      trigger={<button type="button">Colour: {color}</button>}
    />
  );
}

interface ColorMenuProps {
  trigger: React.ReactElement;
  color: string;
  setColor: (color: string) => void;
}

function ColorMenu({ trigger, color, setColor }: ColorMenuProps) {
  const options = ['red', 'blue'].map((value) => ({ value, label: value }));
  return (
    <MenuOpened trigger={trigger}>
      <MenuChoice label="Colour" value={color} options={options} onChange={setColor} />
    </MenuOpened>
  );
}

test('what is fetched on demand opens at once, and stays in step with its trigger', async () => {
  root.render(<Colors />);
  const trigger = page.getByRole('button', { name: /^Colour/ });
  await expect.element(trigger).toBeVisible();
  expect(loads).toBe(0);

  await trigger.click();
  await page.getByRole('menuitemradio', { name: 'blue' }).click();
  await expect.element(trigger).toHaveTextContent('Colour: blue');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemradio', { name: 'blue' })).toBeChecked();
});
