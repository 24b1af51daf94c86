let a = b as A, c = d as? B.C, e = f as! [D], g = h is E?
let i = j as? (F) -> G
