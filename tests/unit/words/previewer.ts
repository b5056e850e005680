/** The Chinese that the previewer's specification words, by the English message that stands for it. */
export const worded: Readonly<Record<string, string>> = {
  'Try on skin': '纹身预览器',
  'Some functions may not work properly. A modern browser is recommended.':
    '部分功能可能无法正常工作，建议使用现代浏览器。',
  'The tattoo engine is not ready': '纹身引擎未初始化',
  'Export failed, please try again': '导出失败，请重试',
  'Please choose a valid image file (JPEG, PNG, WebP)': '请上传有效的图片文件 (JPEG, PNG, WebP)',
  'The image could not be loaded, please try again': '图片加载失败，请重试',
  'The image could not be taken in, please try again': '图片上传失败，请重试',
  'Initialisation failed': '初始化失败',
  'The body photo could not be loaded': '加载人体图像失败',
  'The tattoo could not be loaded': '加载纹身图像失败',
  'Loading error': '加载错误',
  'Failed to load texture: {reason}': 'Failed to load texture: {reason}',
};
