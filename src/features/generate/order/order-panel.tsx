import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import type { GeneratedImage } from '#contract/image.ts';
import { stylesMadeOfExtras } from '#contract/style-ids.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { DeviceChoice } from '../device/device-choice.tsx';
import type { DrawsHere } from '../device/use-draws-here.ts';
import { EngineChoice } from '../engine/engine-choice.tsx';
import type { useEngines } from '../engine/use-engines.ts';
import { IdeaList } from '../ideas/idea-list.tsx';
import type { OnPricing } from '../on-pricing.ts';
import { CreateButton } from './create-button.tsx';
import { FidelitySlider } from './fidelity-slider.tsx';
import { FromChoice } from './from-choice.tsx';
import { drawnFrom, type Order } from './order.ts';
import { ColorChoice, OutputsChoice } from './order-choices.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OriginNote } from './origin-note.tsx';
import { PictureField } from './picture-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { RatioChoice } from './ratio-choice.tsx';
import { StylePicker } from './style-picker.tsx';
import type { PictureUpload } from './use-picture.ts';

interface OrderPanelProps {
  order: Order;
  /** Whether the person has to join for some of the choices. */
  isFree: boolean;
  promptError: string | undefined;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether anything can redraw pictures. */
  canRedraw: boolean;
  engines: ReturnType<typeof useEngines>;
  upload: PictureUpload;
  /** A file is being dragged over the page. */
  isOver: boolean;
  isDrawing: boolean;
  drawsHere: DrawsHere;
  /** On phones the form makes room for what is being shown: then only this remains of it. */
  isFolded: boolean;
  onUnfold: () => void;
  /** Stands for the order while it is folded. */
  picture: GeneratedImage | undefined;
  onChange: (changes: Partial<Order>) => void;
  onCreate: () => void;
  onLoginNeeded: () => void;
  onPricing: OnPricing;
  className: string;
}

/** Everything that says what is to be drawn, and the button that has it drawn. */
export function OrderPanel(props: OrderPanelProps) {
  const { order, onChange, onCreate, isFolded, engines } = props;
  const { t } = useLingui();
  const isComposed = order.engine === engineName;
  const borrow = (prompt: string) => {
    onChange({ prompt });
    props.promptRef.current?.focus();
  };

  return (
    <section
      aria-label={t`Describe your tattoo`}
      className={`flex flex-col bg-sheet md:min-h-0 md:border-rule md:border-r-[1.5px] ${props.className}`}
    >
      <div className={`md:min-h-0 md:flex-1 md:overflow-auto ${isFolded ? 'border-hair border-t' : ''}`}>
        {isFolded && <OrderSummary order={order} picture={props.picture} onUnfold={props.onUnfold} />}
        <div className={`gap-4.5 px-5 pt-5 pb-6 md:grid md:px-6 ${isFolded ? 'hidden' : 'grid'}`}>
          {props.canRedraw && (
            <FromChoice value={order.from} onChange={(from) => onChange(drawnFrom(from))} />
          )}
          {order.from === 'picture' && (
            <div className="grid gap-2.5">
              <PictureField
                picture={order.picture}
                upload={props.upload}
                isOver={props.isOver}
                onRemove={() => {
                  props.upload.drop();
                  onChange({ picture: null });
                }}
              />
              {order.picture && (
                <FidelitySlider value={order.fidelity} onChange={(fidelity) => onChange({ fidelity })} />
              )}
            </div>
          )}
          <OriginNote origin={order.origin} onRemove={() => onChange({ origin: null })} />
          <PromptField
            isOptional={order.from === 'picture'}
            value={order.prompt}
            error={props.promptError}
            inputRef={props.promptRef}
            onChange={(prompt) => onChange({ prompt })}
            style={order.style}
            onSubmit={onCreate}
            onLoginNeeded={props.onLoginNeeded}
          />
          <IdeaList onPick={borrow} />
          {engines.engines.length > 1 && (
            <Labelled label={<Trans>Drawn by</Trans>}>
              <EngineChoice
                engines={engines.engines}
                order={order}
                isForMembers={engines.isForMembers}
                onChange={(engine) => onChange({ engine })}
              />
            </Labelled>
          )}
          <Labelled label={<Trans>Style</Trans>}>
            <StylePicker value={order.style} onChange={(style) => onChange({ style })} isLarge />
          </Labelled>
          <Labelled label={<Trans>Shape</Trans>}>
            <RatioChoice value={order.ratio} onChange={(ratio) => onChange({ ratio })} />
          </Labelled>
          <div className="grid grid-cols-[1.7fr_1fr] gap-3">
            <Labelled label={<Trans>Colour</Trans>}>
              <ColorChoice value={order.isColor} onChange={(isColor) => onChange({ isColor })} />
            </Labelled>
            <Labelled label={<Trans context="how many">Designs</Trans>}>
              <OutputsChoice
                value={order.outputs}
                isFree={props.isFree}
                onChange={(outputs) => onChange({ outputs })}
              />
            </Labelled>
          </div>
          <div className="border-hair border-y">
            {isComposed && !(order.style && stylesMadeOfExtras.has(order.style)) && (
              <SwitchRow
                label={<Trans>With flash extras</Trans>}
                hint={<Trans>Leaves, stars, a laurel around it</Trans>}
                checked={order.hasExtras}
                onChange={(hasExtras) => onChange({ hasExtras })}
              />
            )}
            <SwitchRow
              label={<Trans>Public</Trans>}
              hint={
                order.from === 'picture' && !order.isPublic ? (
                  <Trans>Off: only you see what is drawn from your picture</Trans>
                ) : props.isFree && order.from === 'words' ? (
                  <Trans>Private designs are for members</Trans>
                ) : (
                  <Trans>Shown in the library for anyone</Trans>
                )
              }
              checked={order.isPublic}
              onChange={(isPublic) => onChange({ isPublic })}
            />
            {order.from === 'words' && isComposed && <DeviceChoice drawsHere={props.drawsHere} />}
          </div>
        </div>
      </div>
      <CreateButton
        cost={order.outputs * engines.priceOf(order.engine)}
        isByModel={!isComposed}
        isDrawing={props.isDrawing}
        isHere={props.drawsHere.draws(order)}
        because={props.drawsHere.because}
        onCreate={onCreate}
        onPricing={props.onPricing}
      />
    </section>
  );
}

function Labelled({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <div className="mb-2 font-semibold text-sm">{label}</div>
      {children}
    </div>
  );
}
