import { having, named } from '../../../lexicon/concept-predicate.ts';
import type { Shown } from './shown-by.ts';

/** Poses and movements in which beasts are drawn. */
export const movements: readonly Shown[] = [
  [named('opossum', 'hanging-opossum'), /\b(?:screaming|yelling|hissing)\b|尖叫着?|叫んで(?:いる)?|叫ぶ/gu],
  [
    having('flying'),
    /\b(?:flying|flies|soaring|hovering|gliding|(?:in (?:mid-? ?)?|mid[- ]?)flight|mid-?air)\b|(?:展翅)?(?:飞翔|翱翔|飞舞|飞行)(?![器员机])|展翅|飞着|飞(?=$|[，,。])|飛んで(?:い?る)?|飛翔(?:する)?|飛ぶ|飛び立(?:つ|った)|飞走|羽ばた(?:く|いて(?:い?る)?)|[羽翼翅]を広げ(?:た|る|て)/gu,
  ],
  [having('wings-spread'), /\b(?:wings )?(?:spread|spreading|outstretched|open)\b/gu],
  [
    having('swimming'),
    /\b(?:swimming|swims)\b|游泳|游动|畅游|(?<=[里中])游着?|游着|游(?=$|[，,。])|泳ぐ|泳いで(?:い?る)?/gu,
  ],
  [
    having('leaping'),
    /\b(?:jumping|leaping|breaching)\b|跳跃|跃起|跃出水面|跳ねる|ジャンプ(?:する|している)?/gu,
  ],
  // How one goes that is drawn with its trunk raised; a calf's always is.
  [
    named('elephant'),
    /\b(?:walking|standing|(?:full|whole) body)\b(?=.*\btrunk (?:\p{L}+ )?(?:up|raised|high|in the air)\b|.*\braised trunk\b)/gu,
  ],
  [
    named('elephant-calf'),
    /(?:\bwith )?(?:\b(?:its|his|her|an?|the) )?\b(?:trunk (?:up|raised|in the air)|raised trunk)\b/gu,
  ],
  [
    named('sloth'),
    /\b(?:hanging|hangs|dangling)\b(?! (?:from|on|off)\b)|倒?挂着?|ぶら下がる|ぶら下がって(?:いる)?|ぶらさがって(?:いる)?/gu,
  ],
  [named('lizard', 'koala'), /\bclimb(?:ing|s)?(?: up| down)?\b|爬上|攀爬|登る|登って(?:いる|いく)?/gu],
  [
    having('perching'),
    /\b(?:perched|perching|resting|sitting|seated)\b|停着|坐着|蹲着|(?:止|と)ま(?:る|った|って(?:い?る)?)|座る|座った/gu,
  ],
  [having('standing'), /\b(?:standing|stands|upright)\b|站立|立着|站着|立つ|立って(?:い?る)?/gu],
  [
    having('snarling'),
    /\b(?:snarling|growling|open|showing (?:its |his )?teeth|baring (?:its |his )?teeth)\b|张嘴|口を開け(?:た|る)/gu,
  ],
  [having('crawling'), /\b(?:crawling|crawls|walking|creeping)\b|爬行|爬着|這う/gu],
  [named('ostrich', 'footballer', 'running-shoe', 'velociraptor'), /\b(?:running|runs)\b|奔跑|走る/gu],
  [named('rattlesnake', 'snake', 'cobra', 'ouroboros'), /\b(?:coiled|coiling|slithering)\b|盘着|とぐろ/gu],
  [
    named('squirrel'),
    /\b(?:holding|eating|hugging|with)(?: (?:an?|its|the|his|her))? (?:little |tiny )?(?:acorn|nut|hazelnut)\b/gu,
  ],
  [named('cobra'), /\b(?:ready|about|poised|coiled|rearing)(?: up)? to strike\b|\bstriking\b/gu],
  [having('in-profile'), /横顔|横向き|侧脸|侧面/gu],
];
