let a = list.reduce(1, /), b = B.c
let d = apply(/, D.e)
