let add = A.+
let f: (A, A) -> B = (==)
