import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';
import { Steps } from './steps.tsx';
import { TryOn } from './try-on.tsx';

/** What stands below the subjects on the start page. */
export function HomeSections() {
  return (
    <>
      <div className="page-wide">
        <Features />
      </div>
      <TryOn />
      <div className="page-wide">
        <Reviews />
        <Steps />
        <Prices />
        <Questions />
        <CallToAction />
      </div>
    </>
  );
}
