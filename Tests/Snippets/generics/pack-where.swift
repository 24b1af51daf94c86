func f<each A, each B>(a: repeat each A, b: repeat each B) where repeat each A: P, repeat (each B).X == Y {}
