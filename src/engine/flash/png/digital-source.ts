import type { DrawingNotes } from '#contract/drawing.ts';
import type { PngText } from './png-text.ts';

/** Under which programs look for XMP in a PNG. */
const keyword = 'XML:com.adobe.xmp';

/**
 * What programs and platforms read of how a picture came to be: the IPTC's digital source type, in XMP. What a model
 * made is `trainedAlgorithmicMedia`, and `compositeWithTrainedAlgorithmicMedia` where we have set letters on it; what the
 * flash composer draws is `algorithmicMedia`, made by an algorithm that no sampled pictures have trained.
 * https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export function digitalSource(notes: Pick<DrawingNotes, 'model' | 'isLettered'>): PngText {
  return [
    keyword,
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
   xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
   Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${typeOf(notes)}"/>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`,
  ];
}

function typeOf({ model, isLettered }: Pick<DrawingNotes, 'model' | 'isLettered'>): string {
  if (model === undefined) return 'algorithmicMedia';
  return isLettered ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
}
