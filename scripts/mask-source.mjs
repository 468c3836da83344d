// Blanks out what is not code while every character keeps its place, so that line numbers stay true.
// code: neither comments nor the insides of strings and regular expressions; withStrings: only comments are gone.
export function maskSource(source) {
  const code = source.split('');
  const withStrings = source.split('');
  const blank = (target, from, to) => {
    for (let i = from; i < to; i++) if (source[i] !== '\n') target[i] = ' ';
  };
  // Depth of braces at which each open template literal goes on.
  const templates = [];
  let depth = 0;
  let lastToken = '';
  let at = 0;

  const endOfTemplatePart = (from) => {
    let i = from;
    while (i < source.length && source[i] !== '`' && !(source[i] === '$' && source[i + 1] === '{')) {
      i += source[i] === '\\' ? 2 : 1;
    }
    return i;
  };
  const template = (from) => {
    const end = endOfTemplatePart(from);
    blank(code, from, end);
    if (source[end] === '$') {
      templates.push(depth);
      depth++;
      lastToken = '{';
      return end + 2;
    }
    lastToken = '`';
    return end + 1;
  };

  while (at < source.length) {
    const char = source[at];
    if (char === '/' && (source[at + 1] === '/' || source[at + 1] === '*')) {
      const closing = source[at + 1] === '/' ? source.indexOf('\n', at) : source.indexOf('*/', at + 2) + 2;
      const end = closing <= 1 ? source.length : closing;
      blank(code, at, end);
      blank(withStrings, at, end);
      at = end;
    } else if (char === "'" || char === '"') {
      let end = at + 1;
      while (end < source.length && source[end] !== char && source[end] !== '\n') end += source[end] === '\\' ? 2 : 1;
      blank(code, at + 1, end);
      lastToken = char;
      at = end + 1;
    } else if (char === '`') {
      at = template(at + 1);
    } else if (char === '}' && templates.at(-1) === depth - 1) {
      templates.pop();
      depth--;
      at = template(at + 1);
    } else if (char === '/' && startsExpression(lastToken)) {
      let end = at + 1;
      let inClass = false;
      while (end < source.length && source[end] !== '\n' && (inClass || source[end] !== '/')) {
        if (source[end] === '[') inClass = true;
        if (source[end] === ']') inClass = false;
        end += source[end] === '\\' ? 2 : 1;
      }
      blank(code, at + 1, end);
      lastToken = '/';
      at = end + 1;
    } else if (/[\w$]/.test(char)) {
      const word = /^[\w$]+/.exec(source.slice(at, at + 200))[0];
      lastToken = word;
      at += word.length;
    } else {
      if (char === '{') depth++;
      if (char === '}') depth--;
      if (!/\s/.test(char)) lastToken = char;
      at++;
    }
  }
  return { code: code.join(''), withStrings: withStrings.join('') };
}

function startsExpression(token) {
  return token === '' || /^[([{,;=:?!&|+\-*%<>~^]$/.test(token) || /^(?:return|typeof|case|in|of|do|else)$/.test(token);
}
