/** OpenCC's traditional characters, each with the simplified ones that it may stand for: "麼 么|黃 黄". */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string;
  export default characters;
}
