let left = A(), right = B(), none = C()
let prefix = D(), postfix = E(), infix = F()
prefix.run(); left.prefix(G.h)
